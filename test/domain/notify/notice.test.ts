import { assert } from 'chai'
import { noticeTone, outlastsOthers } from '../../../domain/notify/notice.js'

describe('the tone of a notice', () => {
  it('is error for a failure, so that it stays until dismissed', () => {
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

  it('is success otherwise', () => {
    for (const _tag of ['AddressCopied', 'WalletDisconnected', 'AccountSwitched'] as const)
      assert.equal(noticeTone({ _tag }), 'success')
  })
})

describe('the outcome of a transaction', () => {
  const transaction = { id: '0x1', description: 'Send 1 ETH' }

  it('has to be shown again after another message if it failed [K-02]', () => {
    const failures = ['Failed', 'Cancelled', 'Replaced', 'Lost'] as const
    for (const outcome of failures)
      assert.isTrue(outlastsOthers({ _tag: `Transaction${outcome}`, transaction }), outcome)
  })

  it("has not if it succeeded, nor has any other error, which concerns the visitor's last action", () => {
    for (const _tag of ['TransactionSent', 'TransactionConfirmed'] as const)
      assert.isFalse(outlastsOthers({ _tag, transaction }), _tag)
    for (const _tag of ['DisconnectFailed', 'SigningFailed', 'AddressCopied'] as const)
      assert.isFalse(outlastsOthers({ _tag }), _tag)
    assert.isFalse(outlastsOthers({ _tag: 'CopyFailed', text: '0xab' }))
  })
})
