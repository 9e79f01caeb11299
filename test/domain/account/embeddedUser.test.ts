import { assert } from 'chai'
import { type LoginError, loginErrorAlert } from '../../../domain/login/loginError.js'
import { canSwitchAccountType } from '../../../domain/account/embeddedUser.js'
import { isLoginNamespace } from '../../../domain/login/loginMethods.js'
import { isTransactionHash } from '../../../domain/account/addresses/patterns.js'
import { classifyRpcMethod, isSignedMessage } from '../../../domain/login/rpcMethods.js'
import { CHAIN_NAMESPACES } from '../../../domain/network/network.js'
import { describeAlert } from '../../../domain/notify/alert.js'

describe('the account type', () => {
  it('can be switched if smart accounts are enabled and it is eoa [S6-02] [S9-32]', () =>
    assert.isTrue(canSwitchAccountType([1, 8453], 'eip155:8453', 'eoa')))
  it('cannot be switched from a smart account [S6-02]', () =>
    assert.isFalse(canSwitchAccountType([1], 'eip155:1', 'smartAccount')))
  it('cannot be switched if smart accounts are disabled [S6-02]', () => {
    assert.isFalse(canSwitchAccountType([1], 'eip155:10', 'eoa'))
    assert.isFalse(canSwitchAccountType([], 'eip155:1', 'eoa'))
    assert.isFalse(canSwitchAccountType([1], 'solana:1', 'eoa'))
  })
})

describe('the embedded wallet', () => {
  it('supports EVM and Solana [S6-04]', () =>
    assert.deepEqual(CHAIN_NAMESPACES.filter(isLoginNamespace), ['eip155', 'solana']))
})

describe('a method of the embedded wallet', () => {
  it('is safe if it reads, or sends an already signed transaction [S6-05]', () => {
    for (const method of [
      'eth_call',
      'eth_getBalance',
      'eth_blockNumber',
      'eth_sendRawTransaction',
      'wallet_getCapabilities',
      'wallet_getCallsStatus',
      'eth_supportedEntryPoints',
    ]) {
      assert.equal(classifyRpcMethod(method), 'Safe', method)
    }
  })
  it('is not safe if it signs, sends or grants [S6-06]', () => {
    for (const method of [
      'personal_sign',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
      'wallet_sendCalls',
      'wallet_grantPermissions',
      'wallet_revokePermissions',
      'eth_sendUserOperation',
    ])
      assert.equal(classifyRpcMethod(method), 'NotSafe', method)
  })
  it('is unknown otherwise [S5-18]', () => {
    for (const method of [
      '',
      'eth_sign',
      'eth_signTypedData',
      'ETH_CALL',
      'personal_sign ',
      'constructor',
      '__proto__',
      'wallet_addEthereumChain',
    ])
      assert.isUndefined(classifyRpcMethod(method), method)
  })
})

describe('an answer of the embedded wallet', () => {
  it('is a transaction hash: 0x and 64 hex digits [S5-16]', () => {
    assert.isTrue(isTransactionHash(`0x${'aB'.repeat(32)}`))
    for (const other of [
      '',
      `0x${'a'.repeat(63)}`,
      `0x${'a'.repeat(65)}`,
      `0x${'g'.repeat(64)}`,
      'a'.repeat(64),
      { hash: `0x${'a'.repeat(64)}` },
      null,
    ])
      assert.isFalse(isTransactionHash(other))
  })
  it('is a signed message: 0x and at least 62 hex digits [S5-17]', () => {
    for (const length of [62, 63, 130, 4_000]) assert.isTrue(isSignedMessage(`0x${'a'.repeat(length)}`))
    for (const other of [`0x${'a'.repeat(61)}`, `0x${'z'.repeat(62)}`, 'a'.repeat(62), [], undefined])
      assert.isFalse(isSignedMessage(other))
  })
})

describe('a failed login', () => {
  const nameOf = (error: LoginError): string | undefined => {
    const alert = loginErrorAlert(error)
    return alert && describeAlert(alert).message
  }
  it('is an alert when the frame does not load [S8-37]', () =>
    assert.equal(nameOf({ _tag: 'FrameNotLoaded' }), 'Network Error - Could not load embedded wallet'))
  it('is an alert when the frame does not answer [S8-38]', () =>
    assert.equal(nameOf({ _tag: 'FrameTimedOut', afterMs: 1 }), 'Embedded Wallet Request Timed Out'))
  it('is an alert when the domain is not verified [S8-39]', () =>
    assert.equal(nameOf({ _tag: 'UnverifiedDomain' }), 'Unverified Domain'))
  it('is an alert when a header of the page cuts off its popup', () =>
    assert.equal(nameOf({ _tag: 'PopupCutOff' }), 'Login Window Cut Off'))
  it('is no alert if it concerns the visitor only', () => {
    for (const error of [
      { _tag: 'PopupClosed' },
      { _tag: 'CodeRefused' },
      { _tag: 'EmailRateLimited', seconds: 3 },
    ] as const)
      assert.isUndefined(nameOf(error))
  })
})
