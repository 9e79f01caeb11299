import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import { tryPromise } from '../shared/tryPromise.js'

/** Code that does not arrive is as a server that does not answer. */
export const arrived = <A>(load: () => Promise<A>): TaskEither<RemoteError, A> =>
  tryPromise(load, (cause): RemoteError => ({ _tag: 'Unreachable', cause }))
