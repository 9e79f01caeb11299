import { assert } from 'chai'
import type { TaskEither } from 'fp-ts/TaskEither'

/** The error of a task; fails the test if it succeeds. */
export const leftOf = async <E>(task: TaskEither<E, unknown>): Promise<E> => {
  const result = await task()
  return result._tag === 'Left' ? result.left : assert.fail(`succeeded with ${JSON.stringify(result.right)}`)
}
