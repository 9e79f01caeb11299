import * as t from 'io-ts'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { BuiltApproval, SwapQuery } from '../../../application/ports/swapApi.js'
import { stringMatching } from '../../http/codecs/combinators.js'
import type { AskedQuestion } from '../question.js'
import { orRefused, Reason, type Refusable } from './refusals.js'
import { onChain } from './swapCodecs.js'

/** ABI-encoded call of `approve(address,uint256)` without trailing data. */
const ApproveData = stringMatching(/^0x095ea7b30{24}[0-9a-f]{40}[0-9a-f]{64}$/i)

/**
 * Wire reference 2.B.8. Reads only `data`. The server puts the contract into `from`; this page sets contract, value and
 * gas itself (S-24).
 */
const ApproveReply = t.strict({ tx: t.strict({ data: ApproveData }) })

const SPENDER_AT = 34
const UNITS_AT = 74

const readApproval = (data: string): BuiltApproval => ({
  spender: `0x${data.slice(SPENDER_AT, UNITS_AT)}`,
  units: BigInt(`0x${data.slice(UNITS_AT)}`),
})

/** `GET /v1/convert/build-approve` (S7-17). */
export const buildApproveQuestion: AskedQuestion<SwapQuery, Refusable<BuiltApproval>> = {
  call: 'blockchainApi buildApprove',
  ask: (client) => (query) =>
    pipe(
      client.get(
        'v1/convert/build-approve',
        { userAddress: onChain(query), from: query.from, to: query.to },
        ApproveReply,
        Reason,
      ),
      TE.map(({ tx }) => readApproval(tx.data)),
      orRefused,
    ),
}
