import { isSameHex } from '../account/addresses/patterns.js'
import * as E from 'fp-ts/Either'
import type { CaipAddress } from '../account/caip10.js'
import { swapAddress } from './swapAssets.js'
import { makeQuote, type SwapOrder, type SwapQuote } from './swapQuote.js'
import type { QuoteField, SwapError } from './swapError.js'

/** An offer, as the server reports it. */
interface Quoted {
  readonly fromAmount: bigint
  readonly toAmount: bigint
  readonly from: CaipAddress
  readonly to: CaipAddress
}

/**
 * Takes the best offer for an order, if it matches the order. `NoSwapRoute` if there is no offer, or its output is
 * zero; `QuoteDiffers` if it is for another token or amount. `now`: ms since the epoch.
 */
export const checkQuote = (
  order: SwapOrder,
  [best]: readonly Quoted[],
  now: number,
): E.Either<SwapError, SwapQuote> => {
  if (best === undefined || best.toAmount === 0n) return E.left({ _tag: 'NoSwapRoute' })
  const fields: readonly (QuoteField | false)[] = [
    !isSameHex(best.from, swapAddress(order.network, order.pay)) && 'pay',
    !isSameHex(best.to, swapAddress(order.network, order.get)) && 'get',
    best.fromAmount !== order.payUnits && 'amount',
  ]
  const wrong = fields.filter((field) => field !== false)
  return wrong.length === 0
    ? E.right(makeQuote(order, best.toAmount, now))
    : E.left({ _tag: 'QuoteDiffers', fields: wrong })
}
