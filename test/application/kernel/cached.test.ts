import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { cached } from '../../../application/kernel/cached.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

type Failure = 'down' | 'off' | { readonly retryAt: number }

const setUp = ({ ttlMs = 30_000, retryBlockMs = 10_000, since = (): number | undefined => undefined } = {}) => {
  const time = makeVirtualTime()
  const asked: string[] = []
  let respond = async (question: string): Promise<Either<Failure, string>> => E.right(`${question}!`)
  const ask = cached(
    (question: string) => () => {
      asked.push(question)
      return respond(question)
    },
    {
      key: (question) => question.toLowerCase(),
      ttlMs,
      retryBlockMs,
      since,
      blocksAfter: (failure) => failure !== 'off',
      blocked: (retryAt): Failure => ({ retryAt }),
      scheduler: time.scheduler,
    },
  )
  const respondWith = (next: typeof respond): void => {
    respond = next
  }
  return { time, asked, ask, respondWith }
}

describe('cached', () => {
  it('sends nothing until run', () => {
    const { asked, ask } = setUp()
    ask('a')
    assert.deepEqual(asked, [])
  })

  it('keeps an answer for its lifetime and no longer', async () => {
    const { time, asked, ask } = setUp()
    await ask('a')()
    await time.advance(29_999)
    assert.deepEqual(await ask('a')(), E.right('a!'))
    assert.deepEqual(asked, ['a'])
    await time.advance(1)
    await ask('a')()
    assert.deepEqual(asked, ['a', 'a'])
  })

  it('counts the lifetime from the answer, not from the request', async () => {
    const { time, asked, ask, respondWith } = setUp()
    let answer = (_: Either<Failure, string>): void => undefined
    respondWith(() => new Promise((resolve) => (answer = resolve)))
    const first = ask('a')()
    await time.advance(20_000)
    answer(E.right('slow'))
    await first
    await time.advance(29_999)
    assert.deepEqual(await ask('a')(), E.right('slow'))
    assert.lengthOf(asked, 1)
  })

  it('separates requests by key', async () => {
    const { asked, ask } = setUp()
    await ask('a')()
    await ask('b')()
    await ask('A')()
    assert.deepEqual(asked, ['a', 'b'])
  })

  it('sends one request for 20 concurrent callers (U-58)', async () => {
    const { asked, ask } = setUp()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('a')()))
    assert.deepEqual(answers[19], E.right('a!'))
    assert.lengthOf(asked, 1)
  })

  it('gives a failure to all waiting callers, then blocks until the wait is over', async () => {
    const { time, asked, ask, respondWith } = setUp()
    respondWith(async () => E.left('down'))
    const down: Either<Failure, string> = E.left('down')
    assert.deepEqual(await Promise.all([ask('a')(), ask('a')()]), [down, down])
    await time.advance(9_999)
    assert.deepEqual(await ask('a')(), E.left({ retryAt: 10_000 }))
    assert.lengthOf(asked, 1)
    respondWith(async () => E.right('up'))
    await time.advance(1)
    assert.deepEqual(await ask('a')(), E.right('up'))
  })

  describe('for a request that requires an answer newer than a given time', () => {
    const setUpSince = () => {
      let since = 0
      const world = setUp({ since: () => since })
      return {
        ...world,
        /** Marks all answers up to now as outdated. */
        outdate: async (): Promise<void> => {
          await world.time.advance(1)
          since = world.time.scheduler.now()
        },
      }
    }

    it('asks again for outdated data, once', async () => {
      const { asked, ask, outdate, respondWith } = setUpSince()
      await ask('a')()
      await outdate()
      respondWith(async () => E.right('new'))
      assert.deepEqual([await ask('a')(), await ask('a')()], [E.right('new'), E.right('new')])
      assert.lengthOf(asked, 2)
    })

    it('ignores a pending request, and its late answer or rejection', async () => {
      for (const end of [(give: (answer: string) => void) => give('old'), (_: unknown, fail: () => void) => fail()]) {
        const { asked, ask, outdate, respondWith } = setUpSince()
        let finish = (): void => undefined
        respondWith(
          () =>
            new Promise((resolve, reject) => {
              finish = () =>
                end(
                  (answer) => resolve(E.right(answer)),
                  () => reject(new Error('defect')),
                )
            }),
        )
        const old = ask('a')().catch(() => undefined)
        await outdate()
        respondWith(async () => E.right('new'))
        assert.deepEqual(await ask('a')(), E.right('new'))
        finish()
        await old
        assert.deepEqual(await ask('a')(), E.right('new'))
        assert.lengthOf(asked, 2)
      }
    })

    it('blocks after a failure nevertheless', async () => {
      const { asked, ask, outdate, respondWith } = setUpSince()
      respondWith(async () => E.left('down'))
      await ask('a')()
      await outdate()
      assert.deepEqual(await ask('a')(), E.left({ retryAt: 10_000 }))
      assert.lengthOf(asked, 1)
    })
  })

  it('blocks only the failed request', async () => {
    const { ask, respondWith } = setUp()
    const down: Either<Failure, string> = E.left('down')
    respondWith(async (question) => (question === 'a' ? down : E.right('b!')))
    await ask('a')()
    assert.deepEqual(await ask('b')(), E.right('b!'))
  })

  it('asks again at once after a failure without a wait', async () => {
    const { asked, ask, respondWith } = setUp({ retryBlockMs: 0 })
    respondWith(async () => E.left('down'))
    await ask('a')()
    assert.deepEqual(await ask('a')(), E.left('down'))
    assert.lengthOf(asked, 2)
  })

  it('does not block after a failure that waiting cannot fix', async () => {
    const { asked, ask, respondWith } = setUp()
    respondWith(async () => E.left('off'))
    await ask('a')()
    assert.deepEqual(await ask('a')(), E.left('off'))
    assert.lengthOf(asked, 2)
  })

  it('keeps an answer for the life of the page if its lifetime is infinite', async () => {
    const { time, asked, ask } = setUp({ ttlMs: Infinity })
    await ask('a')()
    await time.advance(1e12)
    await ask('a')()
    assert.lengthOf(asked, 1)
  })

  it('does not cache a rejection', async () => {
    const { ask, respondWith } = setUp()
    respondWith(() => Promise.reject(new Error('defect')))
    const outcome = await ask('a')().then(
      () => 'answered',
      () => 'rejected',
    )
    assert.equal(outcome, 'rejected')
    respondWith(async () => E.right('up'))
    assert.deepEqual(await ask('a')(), E.right('up'))
  })

  it('sets no timer (U-60)', async () => {
    const { time, ask } = setUp()
    await ask('a')()
    assert.lengthOf(time.scheduler.actions, 0)
  })
})
