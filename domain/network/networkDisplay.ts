import type { CaipNetworkId, ChainNamespace, Network } from './network.js'

/** What visitors know the namespaces by: names, the same in every language. */
export const NAMESPACE_NAMES: Readonly<Record<ChainNamespace, string>> = {
  eip155: 'Ethereum & compatible',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}

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

/** The page of an account at the network's explorer, where it has one. */
export const explorerAccountUrl = (network: Network | undefined, address: string): string | undefined => {
  const base = network?.blockExplorers?.default.url
  return base === undefined ? undefined : `${base.replace(/\/$/, '')}/address/${address}`
}
