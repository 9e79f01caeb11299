import type { TaskEither } from 'fp-ts/TaskEither'
import type { TokenHolding } from '../../domain/account/TokenHolding.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'

/** Reads one chain. Malformed, with nothing sent, for an address that is none. */
export interface ChainReader {
  /** In base units. */
  readonly balance: (address: string) => TaskEither<RemoteError, bigint>
  /** NotConfigured where the chain keeps no list of them. */
  readonly tokens: (address: string) => TaskEither<RemoteError, readonly TokenHolding[]>
  readonly isSettled: (id: string) => TaskEither<RemoteError, boolean>
  /** Stops its timers; what is open ends with the observable it was given. */
  readonly dispose: () => void
}
