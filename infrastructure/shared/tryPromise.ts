import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'

/** `tryCatch` of fp-ts/TaskEither, which is shipped as a generator for browsers without `await`: with what that drags along, 1 kB before Connect can show. */
export const tryPromise =
  <Failure, A>(ask: () => Promise<A>, onRejected: (cause: unknown) => Failure): TaskEither<Failure, A> =>
  async () => {
    try {
      return E.right(await ask())
    } catch (cause) {
      return E.left(onRejected(cause))
    }
  }
