import type { TaskEither } from 'fp-ts/TaskEither'
import type { CaipAddress } from '../../domain/account/caip10.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SwapApiError } from '../../domain/swap/swapError.js'
import type { ListedToken } from '../../domain/swap/swapAssets.js'

/** A swap: its tokens (CAIP-10 ids), account and network. */
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
  /** In wei per unit of gas; 0n until it is known. */
  readonly gasPrice: bigint
}

/** A quote as the server sent it, not yet compared with the request. Amounts in base units. */
export interface QuotedSwap {
  readonly fromAmount: bigint
  readonly toAmount: bigint
  /** CAIP-10 ids of the quoted tokens. */
  readonly from: CaipAddress
  readonly to: CaipAddress
}

/** The part of a server's approval that is used; the token's address is never taken from the server. */
export interface BuiltApproval {
  /** Plain address of the account or contract that may then take the token. */
  readonly spender: string
  /** In base units. */
  readonly units: bigint
}

/**
 * A transaction as the server built it, not yet compared with the quote. The coins sent with it are set by our own
 * code, and the server's amounts are ignored: the call itself states them.
 */
export interface BuiltSwap {
  readonly chainId: CaipNetworkId
  /** Plain addresses. */
  readonly from: string
  readonly to: string
  readonly data: `0x${string}`
}

/**
 * Swaps by the blockchain API. On a network that it does not serve, nothing is requested and the answer is neutral
 * (wire reference 2.B.0): no quotes, no tokens, no allowance; `SwapNotSupported` (S8-16) for builds, and
 * `GasPriceNotSupported` (S8-17).
 */
export interface SwapApi {
  /** Never cached (S7-13). The best first; `InsufficientLiquidity` if the server reports that. */
  readonly quotes: (query: QuoteQuery) => TaskEither<SwapApiError, readonly QuotedSwap[]>
  /** Cached for the page's life (S7-14). */
  readonly tokens: (chainId: CaipNetworkId) => TaskEither<RemoteError, readonly ListedToken[]>
  /** The allowance of the server's spender for a token, in base units (S7-15). `account` is plain. */
  readonly allowance: (query: Pick<SwapQuery, 'chainId' | 'account' | 'from'>) => TaskEither<RemoteError, bigint>
  /** In wei per unit of gas, for a transaction of usual speed (S7-16). Cached for ten seconds. */
  readonly gasPrice: (chainId: CaipNetworkId) => TaskEither<SwapApiError, bigint>
  /** `Malformed` unless the result is `approve(address,uint256)` (S7-17). */
  readonly buildApprove: (query: SwapQuery) => TaskEither<SwapApiError, BuiltApproval>
  /** With the requested slippage (S7-18, S9-17). */
  readonly buildTransaction: (query: SwapQuery & { readonly amount: bigint }) => TaskEither<SwapApiError, BuiltSwap>
}

/** Prices of tokens (S7-19). */
export interface PriceApi {
  /**
   * Price of a whole token in a currency (ISO 4217 code in lower case); `undefined` if the server has no price, which
   * does not mean that it is worthless (S-23). `token`: CAIP-10 id, and the symbol by which its price is found if the
   * answer contains no address.
   */
  readonly price: (query: {
    readonly chainId: CaipNetworkId
    readonly token: Pick<ListedToken, 'address' | 'symbol'>
    readonly currency: string
    /** Time in ms since the epoch; answers requested earlier are stale. */
    readonly since?: number
  }) => TaskEither<RemoteError, number | undefined>
}

/**
 * The contracts that may be called or approved to take tokens, by CAIP-2 id: plain addresses. Transactions that a
 * server builds for other contracts are not signed (S-24).
 */
export type SwapRouters = Readonly<Partial<Record<string, readonly string[]>>>
