import type { TaskEither } from 'fp-ts/TaskEither'
import type { TokenHolding } from '../../domain/account/tokens.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Network } from '../../domain/network/network.js'

/** Reads a chain through its RPC endpoints (S7-32, S7-33). */
export interface ChainRpc {
  /** In base units (wei, lamports). */
  readonly nativeBalance: (network: Network, address: string) => TaskEither<RemoteError, bigint>
  /**
   * The tokens of an account that the chain itself can list, each once and none of which it has nothing: those of both token programs on
   * Solana. `NotConfigured` where a chain keeps no such list, as EVM.
   */
  readonly tokens: (network: Network, address: string) => TaskEither<RemoteError, readonly TokenHolding[]>
  /**
   * Whether the chain has taken a transaction in, whether or not it succeeded there; `id` is an EVM hash or a Solana signature. `Malformed`
   * for what is none.
   */
  readonly isSettled: (network: Network, id: string) => TaskEither<RemoteError, boolean>
}
