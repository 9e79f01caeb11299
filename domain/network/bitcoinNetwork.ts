import type { Network } from './Network.js'

/** A Bitcoin network from its plain facts. It needs no RPC: wallets sign for it, and nothing reads it (S9-20). */
export const bitcoinNetwork = (facts: {
  /** The first 32 characters of its genesis hash (CAIP-2, bip122). */
  readonly reference: string
  readonly name: string
  /** Its pages of accounts are at `/address/`. */
  readonly explorer?: { readonly name: string; readonly url: string }
  readonly testnet?: boolean
  /** Its picture at the wallet API. */
  readonly imageId?: string
}): Network => ({
  id: facts.reference,
  caipNetworkId: `bip122:${facts.reference}`,
  chainNamespace: 'bip122',
  name: facts.name,
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: { default: { http: [] } },
  ...(facts.explorer === undefined ? {} : { blockExplorers: { default: facts.explorer } }),
  ...(facts.testnet === undefined ? {} : { testnet: facts.testnet }),
  ...(facts.imageId === undefined ? {} : { imageId: facts.imageId }),
})
