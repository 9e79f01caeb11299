import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { leftOf } from './leftOf.js'
import { rightOf } from './rightOf.js'
import type { MakeRemoteWorld } from './RemoteWorld.js'

/** The contract of every server query: returns the answer unchanged, and fails without rejecting. */
export const remoteContract = <Api, Answer>(
  makeIt: MakeRemoteWorld<Api, Answer>,
  ask: (api: Api) => TaskEither<unknown, Answer>,
  answers: Readonly<Record<string, Answer>>,
): void => {
  for (const [what, answer] of Object.entries(answers)) {
    it(`returns ${what}, on each call`, async () => {
      const { api, close } = await makeIt(E.right(answer))
      try {
        assert.deepEqual(await rightOf(ask(api)), answer)
        assert.deepEqual(await rightOf(ask(api)), answer)
      } finally {
        await close()
      }
    })
  }

  for (const status of [403, 500]) {
    it(`[S8-01] fails with the status ${status} of a failing server`, async () => {
      const { api, close } = await makeIt(E.left(status))
      try {
        assert.deepEqual(await leftOf(ask(api)), { _tag: 'HttpStatus', status })
      } finally {
        await close()
      }
    })
  }
}
