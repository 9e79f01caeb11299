import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import { isTransactionHash } from '../../../domain/account/addresses/patterns.js'
import {
  compareTransactions,
  type EvmTransaction,
  type SentComparison,
} from '../../../domain/requests/evmTransaction.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { onlyOne } from '../../http/codecs/combinators.js'
import { Data, Quantity } from '../evmAnswers.js'
import { type EvmNode, toTransferError } from './evmNode.js'

/** Params of a prepared `eth_sendTransaction`. */
const Params = onlyOne(t.type({ from: t.string, to: t.string, value: Quantity, data: Data }))

const readAsked = ({ params }: WalletRequest, hash: string): E.Either<TransferError, EvmTransaction> => {
  if (!isTransactionHash(hash)) return E.left({ _tag: 'Malformed', detail: 'hash' })
  return pipe(
    Params.decode(params),
    E.map(([asked]) => ({ ...asked, value: BigInt(asked.value) })),
    E.mapLeft((): TransferError => ({ _tag: 'Malformed', detail: 'params' })),
  )
}

/** Fetches a transaction by the hash that the wallet returned, and compares it with the request. */
export const compareSent = (
  node: EvmNode,
  request: WalletRequest,
  hash: string,
): TE.TaskEither<TransferError, SentComparison> =>
  pipe(
    async () => readAsked(request, hash),
    TE.flatMap((wanted) =>
      pipe(
        node.transaction(hash),
        TE.mapLeft(toTransferError),
        TE.map((sent): SentComparison => {
          if (sent === null) return { _tag: 'Unknown' }
          const { from, to, value, input } = sent
          return compareTransactions(wanted, { from, to: to ?? undefined, value: BigInt(value), data: input })
        }),
      ),
    ),
  )
