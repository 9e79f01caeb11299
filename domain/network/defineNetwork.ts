import type { Network } from './network.js'

/** Completes the facts of an EVM network: the namespace and the CAIP-2 id follow from them. */
export const evmNetwork = (facts: {
  /** EIP-155 chain id. */
  readonly id: number
  readonly name: string
  readonly currency?: Network['nativeCurrency']
  readonly rpc: string
  readonly explorer?: { readonly name: string; readonly url: string }
  readonly testnet?: boolean
  /** Id of its picture in the wallet API. */
  readonly imageId?: string
}): Network => ({
  id: facts.id,
  caipNetworkId: `eip155:${facts.id}`,
  chainNamespace: 'eip155',
  name: facts.name,
  nativeCurrency: facts.currency ?? { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [facts.rpc] } },
  ...(facts.explorer === undefined ? {} : { blockExplorers: { default: facts.explorer } }),
  ...(facts.testnet === undefined ? {} : { testnet: facts.testnet }),
  ...(facts.imageId === undefined ? {} : { imageId: facts.imageId }),
})

/** Completes the facts of a Solana network. */
export const solanaNetwork = (facts: {
  /** The first 32 characters of its genesis hash (CAIP-2). */
  readonly reference: string
  readonly name: string
  readonly rpc: string
  /** Must have account pages at `/address/`. */
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

/**
 * Completes the facts of a Bitcoin network. It needs no RPC: wallets sign for it, and Portico reads nothing from it
 * (S9-20).
 */
export const bitcoinNetwork = (facts: {
  /** The first 32 characters of its genesis hash (CAIP-2, bip122). */
  readonly reference: string
  readonly name: string
  /** Must have account pages at `/address/`. */
  readonly explorer?: { readonly name: string; readonly url: string }
  readonly testnet?: boolean
  /** Id of its picture in the wallet API. */
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
