import type { TaskEither } from 'fp-ts/TaskEither'
import type { CaipAddress } from '../../domain/account/caip10.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SwapApiError } from '../../domain/swap/swapError.js'
import type { ListedToken } from '../../domain/swap/swapAssets.js'

/** What is exchanged, by whom, and where. Tokens are CAIP-10 ids. */
export interface SwapQuery {
  readonly chainId: CaipNetworkId
  /** Plain address. */
  readonly account: string
  readonly from: CaipAddress
  readonly to: CaipAddress
}

export interface QuoteQuery extends SwapQuery {
  /** In base units of `from`. */
  readonly amount: bigint
  /** In wei a unit of gas; 0n until it is known. */
  readonly gasPrice: bigint
}

/** A quote as the server gives it; nothing of it is compared with the question yet. Amounts in base units. */
export interface QuotedSwap {
  readonly fromAmount: bigint
  readonly toAmount: bigint
  /** CAIP-10 ids of the tokens that it is for. */
  readonly from: CaipAddress
  readonly to: CaipAddress
}

/** Of an approval only this is read: the token that it goes to is ours to say. */
export interface BuiltApproval {
  /** Plain address of whoever may take the token afterwards. */
  readonly spender: string
  /** In base units. */
  readonly units: bigint
}

/**
 * A transaction as the server built it; nothing of it is compared with the quote yet. What goes along with it of the
 * coin is ours to say, and what it says of amounts is not used: its call says them.
 */
export interface BuiltSwap {
  readonly chainId: CaipNetworkId
  /** Plain addresses. */
  readonly from: string
  readonly to: string
  readonly data: `0x${string}`
}

/**
 * Exchanges, as the blockchain API offers them. On a network that it does not serve nothing is asked, and the answer is
 * neutral (wire reference 2.B.0): no quotes, no tokens, no allowance; `SwapNotSupported` (S8-16) of what is built, and
 * `GasPriceNotSupported` (S8-17).
 */
export interface SwapApi {
  /** Never kept: each question is asked (S7-13). The best first; `InsufficientLiquidity` where the server says that. */
  readonly quotes: (query: QuoteQuery) => TaskEither<SwapApiError, readonly QuotedSwap[]>
  /** Kept for the page's life (S7-14). */
  readonly tokens: (chainId: CaipNetworkId) => TaskEither<RemoteError, readonly ListedToken[]>
  /** What the spender of the server may take of a token, in base units (S7-15). `account` is plain. */
  readonly allowance: (query: Pick<SwapQuery, 'chainId' | 'account' | 'from'>) => TaskEither<RemoteError, bigint>
  /** In wei a unit of gas, for a transaction of usual speed (S7-16). Kept for ten seconds. */
  readonly gasPrice: (chainId: CaipNetworkId) => TaskEither<SwapApiError, bigint>
  /** `Malformed` for what is no `approve(address,uint256)` (S7-17). */
  readonly buildApprove: (query: SwapQuery) => TaskEither<SwapApiError, BuiltApproval>
  /** With the slippage that is asked for (S7-18, S9-17). */
  readonly buildTransaction: (query: SwapQuery & { readonly amount: bigint }) => TaskEither<SwapApiError, BuiltSwap>
}

/** Prices of tokens (S7-19). */
export interface PriceApi {
  /**
   * Of a whole token, in a currency (ISO 4217 code in lower case); `undefined` where the server knows none: no price is
   * no value (S-23). `token`: CAIP-10 id, and the symbol by which the answer is told apart where it names no address.
   */
  readonly price: (query: {
    readonly chainId: CaipNetworkId
    readonly token: Pick<ListedToken, 'address' | 'symbol'>
    readonly currency: string
    /** What was asked for before that time, in ms since the epoch, is no answer any more. */
    readonly since?: number
  }) => TaskEither<RemoteError, number | undefined>
}

/**
 * The contracts that may be called, and that may be approved to take tokens, by CAIP-2 id: plain addresses. What a
 * server builds for any other one is not signed (S-24).
 */
export type SwapRouters = Readonly<Partial<Record<string, readonly string[]>>>

/** Loads the list once. `Unreachable` if it cannot be loaded; the next call tries again. */
export type OpenSwapRouters = TaskEither<RemoteError, SwapRouters>
