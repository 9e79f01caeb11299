import * as t from 'io-ts'
import type { WalletRequest } from '../../../application/ports/walletConnector.js'
import { decodeBase58 } from '../../../domain/account/addresses/solana.js'
import { base58 } from '@scure/base'
import { requireMessage, requireParams, requireTransaction, SOLANA_PARAMS } from '../shared/requestParams.js'
import { providerRpcError } from '../shared/providerErrors.js'
import { toBase64 } from '../../shared/bytesAsText.js'

const UNAUTHORIZED = 4100
const UNSUPPORTED_METHOD = 4200
const BAD_ANSWER = -32603

interface EmbeddedCall {
  readonly request: WalletRequest
  /** The account it was made for. */
  readonly address: string
  /** Puts a request to the frame; rejects with an error of EIP-1193. */
  readonly ask: (request: WalletRequest) => Promise<unknown>
}

const Signature = t.type({ signature: t.string })
const Transaction = t.type({ transaction: t.string })
const Transactions = t.type({ transactions: t.readonlyArray(t.string) })

const invalidAnswer = (): Error => providerRpcError(BAD_ANSWER, 'The answer of the wallet makes no sense.')

const answerOf = async <A>(answer: Promise<unknown>, codec: t.Type<A>): Promise<A> => {
  const input = await answer
  if (codec.is(input)) return input
  throw invalidAnswer()
}

/** Of the two ways to write a transaction, the frame has base58 (wire reference 3.5). */
const toFrame = (transaction: string): string => base58.encode(requireTransaction(transaction))
const fromFrame = (transaction: string): string => {
  const bytes = decodeBase58(transaction)
  if (bytes === undefined) throw invalidAnswer()
  return toBase64(bytes)
}

/** A login has one account. */
const requireOwnAccount = (address: string, pubkey: string | undefined): void => {
  if (pubkey !== undefined && pubkey !== address)
    throw providerRpcError(UNAUTHORIZED, 'The wallet did not grant that account.')
}

const METHODS: Readonly<Record<keyof typeof SOLANA_PARAMS, (call: EmbeddedCall) => Promise<unknown>>> = {
  solana_signMessage: async ({ request: { method, params }, address, ask }) => {
    const { message, pubkey } = requireParams(params, SOLANA_PARAMS.solana_signMessage)
    requireOwnAccount(address, pubkey)
    const { signature } = await answerOf(
      ask({ method, params: { message: base58.encode(requireMessage(message)), pubkey: address } }),
      Signature,
    )
    return { signature }
  },
  solana_signTransaction: async ({ request: { method, params }, address, ask }) => {
    const { transaction, pubkey } = requireParams(params, SOLANA_PARAMS.solana_signTransaction)
    requireOwnAccount(address, pubkey)
    const signed = await answerOf(ask({ method, params: { transaction: toFrame(transaction) } }), Transaction)
    return { transaction: fromFrame(signed.transaction) }
  },
  solana_signAllTransactions: async ({ request: { method, params }, ask }) => {
    const { transactions } = requireParams(params, SOLANA_PARAMS.solana_signAllTransactions)
    const signed = await answerOf(ask({ method, params: { transactions: transactions.map(toFrame) } }), Transactions)
    if (signed.transactions.length !== transactions.length) throw invalidAnswer()
    return { transactions: signed.transactions.map(fromFrame) }
  },
  solana_signAndSendTransaction: async ({ request: { method, params }, address, ask }) => {
    const { transaction, pubkey, sendOptions } = requireParams(params, SOLANA_PARAMS.solana_signAndSendTransaction)
    requireOwnAccount(address, pubkey)
    const options = sendOptions === undefined ? {} : { options: sendOptions }
    const { signature } = await answerOf(
      ask({ method, params: { transaction: toFrame(transaction), ...options } }),
      Signature,
    )
    return { signature }
  },
}

const isMethod = (name: string): name is keyof typeof METHODS => Object.hasOwn(METHODS, name)

/** Puts a Solana request to the embedded wallet in the words of its frame, and the answer into those of the request. */
export const askEmbeddedSolana = async (call: EmbeddedCall): Promise<unknown> => {
  const { method } = call.request
  if (!isMethod(method)) throw providerRpcError(UNSUPPORTED_METHOD, `There is no method ${method} on Solana.`)
  return METHODS[method](call)
}
