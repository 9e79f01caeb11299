import { assert } from 'chai'
import { noticeTone, outlastsOthers } from '../../../domain/notify/notice.js'

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

describe('how a transaction ended', () => {
  const transaction = { id: '0x1', description: 'Send 1 ETH' }

  it('is still to be read after another message where it did not go well [K-02]', () => {
    for (const _tag of ['TransactionFailed', 'TransactionReplaced', 'TransactionLost'] as const)
      assert.isTrue(outlastsOthers({ _tag, transaction }), _tag)
  })

  it('is not where it went well, nor is any other error, which is about what the visitor did last', () => {
    for (const _tag of ['TransactionSent', 'TransactionConfirmed'] as const)
      assert.isFalse(outlastsOthers({ _tag, transaction }), _tag)
    for (const _tag of ['DisconnectFailed', 'SigningFailed', 'AddressCopied'] as const)
      assert.isFalse(outlastsOthers({ _tag }), _tag)
    assert.isFalse(outlastsOthers({ _tag: 'CopyFailed', text: '0xab' }))
  })
})
