import { fromBase64 } from '../../shared/bytesAsText.js'
import { refusal } from './refusal.js'

const BAD_PARAMS = -32602

/** The bytes of a transaction as a request has it, in base64; else it is refused (JSON-RPC -32602). */
export const transactionOf = (text: string): Uint8Array => {
  const bytes = fromBase64(text)
  if (bytes === undefined || bytes.length === 0) throw refusal(BAD_PARAMS, 'A transaction is to be in base64.')
  return bytes
}
