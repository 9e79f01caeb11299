import { assert } from 'chai'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { HttpClient } from '../../infrastructure/http/HttpClient.js'
import { BAD_REPLIES } from './badReplies.js'
import { leftOf } from './leftOf.js'
import { type Remote, startRemote } from './startRemote.js'

/** An answer of wrong types, and the path of the fault in it. */
export type WrongTypes = readonly (readonly [reply: unknown, path: string])[]

/** One call against every possible server failure. It always ends in an error, and never rejects or hangs. */
export const badInputSuite = (
  call: string,
  ask: (client: HttpClient) => TaskEither<RemoteError, unknown>,
  wrongTypes: WrongTypes,
): void => {
  describe(`${call}: bad input`, () => {
    let remote: Remote
    beforeEach(async () => {
      remote = await startRemote()
    })
    afterEach(() => remote.server.close())

    for (const [what, treatment, expected] of BAD_REPLIES) {
      it(`ends ${what} in ${expected._tag}`, async () => {
        remote.server.treat(treatment)
        assert.deepInclude(await leftOf(ask(remote.client)), expected)
      })
    }

    for (const [reply, detail] of wrongTypes) {
      it(`ends ${JSON.stringify(reply)} in Malformed, naming "${detail}"`, async () => {
        remote.server.answer(reply)
        assert.deepEqual(await leftOf(ask(remote.client)), { _tag: 'Malformed', detail })
      })
    }

    it('ends silence in TimedOut after 10 s', async () => {
      remote.server.treat('hang')
      const error = leftOf(ask(remote.client))
      await remote.time.advance(10_000)
      assert.deepEqual(await error, { _tag: 'TimedOut', afterMs: 10_000 })
    })

    it('ends a refused connection in Unreachable', async () => {
      await remote.server.close()
      assert.equal((await leftOf(ask(remote.client)))._tag, 'Unreachable')
    })
  })
}
