import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { checkQuote } from '../../domain/swap/checkQuote.js'
import type { SwapError } from '../../domain/swap/swapError.js'
import type { SwapUnits } from '../../domain/swap/swapForm.js'
import { firstGuess, isCloseTo, nextGuess } from '../../domain/swap/exactOutput.js'
import { swapAddress } from '../../domain/swap/swapAssets.js'
import { isSameOrder, type SwapOrder, type SwapQuote } from '../../domain/swap/swapQuote.js'
import type { SwapApi } from '../ports/swapApi.js'
import { inTime, type InTimeDeps } from '../kernel/inTime.js'

/** An order in which either side's amount may be given. */
export interface QuoteRequest extends Omit<SwapOrder, 'payUnits'> {
  readonly amount: SwapUnits
  /** In wei per unit of gas; 0n while it is unknown. */
  readonly gasPrice: bigint
}

/** Whether two requests are for the same order, ignoring the gas price. */
export const isSameRequest = (one: QuoteRequest | undefined, other: QuoteRequest | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    other !== undefined &&
    one.amount._tag === other.amount._tag &&
    isSameOrder({ ...one, payUnits: one.amount.units }, { ...other, payUnits: other.amount.units }))

export type AskQuote = (request: QuoteRequest) => TaskEither<SwapError, SwapQuote>

/** Covers several requests to a server, each with its own deadline. */
const LONGEST_QUOTE_MS = 20_000

/** Max number of requests for a quote whose output is given. */
const MOST_GUESSES = 5

/**
 * Requests a quote for an order. Servers take no requests by output: for such an order, the input is adjusted from
 * quote to quote until at least the output results, and hardly more; `InsufficientLiquidity` if it is never reached.
 */
export const makeAskQuote = ({
  swapApi,
  ...timing
}: InTimeDeps & { readonly swapApi: Pick<SwapApi, 'quotes'> }): AskQuote => {
  const ask = (
    { amount: _amount, gasPrice, ...rest }: QuoteRequest,
    payUnits: bigint,
  ): TaskEither<SwapError, SwapQuote> => {
    const order: SwapOrder = { ...rest, payUnits }
    const { network, account, pay, get } = order
    return pipe(
      swapApi.quotes({
        chainId: network.caipNetworkId,
        account,
        from: swapAddress(network, pay),
        to: swapAddress(network, get),
        amount: payUnits,
        gasPrice,
      }),
      TE.flatMapEither((quoted) => checkQuote(order, quoted, timing.scheduler.now())),
    )
  }
  const search =
    (request: QuoteRequest): TaskEither<SwapError, SwapQuote> =>
    async () => {
      const wanted = request.amount.units
      let guess = firstGuess(request, wanted)
      let before: SwapQuote | undefined
      for (let asked = 0; asked < MOST_GUESSES; asked += 1) {
        const answer = await ask(request, guess)()
        if (E.isLeft(answer) || isCloseTo(answer.right.getUnits, wanted)) return answer
        guess = nextGuess(answer.right, wanted, before)
        before = answer.right
      }
      return E.left({ _tag: 'InsufficientLiquidity' })
    }
  return (request) =>
    inTime(
      timing,
      LONGEST_QUOTE_MS,
      request.amount._tag === 'Pay' ? ask(request, request.amount.units) : search(request),
    )
}
