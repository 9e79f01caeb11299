import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Network } from '../../domain/network/network.js'
import type { TransferError } from '../../domain/send/transfer.js'
import type { ReadSwap, SwapCall, TriedSwap } from '../../domain/swap/swapCall.js'

/** Why a simulation gives no result: a node failed, or `SimulationFailed` if the chain would refuse the calls. */
export type TryError = Extract<TransferError, { readonly _tag: 'SimulationFailed' }> | RemoteError

/** A token on a chain: `contract` is a plain address, absent for the coin. */
export interface ChainToken {
  readonly contract?: string | undefined
}

/** Queries about tokens on an EVM chain. Amounts are in base units. */
export interface TokenChain {
  /** A spender's allowance for a token of an account. Addresses are plain. */
  readonly allowance: (
    network: Network,
    query: { readonly contract: string; readonly owner: string; readonly spender: string },
  ) => TaskEither<RemoteError, bigint>
  /** An account's balance of a token at the newest block. */
  readonly balance: (network: Network, account: string, token: ChainToken) => TaskEither<RemoteError, bigint>
  /** As reported by the ERC-20 contract at this plain address; `undefined` if it reports none. */
  readonly decimals: (network: Network, contract: string) => TaskEither<RemoteError, number | undefined>
}

/** Queries about a swap to the EVM chain itself rather than a server. Amounts are in base units. */
export interface SwapChain extends TokenChain {
  /** Decodes a router's call; `undefined` if its encoding is unknown. Sends no request. */
  readonly read: (call: SwapCall) => ReadSwap | undefined
  /**
   * Simulates calls of one account in sequence, as if in one block, and reports how the balances of two tokens change.
   * `SimulationFailed` with the contract's reason if a call fails. If no node simulates sequences, only the first call
   * is simulated: then balance changes are unknown, and the fees are those of that call.
   */
  readonly attempt: (
    network: Network,
    calls: readonly SwapCall[],
    tokens: { readonly pay: ChainToken; readonly get: ChainToken },
  ) => TaskEither<TryError, TriedSwap>
  /**
   * What an included transaction moved, by its events. For the coin: the balance change without the fee, `undefined` if
   * no node reports it.
   */
  readonly moved: (
    network: Network,
    hash: string,
    query: { readonly account: string; readonly pay: ChainToken; readonly get: ChainToken },
  ) => TaskEither<RemoteError, { readonly paid: bigint | undefined; readonly received: bigint | undefined }>
  /** The contract's reason for a failed transaction, found by repeating its call on the block before; '' if unknown. */
  readonly whyFailed: (network: Network, hash: string) => TaskEither<RemoteError, string>
}
