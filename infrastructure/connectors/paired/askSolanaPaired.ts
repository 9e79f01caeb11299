import { decodeBase58 } from '../../../domain/account/addresses/solana.js'
import { readField } from '../../shared/readField.js'
import { paramsOf } from '../walletStandard/paramsOf.js'
import { toBase64 } from '../../shared/bytesAsText.js'
import { transactionOf } from '../walletStandard/transactionOf.js'
import { askMethod } from './askMethod.js'
import { askListed } from './askListed.js'
import { badAnswer } from './badAnswer.js'
import type { PairedCall } from './PairedCall.js'
import { SOLANA_METHODS } from './solanaMethods.js'
import { withSignature } from './withSignature.js'

const SIGN_ALL = 'solana_signAllTransactions'
const SIGN_ONE = 'solana_signTransaction'

/** What comes back is the transaction with the signature in its place, also from wallets that give the signature alone. */
const signOne = async (call: PairedCall): Promise<unknown> => {
  const answer = await askMethod(call, SOLANA_METHODS[SIGN_ONE])
  if (readField(answer, 'transaction') !== undefined) return answer
  const { transaction, pubkey = call.accounts[0] } = paramsOf(call.request.params, SOLANA_METHODS[SIGN_ONE].params)
  const [key, signature] = [decodeBase58(pubkey), decodeBase58(String(readField(answer, 'signature')))]
  const signed =
    key === undefined || signature === undefined ? undefined : withSignature(transactionOf(transaction), key, signature)
  if (signed === undefined) throw badAnswer()
  return { transaction: toBase64(signed) }
}

/** A wallet that did not grant to sign all at once is asked for one after the other. */
const signAll = async (call: PairedCall): Promise<unknown> => {
  const { transactions } = paramsOf(call.request.params, SOLANA_METHODS[SIGN_ALL].params)
  if (call.methods.includes(SIGN_ALL)) {
    const answer = await askMethod(call, SOLANA_METHODS[SIGN_ALL])
    const signed = readField(answer, 'transactions')
    if (!Array.isArray(signed) || signed.length !== transactions.length) throw badAnswer()
    return answer
  }
  const signed: unknown[] = []
  for (const transaction of transactions)
    signed.push(
      readField(await signOne({ ...call, request: { method: SIGN_ONE, params: { transaction } } }), 'transaction'),
    )
  return { transactions: signed }
}

/** Puts a Solana request to a paired wallet. */
export const askSolanaPaired = (call: PairedCall): Promise<unknown> => {
  if (call.request.method === SIGN_ALL) return signAll(call)
  return call.request.method === SIGN_ONE ? signOne(call) : askListed(SOLANA_METHODS)(call)
}
