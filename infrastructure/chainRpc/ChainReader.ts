import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/RemoteError.js'

/** Reads one chain. */
export interface ChainReader {
  /** In base units; Malformed, with nothing sent, for an address that is none. */
  readonly balance: (address: string) => TaskEither<RemoteError, bigint>
  /** Stops its timers; what is open ends with the observable it was given. */
  readonly dispose: () => void
}
