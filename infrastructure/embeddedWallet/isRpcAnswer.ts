import * as t from 'io-ts'
import { isSignedMessage } from '../../domain/login/isSignedMessage.js'
import { isTransactionHash } from '../../domain/login/isTransactionHash.js'
import { matching } from '../http/codecs/matching.js'

const base58 = matching(/^[1-9A-HJ-NP-Za-km-z]+$/)
const signature = t.type({ signature: base58 })

const ANSWERS: Readonly<Record<string, (answer: unknown) => boolean>> = {
  personal_sign: isSignedMessage,
  eth_signTypedData_v4: isSignedMessage,
  eth_sendTransaction: isTransactionHash,
  eth_sendRawTransaction: isTransactionHash,
  solana_signMessage: signature.is,
  solana_signAndSendTransaction: signature.is,
  solana_signTransaction: t.type({ transaction: base58 }).is,
  solana_signAllTransactions: t.type({ transactions: t.readonlyArray(base58) }).is,
}

/** Whether an answer has the shape that its method promises (S5-16, S5-17); most promise none. */
export const isRpcAnswer = (method: string, answer: unknown): boolean => {
  const isAnswer = Object.hasOwn(ANSWERS, method) ? ANSWERS[method] : undefined
  return isAnswer === undefined || isAnswer(answer)
}
