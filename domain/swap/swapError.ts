import type { RemoteError } from '../errors/remoteError.js'
import type { RequestError } from '../connect/walletRequest.js'
import type { SendError } from '../send/sendError.js'
import type { TransferError } from '../send/transfer.js'

/** What is compared of a quote with what was asked for. */
export type QuoteField = 'pay' | 'get' | 'amount'

/** What is compared of a built transaction with the quote that it was built for (S-24). */
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
  /** Something is taken, or may be taken later, that is not paid. */
  | 'other'
  /** A token has other decimals than the list says: all its amounts would be other ones than what is shown. */
  | 'decimals'

/** What a visitor has to confirm a second time. */
export type SwapDoubt =
  /** The trade moves the price by 15 % or more. */
  | 'PriceImpact'
  /**
   * Nobody could tell what the transaction does: its router's words do not say all and no node measures the rest, or a
   * token does not say its decimals.
   */
  | 'Unverified'
  /** One of the tokens keeps a fee of its own: less arrives than the router pays out. */
  | 'TokenFee'
  /** One of the same two tokens was confirmed before, and nobody knows what became of it. */
  | 'MayBeSent'

/** What only the swap API says. */
export type SwapApiError =
  | RemoteError
  /** The network is none of those that swap (S8-16). */
  | { readonly _tag: 'SwapNotSupported' }
  /** The server knows no gas price of it (S8-17). */
  | { readonly _tag: 'GasPriceNotSupported' }
  /** Nobody has so much of the token to give for it. */
  | { readonly _tag: 'InsufficientLiquidity' }

/** Why nothing was exchanged, or is not known to have been, besides what a wallet says to a request. */
export type SwapError =
  | SwapApiError
  | Extract<SendError, { readonly _tag: 'WalletElsewhere' }>
  | Extract<TransferError, { readonly _tag: 'NotEnoughFunds' | 'SimulationFailed' }>
  /** A token or the amount is missing, or is none. */
  | { readonly _tag: 'SwapIncomplete' }
  /** There is no way from one token to the other: no quote, or one of nothing. */
  | { readonly _tag: 'NoSwapRoute' }
  /** The quote is for something else than what was asked for. */
  | { readonly _tag: 'QuoteDiffers'; readonly fields: readonly QuoteField[] }
  /** The transaction is not what the quote says: nothing was signed (S-24). */
  | { readonly _tag: 'SwapDiffers'; readonly fields: readonly SwapField[] }
  /** It has to be confirmed with these named. */
  | { readonly _tag: 'SwapDoubted'; readonly doubts: readonly SwapDoubt[] }
  /** The quote is over, or what comes out is not what was shown any more: the state has what it is now. */
  | { readonly _tag: 'SwapOutdated' }
  /** The approval is on the chain, and failed there. */
  | { readonly _tag: 'ApprovalFailed' }

/** Why a wallet that was to be asked has exchanged nothing, or does not say so. */
export type SwapFailure = SwapError | RequestError
