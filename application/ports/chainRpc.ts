import type { TaskEither } from 'fp-ts/TaskEither'
import type { TokenHolding } from '../../domain/account/tokens.js'
import type { RequestError, WalletRequest } from '../../domain/connect/walletRequest.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Network } from '../../domain/network/network.js'
import type { TransactionFate, TransactionQuery } from '../../domain/requests/transactionFate.js'

/** Why a node gave no result. */
export type NodeError = RemoteError | Extract<RequestError, { readonly _tag: 'RequestFailed' }>

/** Reads a chain through its RPC endpoints (S7-32, S7-33). */
export interface ChainRpc {
  /** In base units (wei, lamports). `since` (ms since the epoch): answers requested earlier are stale. */
  readonly nativeBalance: (network: Network, address: string, since?: number) => TaskEither<RemoteError, bigint>
  /**
   * The tokens with a balance that the chain can list for an account, without duplicates: on Solana, those of both
   * token programs. `NotConfigured` on chains without such a list, such as EVM. `since`: as in `nativeBalance`.
   */
  readonly tokens: (
    network: Network,
    address: string,
    since?: number,
  ) => TaskEither<RemoteError, readonly TokenHolding[]>
  /** The outcome of a transaction. `Malformed` if the id is invalid on the chain. */
  readonly transactionFate: (network: Network, query: TransactionQuery) => TaskEither<RemoteError, TransactionFate>
  /**
   * Forwards a host's request to a node unchanged. If the node refuses, fails with `RequestFailed` and the node's own
   * error as the cause. `NotConfigured` on chains other than EVM.
   */
  readonly request: (network: Network, request: WalletRequest) => TaskEither<NodeError, unknown>
}
