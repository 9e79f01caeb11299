import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { Network } from '../../domain/network/Network.js'

/** Reads a chain through its RPC endpoints (S7-32, S7-33). */
export interface ChainRpc {
  /** In base units (wei, lamports). */
  readonly nativeBalance: (network: Network, address: string) => TaskEither<RemoteError, bigint>
}
