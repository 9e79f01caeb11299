import { assert } from 'chai'
import type { TaskEither } from 'fp-ts/TaskEither'

/** The result of a task; fails the test if it fails. */
export const rightOf = async <A>(task: TaskEither<unknown, A>): Promise<A> => {
  const result = await task()
  return result._tag === 'Right' ? result.right : assert.fail(`failed with ${JSON.stringify(result.left)}`)
}
