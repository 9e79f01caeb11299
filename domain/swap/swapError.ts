import type { RemoteError } from '../errors/remoteError.js'
import type { RequestError } from '../connect/walletRequest.js'
import type { SendError } from '../send/sendError.js'
import type { TransferError } from '../send/transfer.js'

/** Fields of a quote that are compared with the request. */
export type QuoteField = 'pay' | 'get' | 'amount'

/** Fields of a built transaction that are compared with its quote (S-24). */
export type SwapField =
  | 'chain'
  | 'account'
  | 'target'
  | 'spender'
  | 'pay'
  | 'get'
  | 'amount'
  | 'least'
  | 'recipient'
  /** It takes something that is not paid, or allows to take it later. */
  | 'other'
  /** A token's decimals differ from those in the list: all shown amounts would be wrong. */
  | 'decimals'

/** What a visitor has to confirm separately. */
export type SwapDoubt =
  /** The trade moves the price by 15 % or more. */
  | 'PriceImpact'
  /**
   * The effects cannot be verified: the decoded call does not cover everything and no node simulates the rest, or a
   * token does not report its decimals.
   */
  | 'Unverified'
  /** One of the tokens charges its own fee: less arrives than the router pays out. */
  | 'TokenFee'
  /** A swap of the same two tokens was confirmed before, and its outcome is unknown. */
  | 'MayBeSent'

/** Errors that only the swap API reports. */
export type SwapApiError =
  | RemoteError
  /** The network does not support swaps (S8-16). */
  | { readonly _tag: 'SwapNotSupported' }
  /** The server has no gas price for the network (S8-17). */
  | { readonly _tag: 'GasPriceNotSupported' }
  /** There is not enough liquidity for the amount. */
  | { readonly _tag: 'InsufficientLiquidity' }

/** Why nothing was swapped, or why that is unknown, besides a wallet's answers to a request. */
export type SwapError =
  | SwapApiError
  | Extract<SendError, { readonly _tag: 'WalletElsewhere' }>
  | Extract<TransferError, { readonly _tag: 'NotEnoughFunds' | 'SimulationFailed' }>
  /** A token or the amount is missing or invalid. */
  | { readonly _tag: 'SwapIncomplete' }
  /** No route between the tokens: no quote, or an output of zero. */
  | { readonly _tag: 'NoSwapRoute' }
  /** The quote does not match the request. */
  | { readonly _tag: 'QuoteDiffers'; readonly fields: readonly QuoteField[] }
  /** The transaction does not match the quote: nothing was signed (S-24). */
  | { readonly _tag: 'SwapDiffers'; readonly fields: readonly SwapField[] }
  /** Has to be confirmed with these doubts accepted. */
  | { readonly _tag: 'SwapDoubted'; readonly doubts: readonly SwapDoubt[] }
  /** The quote expired, or the output differs from what was shown: the state has the current values. */
  | { readonly _tag: 'SwapOutdated' }
  /** The approval was included, and failed; or the visitor cancelled it in the wallet. */
  | { readonly _tag: 'ApprovalFailed' }

/** Why a swap failed, or why its outcome is unknown, including a wallet's answers. */
export type SwapFailure = SwapError | RequestError
