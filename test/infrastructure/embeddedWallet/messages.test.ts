import type * as E from 'fp-ts/Either'
import { assert } from 'chai'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { SECURE_ORIGIN } from '../../fakes/fakeFrame.js'
import type { SiteReply } from '../../fakes/fakeSecureSite.js'
import { FRAME_MESSAGES } from '../../../infrastructure/embeddedWallet/frameMessages.js'
import { QUESTIONS } from './questions.js'
import { setUpWallet } from './setUpWallet.js'

describe('a request to the secure site', () => {
  it('accepts Farcaster links by https or its own scheme only [S-12]', () => {
    const isTaken = (url: string): boolean => FRAME_MESSAGES.GET_FARCASTER_URI.reply.is({ url })
    for (const url of ['https://farcaster.example/code', 'farcaster://connect?token=1'])
      assert.isTrue(isTaken(url), url)
    for (const url of ['farcasterx://a', 'vscode://a', 'metamask://a', 'farcaster']) assert.isFalse(isTaken(url), url)
  })

  for (const { name, ask, payload, answer, afterMs, wrong, refused } of QUESTIONS) {
    describe(`${name} [S7-45] [S-08] [S9-10]`, () => {
      const begin = async (treatment?: SiteReply) => {
        const setUp = setUpWallet()
        await setUp.load()
        setUp.site.treat(name, treatment)
        const asking = ask(setUp.wallet)()
        await setUp.advance(0)
        const posted = setUp.frame.posted.findLast(({ type }) => type === `@w3m-app/${name}`)
        if (posted === undefined) throw new Error(`${name} was not posted`)
        let ended: E.Either<unknown, unknown> | undefined
        void asking.then((outcome) => (ended = outcome))
        const reply = (over: object) => ({
          id: posted.id,
          type: `@w3m-frame/${name}_SUCCESS`,
          payload: setUp.site.answerTo(name, posted.payload),
          ...over,
        })
        return { ...setUp, asking, posted, reply, ended: () => ended }
      }

      it('is posted to the secure site only, with id and content, and returns the answer', async () => {
        const { posted, asking } = await begin()
        assert.equal(posted.targetOrigin, SECURE_ORIGIN)
        assert.isNotEmpty(posted.id)
        assert.deepEqual(posted.payload, payload)
        assert.deepEqual(await rightOf(() => asking), answer)
      })
      it('fails when refused', async () => {
        const { asking } = await begin({ _tag: 'Error', message: 'nope' })
        assert.deepEqual(await leftOf(() => asking), refused ?? { _tag: 'FrameFailed', message: 'nope' })
      })
      it(`ends after ${afterMs / 1_000} s of silence, and ignores a later answer`, async () => {
        const { asking, advance, frame, reply, ended } = await begin({ _tag: 'Silence' })
        await advance(afterMs - 1)
        assert.isUndefined(ended())
        await advance(1)
        assert.deepEqual(await leftOf(() => asking), { _tag: 'FrameTimedOut', afterMs })
        frame.say(reply({}))
        await advance(0)
        assert.isTrue(ended()?._tag === 'Left')
      })
      for (const each of wrong) {
        it(`is FrameMalformed when the answer is ${JSON.stringify(each)}`, async () => {
          const { asking } = await begin({ _tag: 'Success', payload: each })
          assert.equal((await leftOf(() => asking))._tag, 'FrameMalformed')
        })
      }
      it('accepts messages of the secure site in its own frame only', async () => {
        const { asking, advance, frame, reply, ended } = await begin({ _tag: 'Silence' })
        for (const as of [
          { origin: 'https://evil.example' },
          { origin: `${SECURE_ORIGIN}:8443` },
          { origin: 'null' },
          { source: {} },
          { source: null },
          { source: undefined },
        ])
          frame.say(reply({}), as)
        for (const over of [
          { id: 'another' },
          { id: undefined },
          { type: '@w3m-frame/OTHER_SUCCESS' },
          { type: `@w3m-app/${name}_SUCCESS` },
          { type: `x@w3m-frame/${name}_SUCCESS` },
          { type: undefined },
        ])
          frame.say(reply(over))
        await advance(0)
        assert.isUndefined(ended())
        frame.say(reply({}))
        await advance(0)
        assert.deepEqual(await rightOf(() => asking), answer)
      })
      it('accepts the first answer only', async () => {
        const { asking, advance, frame, reply } = await begin()
        const first = await rightOf(() => asking)
        frame.say({ ...reply({}), type: `@w3m-frame/${name}_ERROR`, payload: { message: 'no' } })
        await advance(0)
        assert.deepEqual(first, answer)
      })
      it('ends when its feature is disposed', async () => {
        const { asking, dispose } = await begin({ _tag: 'Silence' })
        dispose()
        // A request for approval may be complete by then.
        const ending = name === 'RPC_REQUEST' ? 'RequestOutcomeUnknown' : 'FrameRequestAborted'
        assert.deepEqual(await leftOf(() => asking), { _tag: ending })
      })
    })
  }
})
