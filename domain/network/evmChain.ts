import type { CaipNetworkId, Network } from './network.js'

/** A chain as viem and wagmi describe it: `import { base } from 'viem/chains'`. */
export interface EvmChain {
  /** EIP-155. */
  readonly id: number
  readonly name: string
  readonly nativeCurrency: Network['nativeCurrency']
  readonly rpcUrls: Network['rpcUrls']
  readonly blockExplorers?: Network['blockExplorers']
  readonly testnet?: boolean | undefined
}

/** Converts a host's network to our form; viem's other fields are not needed. */
export const toNetwork = (input: Network | EvmChain): Network => {
  if ('caipNetworkId' in input) return input
  const { id, name, nativeCurrency, rpcUrls, blockExplorers, testnet } = input
  const caipNetworkId: CaipNetworkId = `eip155:${id}`
  return {
    id,
    caipNetworkId,
    chainNamespace: 'eip155',
    name,
    nativeCurrency,
    rpcUrls,
    ...(blockExplorers && { blockExplorers }),
    ...(testnet !== undefined && { testnet }),
  }
}
