import type { CaipNetworkId, Network } from '../network/network.js'

/** S9-18: Ethereum, Optimism, BNB, Gnosis, Polygon, Fantom, zkSync Era, Kaia, Base, Arbitrum One, Avalanche, Aurora. */
const SWAP_CHAINS: ReadonlySet<CaipNetworkId> = new Set<CaipNetworkId>([
  'eip155:1',
  'eip155:10',
  'eip155:56',
  'eip155:100',
  'eip155:137',
  'eip155:250',
  'eip155:324',
  'eip155:8217',
  'eip155:8453',
  'eip155:42161',
  'eip155:43114',
  'eip155:1313161554',
])

/** Whether a network supports swaps (S9-18). */
export const canSwapOn = ({ caipNetworkId }: Pick<Network, 'caipNetworkId'>): boolean => SWAP_CHAINS.has(caipNetworkId)
