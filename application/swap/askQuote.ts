import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { checkQuote } from '../../domain/swap/checkQuote.js'
import type { SwapError } from '../../domain/swap/swapError.js'
import { swapAddress } from '../../domain/swap/swapAssets.js'
import type { SwapOrder, SwapQuote } from '../../domain/swap/swapQuote.js'
import type { SwapApi } from '../ports/swapApi.js'
import { inTime, type InTimeDeps } from '../kernel/inTime.js'

/** An order with what a server needs to know for a quote. */
export interface QuoteRequest extends SwapOrder {
  /** In wei per unit of gas; 0n while it is unknown. */
  readonly gasPrice: bigint
}

export type AskQuote = (request: QuoteRequest) => TaskEither<SwapError, SwapQuote>

const LONGEST_QUOTE_MS = 20_000

/** Requests a quote for an order. */
export const makeAskQuote =
  ({ swapApi, ...timing }: InTimeDeps & { readonly swapApi: Pick<SwapApi, 'quotes'> }): AskQuote =>
  ({ gasPrice, ...order }) => {
    const { network, account, pay, get, payUnits } = order
    const quotesTask = swapApi.quotes({
      chainId: network.caipNetworkId,
      account,
      from: swapAddress(network, pay),
      to: swapAddress(network, get),
      amount: payUnits,
      gasPrice,
    })
    return inTime(
      timing,
      LONGEST_QUOTE_MS,
      pipe(
        quotesTask,
        TE.flatMapEither((quoted) => checkQuote(order, quoted, timing.scheduler.now())),
      ),
    )
  }
