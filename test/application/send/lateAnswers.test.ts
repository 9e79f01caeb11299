import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { PreparedTransfer, TransferError } from '../../../domain/send/transfer.js'
import { anAnswer } from '../../support/anAnswer.js'
import { turn } from '../../support/turn.js'
import { anOrder, aPrepared, setUpSendSteps } from './setUpSendSteps.js'

/** More than a confirmation takes between the chain's answer and the question to the wallet. */
const MICROTASKS = 20

describe('a transfer whose chain has just answered', () => {
  /** What the wallet is asked and the page shows if this happens so many microtasks after the chain's answer. */
  const happens = async (microtasks: number, act: (page: ReturnType<typeof setUpSendSteps>) => void) => {
    const page = setUpSendSteps()
    await page.steps.review(anOrder())()
    const answer = anAnswer<TransferError, PreparedTransfer>()
    page.transfers.prepareWith(answer.task)
    const confirming = page.steps.confirm()
    await turn()
    answer.give(E.right(aPrepared()))
    for (let i = 0; i < microtasks; i += 1) await Promise.resolve()
    const before = page.step.value._tag
    act(page)
    await confirming
    return { before, now: page.step.value._tag, asked: page.walletAsked.length }
  }

  it('asks no wallet once the form is shown again, however soon after the answer [S-28]', async () => {
    const ends = await Promise.all(
      Array.from({ length: MICROTASKS }, (_, i) => happens(i, ({ steps }) => steps.edit())),
    )
    const early = ends.filter(({ before }) => before === 'Checking')
    assert.isNotEmpty(early)
    assert.isBelow(early.length, MICROTASKS)
    for (const { now, asked } of early) assert.deepEqual({ now, asked }, { now: 'Editing', asked: 0 })
  })

  it('asks no wallet once the feature has ended, unless it was asked before', async () => {
    for (let i = 0; i < MICROTASKS; i += 1) {
      let before = 0
      const { asked } = await happens(i, ({ steps, walletAsked }) => {
        before = walletAsked.length
        steps.dispose()
      })
      assert.equal(asked, before)
    }
  })

  it('is not shown for an account that has left, however soon after the answer', async () => {
    for (let i = 0; i < MICROTASKS; i += 1) {
      const page = setUpSendSteps()
      const answer = anAnswer<TransferError, PreparedTransfer>()
      page.transfers.prepareWith(answer.task)
      const reviewing = page.steps.review(anOrder())()
      await turn()
      answer.give(E.right(aPrepared()))
      for (let k = 0; k < i; k += 1) await Promise.resolve()
      page.moves()
      page.steps.move()
      await reviewing
      assert.equal(page.step.value._tag, 'Editing')
    }
  })
})
