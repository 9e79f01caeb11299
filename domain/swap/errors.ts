import { type ErrorTable, fixed, naming } from '../errors/errorTable.js'
import type { RemoteError } from '../errors/remoteError.js'
import type { SendError } from '../send/sendError.js'
import type { SwapError } from './swapError.js'

/** Errors of swapping. */
export const SWAP_ERRORS: ErrorTable<Exclude<SwapError, RemoteError | SendError>> = {
  SwapNotSupported: fixed('PTC-SWAP-NETWORK', 'Network not supported for Swaps', false),
  GasPriceNotSupported: fixed('PTC-SWAP-GAS-PRICE', 'Network not supported for Gas Price', false),
  InsufficientLiquidity: fixed('PTC-SWAP-LIQUIDITY', 'Nobody has so much of the token to give for it', false),
  SwapIncomplete: fixed('PTC-SWAP-INCOMPLETE', 'Two tokens and an amount are required', false),
  NoSwapRoute: fixed('PTC-SWAP-NO-ROUTE', 'There is no way from one token to the other', false),
  QuoteDiffers: naming('fields', 'PTC-SWAP-QUOTE-DIFFERS', 'The quote is not what was asked for'),
  SwapDiffers: naming('fields', 'PTC-SWAP-DIFFERS', 'The transaction is not what the quote says'),
  SwapDoubted: naming('doubts', 'PTC-SWAP-DOUBTED', 'It has to be confirmed with its doubts named'),
  SwapOutdated: fixed('PTC-SWAP-OUTDATED', 'The quote is over, or what comes out has changed', true),
  ApprovalFailed: fixed('PTC-SWAP-APPROVAL-FAILED', 'The approval failed on the chain', false),
}
