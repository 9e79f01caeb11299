import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { loadOnce } from '../../application/kernel/loadOnce.js'
import { type RemoteError, unreachable } from '../../domain/errors/remoteError.js'

/**
 * `tryCatch` of fp-ts/TaskEither without its generator polyfill for old browsers, which would add 1 kB before Connect
 * can show.
 */
export const tryPromise =
  <Failure, A>(ask: () => Promise<A>, onRejected: (cause: unknown) => Failure): TaskEither<Failure, A> =>
  async () => {
    try {
      return E.right(await ask())
    } catch (cause) {
      return E.left(onRejected(cause))
    }
  }

/** Loads code on first use, once. Maps a failed load to `Unreachable`; the next use retries. */
export const loadChunk = <A>(load: () => Promise<A>): TaskEither<RemoteError, A> =>
  tryPromise(loadOnce(load), unreachable)
