import { isSolanaSignature } from '../account/addresses/solana.js'

const evmHash = (answer: unknown): string | undefined =>
  typeof answer === 'string' && /^0x[0-9a-f]{64}$/i.test(answer) ? answer.toLowerCase() : undefined

const solanaSignature = (answer: unknown): string | undefined => {
  const signature =
    typeof answer === 'object' && answer !== null && 'signature' in answer ? answer.signature : undefined
  return typeof signature === 'string' && isSolanaSignature(signature) ? signature : undefined
}

const READERS: Readonly<Record<string, (answer: unknown) => string | undefined>> = {
  eth_sendTransaction: evmHash,
  solana_signAndSendTransaction: solanaSignature,
}

/** The id of the transaction that a wallet says it sent; `undefined` for any other request, and for what is no id. */
export const transactionIdOf = (method: string, answer: unknown): string | undefined =>
  Object.hasOwn(READERS, method) ? READERS[method]?.(answer) : undefined
