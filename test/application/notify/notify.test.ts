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
  it('shows a message at once when there is none', () => {
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

  it('loses none of those that come while another is on its way: each shows for 1.5 s at least [S4-21]', async () => {
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

  it('shows the next one that waits when one is dismissed, and none when the modal closes', async () => {
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

  it('takes a success away after 2.5 s, counted from when it shows', async () => {
    const { core, time, shown } = setUp()
    core.commands.notify(FAILURE)
    core.commands.notify(SUCCESS)
    await time.advance(2_649)
    assert.equal(shown(), 'AddressCopied')
    await time.advance(1)
    assert.isUndefined(shown())
  })

  it('keeps an error until it is dismissed', async () => {
    const { core, time, shown } = setUp()
    core.commands.notify(FAILURE)
    await time.advance(3_600_000)
    assert.equal(shown(), 'CopyFailed')
    core.commands.dismissNotice()
    assert.isUndefined(shown())
  })

  it('takes an error away with the view it was said in, and keeps one that was said with the view that comes', async () => {
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

  it('leaves a success, and an error that was said before the modal opened, to the view that comes', async () => {
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

  it('drops a message that is dismissed before it shows', async () => {
    const { core, time, shown } = setUp()
    core.commands.notify(FAILURE)
    core.commands.notify(SUCCESS)
    core.commands.dismissNotice()
    await time.advance(10_000)
    assert.isUndefined(shown())
  })

  it('tells two equal messages apart, so that each is announced', async () => {
    const { core, time } = setUp()
    const values = valuesOf(core.snackbar)
    core.commands.notify(FAILURE)
    core.commands.notify(FAILURE)
    await time.advance(150)
    const ids = values.flatMap((snackbar) => (snackbar._tag === 'Shown' ? [snackbar.id] : []))
    assert.equal(new Set(ids).size, 2)
  })

  it('goes with the modal it was shown in', () => {
    const { core, shown } = setUp()
    core.open()
    core.commands.notify(FAILURE)
    core.commands.close()
    assert.isUndefined(shown())
  })

  describe('of transactions', () => {
    const told = (_tag: 'TransactionFailed' | 'TransactionLost' | 'TransactionConfirmed'): Notice => ({
      _tag,
      transaction: { id: `0x${'ab'.repeat(32)}` },
    })

    it('shows again that one failed, once what took its place has passed, until it is dismissed [K-02] [S4-21]', async () => {
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

    it('loses no failure among several messages: each is there until it is dismissed', async () => {
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

    it('shows none again after the modal was closed', async () => {
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
