import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/RemoteError.js'

/** Reads one chain. */
export interface ChainReader {
  /** In base units (wei). */
  readonly balance: (address: `0x${string}`) => TaskEither<RemoteError, bigint>
  /** Stops its timers; what is open ends with the observable it was given. */
  readonly dispose: () => void
}
