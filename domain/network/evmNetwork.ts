import type { Network } from './Network.js'

/** An EVM network from its plain facts; the namespace and the CAIP-2 id follow from them. */
export const evmNetwork = (facts: {
  /** EIP-155 chain id. */
  readonly id: number
  readonly name: string
  readonly currency?: Network['nativeCurrency']
  readonly rpc: string
  readonly explorer?: { readonly name: string; readonly url: string }
  readonly testnet?: boolean
  /** Its picture at the wallet API. */
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
