import type { Network } from './Network.js'

/** A Solana network from its plain facts. */
export const solanaNetwork = (facts: {
  /** The first 32 characters of its genesis hash (CAIP-2). */
  readonly reference: string
  readonly name: string
  readonly rpc: string
  /** Its pages of accounts are at `/address/`. */
  readonly explorer?: { readonly name: string; readonly url: string }
  readonly testnet?: boolean
}): Network => ({
  id: facts.reference,
  caipNetworkId: `solana:${facts.reference}`,
  chainNamespace: 'solana',
  name: facts.name,
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [facts.rpc] } },
  ...(facts.explorer === undefined ? {} : { blockExplorers: { default: facts.explorer } }),
  ...(facts.testnet === undefined ? {} : { testnet: facts.testnet }),
})
