import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { RequestError, WalletRequest } from '../../../domain/connect/walletRequest.js'
import { decodeBase58 } from '../../../domain/account/addresses/solana.js'
import { requireMessage, requireParams, requireTransaction, SOLANA_PARAMS, toBase58 } from '../shared/requestParams.js'
import { providerRpcError, REFUSALS, toRequestError } from '../shared/providerErrors.js'
import { toBase64 } from '../../shared/bytesAsText.js'

interface EmbeddedCall {
  readonly request: WalletRequest
  /** Account that the request is for. */
  readonly address: string
  /** Sends a request to the frame. */
  readonly ask: (request: WalletRequest) => TE.TaskEither<RequestError, unknown>
}

/** Translates one method to the frame's format and back. Throws provider errors for invalid input. */
interface FrameMethod {
  readonly toFrame: (params: unknown, address: string) => object
  readonly fromFrame: (answer: unknown, params: unknown) => object
}

const Signature = t.type({ signature: t.string })
const Transaction = t.type({ transaction: t.string })
const Transactions = t.type({ transactions: t.readonlyArray(t.string) })

const answerOf = <A>(answer: unknown, codec: t.Type<A>): A => {
  if (codec.is(answer)) return answer
  throw providerRpcError(...REFUSALS.answer)
}
const signatureOf = (answer: unknown): object => ({ signature: answerOf(answer, Signature).signature })

/** The frame takes transactions in base58 (wire reference 3.5). */
const transactionText = (transaction: string): string => toBase58(requireTransaction(transaction))
const fromBase58 = (transaction: string): string => {
  const bytes = decodeBase58(transaction)
  if (bytes === undefined) throw providerRpcError(...REFUSALS.answer)
  return toBase64(bytes)
}

/** An embedded wallet has a single account. */
const requireOwnAccount = (address: string, pubkey: string | undefined): void => {
  if (pubkey !== undefined && pubkey !== address) throw providerRpcError(...REFUSALS.account)
}

const METHODS: Readonly<Record<keyof typeof SOLANA_PARAMS, FrameMethod>> = {
  solana_signMessage: {
    toFrame: (params, address) => {
      const { message, pubkey } = requireParams(params, SOLANA_PARAMS.solana_signMessage)
      requireOwnAccount(address, pubkey)
      return { message: toBase58(requireMessage(message)), pubkey: address }
    },
    fromFrame: signatureOf,
  },
  solana_signTransaction: {
    toFrame: (params, address) => {
      const { transaction, pubkey } = requireParams(params, SOLANA_PARAMS.solana_signTransaction)
      requireOwnAccount(address, pubkey)
      return { transaction: transactionText(transaction) }
    },
    fromFrame: (answer) => ({ transaction: fromBase58(answerOf(answer, Transaction).transaction) }),
  },
  solana_signAllTransactions: {
    toFrame: (params) => {
      const { transactions } = requireParams(params, SOLANA_PARAMS.solana_signAllTransactions)
      return { transactions: transactions.map(transactionText) }
    },
    fromFrame: (answer, params) => {
      const asked = requireParams(params, SOLANA_PARAMS.solana_signAllTransactions).transactions
      const { transactions } = answerOf(answer, Transactions)
      if (transactions.length !== asked.length) throw providerRpcError(...REFUSALS.answer)
      return { transactions: transactions.map(fromBase58) }
    },
  },
  solana_signAndSendTransaction: {
    toFrame: (params, address) => {
      const { transaction, pubkey, sendOptions } = requireParams(params, SOLANA_PARAMS.solana_signAndSendTransaction)
      requireOwnAccount(address, pubkey)
      return { transaction: transactionText(transaction), ...(sendOptions !== undefined && { options: sendOptions }) }
    },
    fromFrame: signatureOf,
  },
}

const isMethod = (name: string): name is keyof typeof METHODS => Object.hasOwn(METHODS, name)

/** Sends a Solana request to the embedded wallet; translates request and answer. */
export const askEmbeddedSolana = ({ request, address, ask }: EmbeddedCall): TE.TaskEither<RequestError, object> => {
  const { method, params } = request
  if (!isMethod(method)) return TE.left({ _tag: 'RpcNotAllowed', method })
  const { toFrame, fromFrame } = METHODS[method]
  return pipe(
    TE.fromEither(E.tryCatch(() => toFrame(params, address), toRequestError)),
    TE.flatMap((framed) => ask({ method, params: framed })),
    TE.flatMapEither((answer) => E.tryCatch(() => fromFrame(answer, params), toRequestError)),
  )
}
