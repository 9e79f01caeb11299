import * as t from 'io-ts'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { BuiltSwap, SwapQuery } from '../../../application/ports/swapApi.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import { SLIPPAGE_PERCENT } from '../../../domain/swap/swapQuote.js'
import { fromRefinement } from '../../http/codecs/combinators.js'
import type { AskedQuestion } from '../question.js'
import { orRefused, Reason, type Refusable } from './refusals.js'
import { EvmCaipAddress, onChain, partsOf } from './swapCodecs.js'

/** Whole bytes; nodes refuse transactions above 128 KiB. */
const CallData = fromRefinement(
  'call data',
  (value): value is `0x${string}` =>
    typeof value === 'string' && value.length % 2 === 0 && /^0x[0-9a-f]{0,262144}$/i.test(value),
)

/** Wire reference 2.B.9. Ignores gas and gas price, which the wallet sets, and the amount, which may be in or out. */
const TransactionReply = t.strict({
  tx: t.strict({ from: EvmCaipAddress, to: EvmCaipAddress, data: CallData }),
})

const readSwap = ({ tx }: t.TypeOf<typeof TransactionReply>): BuiltSwap | undefined => {
  const [from, to] = [partsOf(tx.from), partsOf(tx.to)]
  return from.chainId === to.chainId
    ? { chainId: to.chainId, from: from.address, to: to.address, data: tx.data }
    : undefined
}

/**
 * `POST /v1/convert/build-transaction` (S7-18), with the slippage of S9-17. The server does not simulate: this page
 * simulates on the chain itself and compares results (S-24). `projectId` is absent if the server needs none.
 */
export const buildTransactionQuestion = (
  projectId: string | undefined,
): AskedQuestion<SwapQuery & { readonly amount: bigint }, Refusable<BuiltSwap>> => ({
  call: 'blockchainApi buildTransaction',
  ask: (client) => (query) =>
    pipe(
      client.post(
        'v1/convert/build-transaction',
        {
          projectId,
          from: query.from,
          to: query.to,
          userAddress: onChain(query),
          amount: String(query.amount),
          eip155: { slippage: SLIPPAGE_PERCENT },
          disableEstimate: true,
        },
        TransactionReply,
        Reason,
      ),
      TE.map(readSwap),
      TE.flatMap((swap) =>
        swap === undefined ? TE.left<RemoteError>({ _tag: 'Malformed', detail: 'tx.from' }) : TE.right(swap),
      ),
      orRefused,
    ),
})
