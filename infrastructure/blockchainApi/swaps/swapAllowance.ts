import * as t from 'io-ts'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SwapQuery } from '../../../application/ports/swapApi.js'
import type { AskedQuestion } from '../question.js'
import { Amount, onChain } from './swapCodecs.js'

/** Wire reference 2.B.6. */
const AllowanceReply = t.strict({ allowance: Amount })

/** `GET /v1/convert/allowance` (S7-15). Not cached: each approval changes it. */
export const swapAllowanceQuestion: AskedQuestion<Pick<SwapQuery, 'chainId' | 'account' | 'from'>, bigint> = {
  call: 'blockchainApi allowance',
  ask: (client) => (query) =>
    pipe(
      client.get('v1/convert/allowance', { tokenAddress: query.from, userAddress: onChain(query) }, AllowanceReply),
      TE.map(({ allowance }) => allowance),
    ),
}
