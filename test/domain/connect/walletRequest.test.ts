import { assert } from 'chai'
import {
  isBatchRefusal,
  isRefusedMethod,
  isWalletRequest,
  lacksMethod,
  mayPay,
  promptKind,
} from '../../../domain/connect/walletRequest.js'

describe('isBatchRefusal', () => {
  const failed = (code: number | undefined) =>
    isBatchRefusal({ _tag: 'RequestFailed', code, message: '', cause: undefined })

  it('recognizes the EIP-5792 codes of a refused batch, and nothing else', () => {
    for (const code of [5700, 5710, 5730, 5740, 5750, 5760]) assert.isTrue(failed(code), String(code))
    for (const code of [undefined, -32603, 4001, 4200, 4902, 5000, 5101]) assert.isFalse(failed(code), String(code))
    assert.isFalse(isBatchRefusal({ _tag: 'RequestRejected' }))
  })
  it('does not take a batch that the wallet already has (5720) for refused: it may be sent [S-28]', () => {
    assert.isFalse(failed(5720))
  })
})

describe('promptKind', () => {
  const methods = {
    send: [
      'eth_sendTransaction',
      'eth_sendUserOperation',
      'wallet_sendCalls',
      'solana_signAndSendTransaction',
      'sendTransfer',
      'personal_sendTransaction',
      'signAndSendTransaction',
      'near_signAndSendTransactions',
      'sendInscriptions',
      'stx_transferStx',
      'stx_callContract',
      'starknet_addInvokeTransaction',
    ],
    sign: [
      'personal_sign',
      'eth_sign',
      'eth_signTypedData_v4',
      'eth_signTransaction',
      'solana_signMessage',
      'polkadot_signTransaction',
      'cosmos_signAmino',
      'signMessage',
      'signPsbt',
      'signPsbts',
      'signAllPsbts',
      'signTransaction',
      'signAllTransactions',
      'eth_decrypt',
      'eth_getEncryptionPublicKey',
      'kadena_quicksign_v1',
      'polkadot_batchSign',
      'aptos:signTransaction',
    ],
    accounts: ['eth_requestAccounts', 'requestAccounts', 'connect'],
    wallet: [
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_watchAsset',
      'wallet_requestPermissions',
      'wallet_grantPermissions',
    ],
  }
  for (const [kind, names] of Object.entries(methods)) {
    it(`classifies ${names.join(', ')} as ${kind} [S-30]`, () => {
      for (const name of names) assert.equal(promptKind(name), kind, name)
    })
  }

  it('recognizes requests without a prompt [S-30]', () => {
    for (const name of [
      'eth_accounts',
      'eth_chainId',
      'eth_call',
      'eth_sendRawTransaction',
      'wallet_getCapabilities',
      'wallet_getPermissions',
      'wallet_getCallsStatus',
      'getAccountAddresses',
      'cosmos_getAccounts',
      'solana_getSignaturesForAddress',
      'eth_getBalance',
      'eth_subscribe',
      '',
    ]) {
      assert.isUndefined(promptKind(name), name)
    }
  })
})

describe('mayPay', () => {
  it('recognizes requests that send, and a PSBT that the wallet broadcasts [S-28]', () => {
    assert.isTrue(mayPay({ method: 'eth_sendTransaction' }))
    assert.isTrue(mayPay({ method: 'signPsbt', params: { psbt: '', broadcast: true } }))
    for (const params of [undefined, null, 'broadcast', [], {}, { broadcast: false }, { broadcast: 'true' }])
      assert.isFalse(mayPay({ method: 'signPsbt', params }), JSON.stringify(params))
    assert.isFalse(mayPay({ method: 'signMessage', params: { broadcast: true } }))
  })
})

describe('lacksMethod', () => {
  const failed = (code: number | undefined) => ({ _tag: 'RequestFailed', code, message: '', cause: undefined }) as const
  it('recognizes errors of an unsupported method: EIP-1193, JSON-RPC, WalletConnect', () => {
    for (const code of [4200, -32601, 5101]) assert.isTrue(lacksMethod(failed(code)), String(code))
  })
  it('rejects errors that a wallet returns after showing a request', () => {
    for (const code of [undefined, 4001, 4100, 4900, -32000, -32602, -32603])
      assert.isFalse(lacksMethod(failed(code)), String(code))
    for (const error of [
      { _tag: 'RequestRejected' },
      { _tag: 'RequestOutcomeUnknown' },
      { _tag: 'RequestTimedOut', afterMs: 1 },
      { _tag: 'ConnectionChanged' },
      { _tag: 'SessionGone' },
    ] as const)
      assert.isFalse(lacksMethod(error), error._tag)
  })
})

describe('isRefusedMethod', () => {
  it('is "eth_sign" only, which signs unreadable bytes, and no other signing method [S-19]', () => {
    assert.isTrue(isRefusedMethod('eth_sign'))
    for (const method of ['personal_sign', 'eth_signTypedData_v4', 'eth_signTransaction', 'ETH_SIGN', ''])
      assert.isFalse(isRefusedMethod(method), method)
  })
})

describe('isWalletRequest', () => {
  it('accepts an object with a method name, whatever else it has (EIP-1193)', () => {
    for (const request of [{ method: 'eth_chainId' }, { method: '', params: [1], id: 7 }])
      assert.isTrue(isWalletRequest(request), JSON.stringify(request))
  })

  it('rejects anything else without throwing', () => {
    const method = 'eth_chainId'
    for (const request of [
      ...[undefined, null, true, 7, 'eth_chainId', Symbol('eth_chainId')],
      ...[{}, [], { params: [] }, { method: undefined }, { method: null }, { method: 1 }, { method: [method] }],
      Object.assign(() => undefined, { method }),
    ])
      assert.isFalse(isWalletRequest(request), typeof request)
  })
})
