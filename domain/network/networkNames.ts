import type { CaipNetworkId, Network } from './network.js'

const WELL_KNOWN_NAMES: Readonly<Partial<Record<CaipNetworkId, string>>> = {
  'eip155:1': 'Ethereum',
  'eip155:10': 'OP Mainnet',
  'eip155:56': 'BNB Smart Chain',
  'eip155:100': 'Gnosis',
  'eip155:137': 'Polygon',
  'eip155:324': 'ZKsync Era',
  'eip155:8453': 'Base',
  'eip155:42161': 'Arbitrum One',
  'eip155:42220': 'Celo',
  'eip155:43114': 'Avalanche',
  'eip155:59144': 'Linea Mainnet',
  'eip155:534352': 'Scroll',
  'eip155:1313161554': 'Aurora',
  'eip155:11155111': 'Sepolia',
  'eip155:84532': 'Base Sepolia',
  'eip155:11155420': 'OP Sepolia',
  'eip155:421614': 'Arbitrum Sepolia',
}

/** The name of a well-known network that the host did not configure; `undefined` for any other. */
export const wellKnownNetworkName = (id: CaipNetworkId): string | undefined => WELL_KNOWN_NAMES[id]

/** The name of a network: the host's, else the common one, else its CAIP-2 id. */
export const networkName = (networks: readonly Network[], id: CaipNetworkId): string =>
  networks.find(({ caipNetworkId }) => caipNetworkId === id)?.name ?? wellKnownNetworkName(id) ?? id
