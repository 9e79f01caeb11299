import { decodeBase58 } from '../../../domain/account/addresses/solana.js'
import { refusal } from './refusal.js'

const BAD_PARAMS = -32602

/** The bytes of a message as a request has it, in base58; else it is refused (JSON-RPC -32602). */
export const messageOf = (text: string): Uint8Array => {
  const bytes = decodeBase58(text)
  if (bytes === undefined) throw refusal(BAD_PARAMS, 'A message is to be in base58.')
  return bytes
}
