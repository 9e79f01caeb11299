import { getCompiledTransactionMessageDecoder } from '@solana/kit'
import type { WireMessage } from './WireTransaction.js'
import { RpcError } from './RpcError.js'

/** A message from its bytes; `kind` is what a refusal calls it. */
export const readMessage = (bytes: Uint8Array, kind: string): WireMessage => {
  let message
  try {
    message = getCompiledTransactionMessageDecoder().decode(bytes)
  } catch {
    throw new RpcError(-32602, `failed to deserialize ${kind}: io error: failed to fill whole buffer`)
  }
  if (message.version === 1) throw new RpcError(-32602, 'invalid transaction: Transaction version is unsupported')
  return message
}
