import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { Transfers } from './Transfers.js'

/** Loads what transfers take, with the first one; the same each time. `Unreachable` where the code does not come: the next call tries again. */
export type OpenTransfers = TaskEither<RemoteError, Transfers>
