import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/RemoteError.js'

/** Code that does not arrive is as a server that does not answer. */
export const arrived = <A>(load: () => Promise<A>): TaskEither<RemoteError, A> => TE.tryCatch(load, (cause): RemoteError => ({ _tag: 'Unreachable', cause }))
