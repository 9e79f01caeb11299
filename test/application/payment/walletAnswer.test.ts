import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { answerOf } from '../../../application/payment/walletAnswer.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { anAnswer } from '../../support/anAnswer.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const failed = (code: number): RequestError => ({ _tag: 'RequestFailed', code, message: '', cause: undefined })
const UNKNOWN = E.left({ _tag: 'RequestOutcomeUnknown' } as const)

/** What is taken for the answer of a wallet that gave this one after so many milliseconds. */
const answeredAfter = async (ms: number, given: E.Either<RequestError, unknown>): Promise<unknown> => {
  const time = makeVirtualTime()
  const answer = anAnswer<RequestError, unknown>()
  const answered = answerOf(time.scheduler, answer.task)()
  await time.advance(ms)
  answer.give(given)
  return answered
}

describe('the answer of a wallet that is asked to send', () => {
  const unsupported = [4200, -32601, 5101, 5700, 5710, 5730, 5740, 5760]

  it('is believed if it reports within a second that it lacks the method or takes no batch (EIP-5792)', async () => {
    for (const code of unsupported)
      assert.deepEqual(await answeredAfter(1_000, E.left(failed(code))), E.left(failed(code)), String(code))
  })

  it('is an unknown outcome if it reports that later: it may have shown its prompt, and sent [S-28]', async () => {
    for (const code of unsupported)
      for (const ms of [1_001, 8_000]) assert.deepEqual(await answeredAfter(ms, E.left(failed(code))), UNKNOWN)
  })

  it('is an unknown outcome if the clock was set back meanwhile: nothing tells how long it took', async () => {
    const { scheduler } = makeVirtualTime()
    let now = 5_000
    const clock = { now: () => now, schedule: scheduler.schedule.bind(scheduler) }
    const ask = async () => {
      now = 4_000
      return E.left(failed(4200))
    }
    assert.deepEqual(await answerOf(clock, ask)(), UNKNOWN)
  })

  it('is itself after any time if it is a hash, a rejection, a declined upgrade, or another error', async () => {
    const answers = [E.right('0x'), ...[4001, 4100, 5720, 5750, -32000, -32603].map((code) => E.left(failed(code)))]
    for (const answer of [...answers, E.left({ _tag: 'RequestRejected' } as const)])
      assert.deepEqual(await answeredAfter(8_000, answer), answer)
  })
})
