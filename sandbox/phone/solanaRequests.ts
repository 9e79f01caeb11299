import { base58, base64 } from '@scure/base'
import { callRpc, ProviderRpcError } from '../browserWallets/rpc.js'
import { decodeText, readTransaction } from '../solanaWallets/transactions.js'
import { openKey, type PageKey, type SolanaSandboxFile } from '../solanaWallets/keys.js'
import type { IWalletKit } from '@reown/walletkit'
import { caipAccounts, emitToSites } from './sessions.js'

const BAD_PARAMS = -32602

const bytesOf = (text: unknown, coder: 'base58' | 'base64'): Uint8Array => {
  const bytes = decodeText(text, coder)
  if (bytes === undefined) throw new ProviderRpcError(BAD_PARAMS, 'This cannot be read.')
  return bytes
}

const sign = async (key: PageKey, transaction: unknown): Promise<string> => {
  const { message, signers, withSignature } = readTransaction(bytesOf(transaction, 'base64'))
  if (!signers.includes(key.address))
    throw new ProviderRpcError(BAD_PARAMS, 'This transaction needs no signature of that account.')
  return base64.encode(withSignature(key.address, await key.sign(message)))
}

/**
 * Key of the account (`pubkey`) that a request names, otherwise of the first of `granted`, which the site may use.
 * Throws 4100 for another account.
 */
const permittedKey = (params: unknown, keys: readonly PageKey[], granted: readonly string[]): PageKey => {
  const { pubkey = granted[0] } = Object(params) as Readonly<Record<string, unknown>>
  const key = keys.find(({ address }) => address === pubkey && granted.includes(address))
  if (key === undefined) throw new ProviderRpcError(4100, 'This site may not use that account.')
  return key
}

/** Signs or sends what the owner approved, with a Solana key; a transaction goes to its chain. */
const executeSolanaRequest = async (
  method: string,
  params: unknown,
  { key, rpcUrl }: { readonly key: PageKey; readonly rpcUrl: string },
): Promise<unknown> => {
  const { message, transaction, transactions, sendOptions } = Object(params) as Readonly<Record<string, unknown>>
  switch (method) {
    case 'solana_signMessage':
      return { signature: base58.encode(await key.sign(bytesOf(message, 'base58'))) }
    case 'solana_signTransaction':
      return { transaction: await sign(key, transaction) }
    case 'solana_signAllTransactions':
      if (!Array.isArray(transactions)) throw new ProviderRpcError(BAD_PARAMS, 'There are no transactions.')
      return { transactions: await Promise.all(transactions.map((each) => sign(key, each))) }
    case 'solana_signAndSendTransaction':
      return {
        signature: await callRpc(rpcUrl, 'sendTransaction', [
          await sign(key, transaction),
          { ...Object(sendOptions), encoding: 'base64' },
        ]),
      }
    default:
      throw new ProviderRpcError(4200, `${method} is not supported.`)
  }
}

const METHODS = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]
const EVENTS = ['accountsChanged', 'chainChanged']

/** The phone's Solana support; empty if the chain is not running. */
export const makeSolanaNamespace = (file: SolanaSandboxFile | undefined) => {
  const keys = (file?.secretKeys ?? []).map(openKey)
  const accounts = keys.map(({ address }) => address)
  return {
    accounts,
    has: (chain: string): boolean => chain === file?.caipNetworkId,
    /** Solana namespace of a session, for the granted accounts. */
    grant: (granted: readonly string[], chosen: string | undefined) => {
      const own = accounts.filter((address) => granted.includes(address))
      if (file === undefined || own.length === 0) return {}
      return {
        solana: {
          chains: [file.caipNetworkId],
          methods: METHODS,
          events: EVENTS,
          accounts: caipAccounts([file.caipNetworkId], own, chosen),
        },
      }
    },
    /** Throws 4100 if the request names an account that is not in `granted`, those of the site. */
    check: (params: unknown, granted: readonly string[]): void => void permittedKey(params, keys, granted),
    carryOut: async (method: string, params: unknown, granted: readonly string[]): Promise<unknown> => {
      if (file === undefined) throw new ProviderRpcError(4901, 'There is no Solana here.')
      return executeSolanaRequest(method, params, { key: permittedKey(params, keys, granted), rpcUrl: file.url })
    },
    tell: async (kit: IWalletKit, chosen: string): Promise<void> => {
      if (file === undefined) return
      const ordered = caipAccounts([file.caipNetworkId], accounts, chosen)
      await emitToSites(kit, file.caipNetworkId, 'accountsChanged', (granted) =>
        ordered.filter((each) => granted.includes(each)),
      )
    },
  }
}
