import { assert } from 'chai'
import { promptKind } from '../../../domain/connect/walletRequest.js'

describe('promptClassOf', () => {
  const methods = {
    send: [
      'eth_sendTransaction',
      'eth_sendUserOperation',
      'wallet_sendCalls',
      'solana_signAndSendTransaction',
      'sendTransfer',
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
    ],
    accounts: ['eth_requestAccounts'],
    wallet: [
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
      'wallet_watchAsset',
      'wallet_requestPermissions',
      'wallet_grantPermissions',
    ],
  }
  for (const [kind, names] of Object.entries(methods)) {
    it(`counts ${names.join(', ')} as ${kind} [S-30]`, () => {
      for (const name of names) assert.equal(promptKind(name), kind, name)
    })
  }

  it('knows what shows nothing [S-30]', () => {
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
      '',
    ]) {
      assert.isUndefined(promptKind(name), name)
    }
  })
})
