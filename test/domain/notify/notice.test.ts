import { assert } from 'chai'
import { noticeTone } from '../../../domain/notify/notice.js'

describe('the tone of a notice', () => {
  it('is error for what failed, so that it stays until it is dismissed', () => {
    for (const _tag of [
      'TokenBalanceUnavailable',
      'DisconnectFailed',
      'WalletNotRestored',
      'AccountNotSwitched',
      'AuthenticationFailed',
      'LoginForgotten',
      'PageReloaded',
      'RequestOutcomeUnknown',
    ] as const) {
      assert.equal(noticeTone({ _tag }), 'error')
    }
    assert.equal(noticeTone({ _tag: 'CopyFailed', text: '0xab' }), 'error')
    for (const _tag of ['WalletNotOpened', 'LinkNotOpened'] as const)
      assert.equal(noticeTone({ _tag, wallet: 'Birch Nest' }), 'error')
  })

  it('is success for what worked', () => {
    for (const _tag of ['AddressCopied', 'WalletDisconnected', 'AccountSwitched'] as const)
      assert.equal(noticeTone({ _tag }), 'success')
  })
})
