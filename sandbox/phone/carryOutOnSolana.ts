import { base58, base64 } from '@scure/base'
import { askChain } from '../browserWallets/askChain.js'
import { bytesOfText } from '../solanaWallets/bytesOfText.js'
import type { PageKey } from '../solanaWallets/PageKey.js'
import { readTransaction } from '../solanaWallets/readTransaction.js'
import { Refusal } from './Refusal.js'

const BAD_PARAMS = -32602

const bytesOf = (text: unknown, coder: 'base58' | 'base64'): Uint8Array => {
  const bytes = bytesOfText(text, coder)
  if (bytes === undefined) throw new Refusal(BAD_PARAMS, 'This cannot be read.')
  return bytes
}

const sign = async (key: PageKey, transaction: unknown): Promise<string> => {
  const { message, signers, withSignature } = readTransaction(bytesOf(transaction, 'base64'))
  if (!signers.includes(key.address))
    throw new Refusal(BAD_PARAMS, 'This transaction needs no signature of that account.')
  return base64.encode(withSignature(key.address, await key.sign(message)))
}

/** Signs or sends what the owner approved, with a key on Solana; a transaction reaches its chain. */
export const carryOutOnSolana = async (
  method: string,
  params: unknown,
  {
    keys,
    chosen,
    rpcUrl,
  }: { readonly keys: readonly PageKey[]; readonly chosen: string | undefined; readonly rpcUrl: string },
): Promise<unknown> => {
  const {
    pubkey = chosen,
    message,
    transaction,
    transactions,
    sendOptions,
  } = Object(params) as Readonly<Record<string, unknown>>
  const key = keys.find(({ address }) => address === pubkey)
  if (key === undefined) throw new Refusal(4100, 'That account is not of this wallet.')
  switch (method) {
    case 'solana_signMessage':
      return { signature: base58.encode(await key.sign(bytesOf(message, 'base58'))) }
    case 'solana_signTransaction':
      return { transaction: await sign(key, transaction) }
    case 'solana_signAllTransactions':
      if (!Array.isArray(transactions)) throw new Refusal(BAD_PARAMS, 'There are no transactions.')
      return { transactions: await Promise.all(transactions.map((each) => sign(key, each))) }
    case 'solana_signAndSendTransaction':
      return {
        signature: await askChain(rpcUrl, 'sendTransaction', [
          await sign(key, transaction),
          { ...Object(sendOptions), encoding: 'base64' },
        ]),
      }
    default:
      throw new Refusal(4200, `${method} is not supported.`)
  }
}
