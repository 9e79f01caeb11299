import { assert } from 'chai'
import type { Notice } from '../../../domain/notify/notice.js'
import { startTestCore } from '../../support/startTestCore.js'
import { valuesOf } from '../../support/valuesOf.js'

const SUCCESS: Notice = { _tag: 'AddressCopied' }
const FAILURE: Notice = { _tag: 'CopyFailed', text: '0xab' }

const setUp = () => {
  const test = startTestCore()
  const shown = (): string | undefined =>
    test.core.snackbar.value._tag === 'Shown' ? test.core.snackbar.value.notice._tag : undefined
  return { shown, ...test }
}

describe('the snackbar', () => {
  it('shows a message at once if no other one is open', () => {
    const { core, shown } = setUp()
    core.commands.notify(SUCCESS)
    assert.equal(shown(), 'AddressCopied')
  })

  it('closes an open message for a new one, which shows after 150 ms [S4-21]', async () => {
    const { core, time, shown } = setUp()
    core.commands.notify(FAILURE)
    core.commands.notify(SUCCESS)
    assert.isUndefined(shown())
    await time.advance(149)
    assert.isUndefined(shown())
    await time.advance(1)
    assert.equal(shown(), 'AddressCopied')
  })

  it('loses no message that arrives during a transition: each shows for at least 1.5 s [S4-21]', async () => {
    const { core, time, shown } = setUp()
    core.commands.notify(FAILURE)
    core.commands.notify(SUCCESS)
    core.commands.notify({ _tag: 'TokenBalanceUnavailable' })
    core.commands.notify(FAILURE)
    const seen: (string | undefined)[] = []
    for (const ms of [150, 1_499, 1, 150, 1_499, 1, 150, 10_000]) {
      await time.advance(ms)
      seen.push(shown())
    }
    assert.deepEqual(seen, [
      ...['AddressCopied', 'AddressCopied', undefined],
      ...['TokenBalanceUnavailable', 'TokenBalanceUnavailable', undefined],
      ...['CopyFailed', 'CopyFailed'],
    ])
  })

  it('shows the next queued one on dismissal, and none when the modal closes', async () => {
    const { core, time, shown } = setUp()
    core.open()
    const tellThree = async (): Promise<void> => {
      core.commands.notify(FAILURE)
      core.commands.notify(SUCCESS)
      core.commands.notify({ _tag: 'TokenBalanceUnavailable' })
      await time.advance(150)
    }
    await tellThree()
    core.commands.dismissNotice()
    await time.advance(150)
    assert.equal(shown(), 'TokenBalanceUnavailable')
    core.commands.dismissNotice()
    await tellThree()
    core.commands.close()
    await time.advance(10_000)
    assert.isUndefined(shown())
  })

  it('removes a success after 2.5 s, counted from its display', async () => {
    const { core, time, shown } = setUp()
    core.commands.notify(FAILURE)
    core.commands.notify(SUCCESS)
    await time.advance(2_649)
    assert.equal(shown(), 'AddressCopied')
    await time.advance(1)
    assert.isUndefined(shown())
  })

  it('keeps an error until dismissed', async () => {
    const { core, time, shown } = setUp()
    core.commands.notify(FAILURE)
    await time.advance(3_600_000)
    assert.equal(shown(), 'CopyFailed')
    core.commands.dismissNotice()
    assert.isUndefined(shown())
  })

  it('removes an error with its view, and keeps one that was raised with the next view', async () => {
    const { core, time, shown } = setUp()
    core.open()
    core.commands.notify(FAILURE)
    await time.advance(301)
    core.commands.go({ name: 'Connect' })
    assert.equal(shown(), 'CopyFailed', 'it is the same view')
    core.commands.go({ name: 'WhatIsAWallet' })
    assert.isUndefined(shown())
    core.commands.notify(FAILURE)
    await time.advance(300)
    core.commands.back()
    assert.equal(shown(), 'CopyFailed')
    core.commands.go({ name: 'WhatIsAWallet' })
    core.commands.notify({ _tag: 'DisconnectFailed' })
    await time.advance(150)
    core.commands.back()
    assert.equal(shown(), 'DisconnectFailed')
  })

  it('keeps a success, and an error raised before the modal opened, for the next view', async () => {
    const { core, time, shown } = setUp()
    core.commands.notify(FAILURE)
    await time.advance(1_000)
    core.open()
    assert.equal(shown(), 'CopyFailed')
    core.commands.notify(SUCCESS)
    await time.advance(1_000)
    core.commands.go({ name: 'WhatIsAWallet' })
    assert.equal(shown(), 'AddressCopied')
  })

  it('drops a message dismissed before it is shown', async () => {
    const { core, time, shown } = setUp()
    core.commands.notify(FAILURE)
    core.commands.notify(SUCCESS)
    core.commands.dismissNotice()
    await time.advance(10_000)
    assert.isUndefined(shown())
  })

  it('distinguishes two equal messages, so that each is announced', async () => {
    const { core, time } = setUp()
    const values = valuesOf(core.snackbar)
    core.commands.notify(FAILURE)
    core.commands.notify(FAILURE)
    await time.advance(150)
    const ids = values.flatMap((snackbar) => (snackbar._tag === 'Shown' ? [snackbar.id] : []))
    assert.equal(new Set(ids).size, 2)
  })

  it('closes with its modal', () => {
    const { core, shown } = setUp()
    core.open()
    core.commands.notify(FAILURE)
    core.commands.close()
    assert.isUndefined(shown())
  })

  describe('notices of transactions', () => {
    const told = (_tag: 'TransactionFailed' | 'TransactionLost' | 'TransactionConfirmed'): Notice => ({
      _tag,
      transaction: { id: `0x${'ab'.repeat(32)}` },
    })

    it('show a failure again after the next message has passed, until it is dismissed [K-02] [S4-21]', async () => {
      const { core, time, shown } = setUp()
      core.commands.notify(told('TransactionFailed'))
      core.commands.notify(told('TransactionConfirmed'))
      await time.advance(150)
      assert.equal(shown(), 'TransactionConfirmed')
      await time.advance(2_500)
      await time.advance(150)
      assert.equal(shown(), 'TransactionFailed')
      await time.advance(3_600_000)
      assert.equal(shown(), 'TransactionFailed')
      core.commands.dismissNotice()
      await time.advance(10_000)
      assert.isUndefined(shown())
    })

    it('lose no failure among several messages: each stays until it is dismissed', async () => {
      const { core, time, shown } = setUp()
      core.commands.notify(told('TransactionFailed'))
      core.commands.notify(told('TransactionLost'))
      core.commands.notify(SUCCESS)
      core.commands.notify(FAILURE)
      await time.advance(10_000)
      const seen: (string | undefined)[] = [shown()]
      for (let count = 0; count < 3; count += 1) {
        core.commands.dismissNotice()
        await time.advance(150)
        seen.push(shown())
      }
      assert.deepEqual(seen, ['CopyFailed', 'TransactionLost', 'TransactionFailed', undefined])
    })

    it('show none again after the modal was closed', async () => {
      const { core, time, shown } = setUp()
      core.open()
      core.commands.notify(told('TransactionFailed'))
      core.commands.notify(SUCCESS)
      await time.advance(150)
      core.commands.close()
      await time.advance(10_000)
      assert.isUndefined(shown())
    })
  })
})
