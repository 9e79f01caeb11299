import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { makeSafeMessages } from '../../../infrastructure/connectors/safe/messages.js'
import { aSafeParent, SAFE_ORIGIN } from '../../support/aSafeParent.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const OTHER_SAFE = 'https://safe.example'

const setUp = (origins: readonly string[] = [SAFE_ORIGIN]) => {
  const time = makeVirtualTime()
  const parent = aSafeParent()
  const { ask } = makeSafeMessages(origins, { window: parent.window, scheduler: time.scheduler })
  const question = () => ask('getSafeInfo', undefined, t.type({ number: t.number }), 10_000)()
  return { ...parent, time, question }
}

describe('messages between the page and the Safe that frames it [U-107]', () => {
  it('go to the Safe origins only, never to `*`', async () => {
    const { posted, question, answers } = setUp([SAFE_ORIGIN, OTHER_SAFE])
    const asked = question()
    assert.deepEqual(
      posted.map(({ targetOrigin }) => targetOrigin),
      [SAFE_ORIGIN, OTHER_SAFE],
    )
    answers({ number: 7 })
    assert.deepEqual(await asked, E.right({ number: 7 }))
  })

  it('go only to the origin that answered first, from then on', async () => {
    const { posted, question, answers, says, last, time } = setUp([SAFE_ORIGIN, OTHER_SAFE])
    const first = question()
    answers({ number: 7 })
    await first
    const second = question()
    assert.equal(posted.length, 3)
    assert.equal(posted.at(-1)?.targetOrigin, SAFE_ORIGIN)
    says({ id: last().id, success: true, data: { number: 8 } }, { origin: OTHER_SAFE })
    await time.advance(10_000)
    assert.deepEqual(await second, E.left({ _tag: 'RequestTimedOut', afterMs: 10_000 }))
  })

  it('count only from the parent window, its origin, and with the id of the request', async () => {
    const { question, says, last, time, listeners } = setUp()
    const asked = question()
    const answer = { id: last().id, success: true, data: { number: 1 } }
    says(answer, { origin: 'https://evil.example' })
    says(answer, { origin: 'null' })
    says(answer, { source: {} })
    says({ ...answer, id: 'another' })
    for (const nonsense of [undefined, null, 'text', {}, { id: last().id }, { ...answer, success: 'yes' }])
      says(nonsense)
    await time.advance(9_999)
    assert.equal(listeners(), 1, 'it is still waited for')
    await time.advance(1)
    assert.deepEqual(await asked, E.left({ _tag: 'RequestTimedOut', afterMs: 10_000 }))
    assert.equal(listeners(), 0, 'nobody listens any more')
  })

  it('fail as wallet requests do: rejected, refused, or malformed answer', async () => {
    const { question, refuses, answers } = setUp()
    const ended = async (end: () => void): Promise<string | undefined> => {
      const asked = question()
      end()
      const outcome = await asked
      return E.isLeft(outcome) ? outcome.left._tag : undefined
    }
    assert.equal(await ended(() => refuses('Transaction was rejected')), 'RequestRejected')
    assert.equal(await ended(() => refuses('The Safe is not ready')), 'RequestFailed')
    assert.equal(await ended(() => refuses(undefined)), 'RequestFailed')
    assert.equal(await ended(() => answers({ number: '7' })), 'RequestFailed')
  })
})
