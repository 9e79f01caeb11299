import { decodeBase58 } from '../account/decodeBase58.js'

const SIGNATURE_BYTES = 64

const evmHash = (answer: unknown): string | undefined =>
  typeof answer === 'string' && /^0x[0-9a-f]{64}$/i.test(answer) ? answer.toLowerCase() : undefined

const solanaSignature = (answer: unknown): string | undefined => {
  const signature =
    typeof answer === 'object' && answer !== null && 'signature' in answer ? answer.signature : undefined
  return typeof signature === 'string' && decodeBase58(signature)?.length === SIGNATURE_BYTES ? signature : undefined
}

const READERS: Readonly<Record<string, (answer: unknown) => string | undefined>> = {
  eth_sendTransaction: evmHash,
  solana_signAndSendTransaction: solanaSignature,
}

/** The id of the transaction that a wallet says it sent; `undefined` for any other request, and for what is no id. */
export const transactionIdOf = (method: string, answer: unknown): string | undefined =>
  Object.hasOwn(READERS, method) ? READERS[method]?.(answer) : undefined
