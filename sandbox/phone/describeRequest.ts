import { decodeText, readTransaction } from '../solanaWallets/transactions.js'

const textOf = (data: unknown): string => {
  if (typeof data !== 'string' || !/^0x(?:[0-9a-f]{2})*$/i.test(data)) return String(data)
  return new TextDecoder().decode(
    Uint8Array.from(data.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
  )
}

/** Text of a Solana message. */
const messageWords = (message: unknown): string => new TextDecoder().decode(decodeText(message, 'base58'))

const transactionWords = (transaction: unknown): string => {
  const bytes = decodeText(transaction, 'base64')
  if (bytes === undefined) return 'No transaction.'
  try {
    const { version, signers } = readTransaction(bytes)
    return `A transaction of version ${version}, paid by ${signers[0] ?? 'nobody'}, signed by ${signers.join(' and ')}: ${String(transaction)}`
  } catch {
    return `Nothing that can be read as a transaction: ${String(transaction)}`
  }
}

const solanaWords = (params: unknown): string => {
  const { message, transaction, transactions } = Object(params) as Readonly<Record<string, unknown>>
  if (message !== undefined) return messageWords(message)
  return (Array.isArray(transactions) ? (transactions as readonly unknown[]) : [transaction])
    .map(transactionWords)
    .join('\n\n')
}

/** Describes a request to the owner: the text to sign, the transaction, the network. */
export const describeRequest = (method: string, params: unknown): string => {
  if (method.startsWith('solana_')) return solanaWords(params)
  const [first, second] = Array.isArray(params) ? (params as readonly unknown[]) : []
  if (method === 'personal_sign') return textOf(first)
  if (method.startsWith('eth_signTypedData'))
    return typeof second === 'string' ? second : JSON.stringify(second, undefined, 2)
  return first === undefined ? '' : JSON.stringify(first, undefined, 2)
}
