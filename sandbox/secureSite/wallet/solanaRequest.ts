import { base58 } from '@scure/base'
import { askChain } from '../../browserWallets/askChain.js'
import { bytesOfText } from '../../solanaWallets/bytesOfText.js'
import type { Fields } from '../frame/Fields.js'
import { readFields } from '../frame/readFields.js'
import { SiteError } from '../SiteError.js'
import type { solanaAccount } from './solanaAccount.js'

const bytesIn = (text: unknown): Uint8Array => {
  const bytes = bytesOfText(text, 'base58')
  if (bytes === undefined) throw new SiteError('This is no base58')
  return bytes
}

const isOnThisMachine = (address: string): boolean =>
  URL.canParse(address) && ['localhost', '127.0.0.1'].includes(new URL(address).hostname)

/** Does what the owner approved with a key on Solana. What is sent goes to the node that the app names. */
export const solanaRequest = async (
  method: string,
  params: Fields,
  { account, rpcUrl }: { readonly account: ReturnType<typeof solanaAccount>; readonly rpcUrl: string | undefined },
): Promise<unknown> => {
  const signed = (transaction: unknown): string => base58.encode(account.signTransaction(bytesIn(transaction)))
  switch (method) {
    case 'solana_signMessage':
      return { signature: base58.encode(account.sign(bytesIn(params['message']))) }
    case 'solana_signTransaction':
      return { transaction: signed(params['transaction']) }
    case 'solana_signAllTransactions': {
      const { transactions } = params
      if (!Array.isArray(transactions)) throw new SiteError('"transactions" must be a list')
      return { transactions: transactions.map(signed) }
    }
    case 'solana_signAndSendTransaction':
      if (rpcUrl === undefined || !isOnThisMachine(rpcUrl)) throw new SiteError('There is no Solana node within reach')
      return {
        signature: await askChain(rpcUrl, 'sendTransaction', [
          signed(params['transaction']),
          readFields.fields(params['options']),
        ]),
      }
    default:
      throw new SiteError(`${method} is not supported`)
  }
}
