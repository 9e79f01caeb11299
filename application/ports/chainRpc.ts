import type { TaskEither } from 'fp-ts/TaskEither'
import type { TokenHolding } from '../../domain/account/tokens.js'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Network } from '../../domain/network/network.js'
import type { TransactionFate, TransactionQuery } from '../../domain/requests/transactionFate.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'

/** Why a node gave no result. */
export type NodeError = RemoteError | Extract<RequestError, { readonly _tag: 'RequestFailed' }>

/** Reads a chain through its RPC endpoints (S7-32, S7-33). */
export interface ChainRpc {
  /**
   * In base units (wei, lamports). `since`: what was asked for before that time, in ms since the epoch, is no answer
   * any more.
   */
  readonly nativeBalance: (network: Network, address: string, since?: number) => TaskEither<RemoteError, bigint>
  /**
   * The tokens with a balance that the chain can list for an account, each once: on Solana, those of both token
   * programs. `NotConfigured` on chains that keep no such list, such as EVM. `since`: as of `nativeBalance`.
   */
  readonly tokens: (
    network: Network,
    address: string,
    since?: number,
  ) => TaskEither<RemoteError, readonly TokenHolding[]>
  /** What has become of a transaction. `Malformed` for an id that is none of the chain. */
  readonly transactionFate: (network: Network, query: TransactionQuery) => TaskEither<RemoteError, TransactionFate>
  /**
   * Puts a request of the host to a node, as it is; what the node refuses is `RequestFailed`, with the node's own error
   * as the cause. `NotConfigured` on chains other than those of EVM.
   */
  readonly request: (network: Network, request: WalletRequest) => TaskEither<NodeError, unknown>
}
