import { isPsbt } from './isPsbt.js'
import { refusal } from './refusal.js'
import { transactionOf } from './transactionOf.js'

const BAD_PARAMS = -32602

/** The bytes of a partially signed transaction as a request has it, in base64; else it is refused (JSON-RPC -32602). */
export const psbtOf = (text: string): Uint8Array => {
  const bytes = transactionOf(text)
  if (!isPsbt(bytes)) throw refusal(BAD_PARAMS, 'That is no PSBT.')
  return bytes
}
