import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { Network } from '../../domain/network/network.js'
import type { TransferError } from '../../domain/send/transfer.js'
import type { ReadSwap, SwapCall, TriedSwap } from '../../domain/swap/swapCall.js'

/** Why a chain does not say what calls would do: a node that fails, or `SimulationFailed` of what it would refuse. */
export type TryError = Extract<TransferError, { readonly _tag: 'SimulationFailed' }> | RemoteError

/** A token as chains know it: `contract` is a plain address, absent of the coin. */
export interface ChainToken {
  readonly contract?: string | undefined
}

/** What is asked of tokens on an EVM chain. Amounts are in base units. */
export interface TokenChain {
  /** What a spender may take of a token of an account. Addresses are plain. */
  readonly allowance: (
    network: Network,
    query: { readonly contract: string; readonly owner: string; readonly spender: string },
  ) => TaskEither<RemoteError, bigint>
  /** What an account has of a token, by the newest block. */
  readonly balance: (network: Network, account: string, token: ChainToken) => TaskEither<RemoteError, bigint>
  /** By its contract (ERC-20), whose plain address is given; `undefined` where the contract says none. */
  readonly decimals: (network: Network, contract: string) => TaskEither<RemoteError, number | undefined>
}

/** What of a swap is asked of an EVM chain itself, and not of a server. Amounts are in base units. */
export interface SwapChain extends TokenChain {
  /** What a router's call says that it does; `undefined` for one whose words are not known. Asks nobody. */
  readonly read: (call: SwapCall) => ReadSwap | undefined
  /**
   * Tries calls of one account one after the other, as one block would have them, and says what of two tokens moved.
   * `SimulationFailed` with the reason of the contract where one of them fails. Where no node tries series, the first
   * call alone is tried: what moves is not told, and the fees are those of that call.
   */
  readonly attempt: (
    network: Network,
    calls: readonly SwapCall[],
    tokens: { readonly pay: ChainToken; readonly get: ChainToken },
  ) => TaskEither<TryError, TriedSwap>
  /**
   * What came and went with a transaction that is in a block, by its events: of the coin, what is told besides its fee,
   * `undefined` where no node tells it.
   */
  readonly moved: (
    network: Network,
    hash: string,
    query: { readonly account: string; readonly pay: ChainToken; readonly get: ChainToken },
  ) => TaskEither<RemoteError, { readonly paid: bigint | undefined; readonly received: bigint | undefined }>
  /** Why a transaction failed, in the contract's words, by a call of the same on the block before; else ''. */
  readonly whyFailed: (network: Network, hash: string) => TaskEither<RemoteError, string>
}

/** Loads the code once. `Unreachable` if it cannot be loaded; the next call tries again. */
export type OpenSwapChain = TaskEither<RemoteError, SwapChain>
