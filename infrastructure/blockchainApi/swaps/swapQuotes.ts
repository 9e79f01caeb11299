import * as t from 'io-ts'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { QuotedSwap, QuoteQuery } from '../../../application/ports/swapApi.js'
import { usableEntries } from '../../http/codecs/combinators.js'
import type { AskedQuestion } from '../question.js'
import { orRefused, Reason, type Refusable } from './refusals.js'
import { Amount, EvmCaipAddress } from './swapCodecs.js'

/** Wire reference 2.B.4. */
const QuotesReply = t.strict({
  quotes: usableEntries(
    t.strict({ fromAmount: Amount, toAmount: Amount, fromAccount: EvmCaipAddress, toAccount: EvmCaipAddress }),
  ),
})

/** `GET /v1/convert/quotes` (S7-13). Takes plain addresses; the build calls take CAIP-10. */
export const swapQuotesQuestion: AskedQuestion<QuoteQuery, Refusable<readonly QuotedSwap[]>> = {
  call: 'blockchainApi quotes',
  ask:
    (client) =>
    ({ account, from, to, amount, gasPrice }) =>
      pipe(
        client.get(
          'v1/convert/quotes',
          { amount: String(amount), userAddress: account, from, to, gasPrice: String(gasPrice) },
          QuotesReply,
          Reason,
        ),
        TE.map(({ quotes }) =>
          quotes.map(({ fromAmount, toAmount, fromAccount, toAccount }): QuotedSwap => ({
            fromAmount,
            toAmount,
            from: fromAccount,
            to: toAccount,
          })),
        ),
        orRefused,
      ),
}
