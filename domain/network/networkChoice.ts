import type { ActiveNetwork } from './activeNetwork.js'
import type { CaipNetworkId, ChainNamespace, Network } from './network.js'

/** Looks up a network id that a wallet reports among the page's networks. */
export const resolveNetwork = (networks: readonly Network[], id: CaipNetworkId): ActiveNetwork => {
  const network = networks.find((candidate) => candidate.caipNetworkId === id)
  return network === undefined ? { _tag: 'Unsupported', caipNetworkId: id } : { _tag: 'Configured', network }
}

/** The network of a page without a wallet: the visitor's choice, else the first one configured. */
export const defaultNetwork = (
  networks: readonly [Network, ...Network[]],
  chosen: readonly CaipNetworkId[],
  namespace: ChainNamespace,
): Network => {
  const ofNamespace = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  return ofNamespace.find(({ caipNetworkId }) => chosen.includes(caipNetworkId)) ?? ofNamespace[0] ?? networks[0]
}

const namespaceOf = (id: CaipNetworkId): string => id.slice(0, id.indexOf(':'))

/** The visitor's choices with a new one: the latest first, one per namespace. */
export const addNetworkChoice = (chosen: readonly CaipNetworkId[], id: CaipNetworkId): readonly CaipNetworkId[] => [
  id,
  ...chosen.filter((earlier) => namespaceOf(earlier) !== namespaceOf(id)),
]

/**
 * The network after an e-mail or social login: on EVM, or on Solana if the site has no EVM network; the one that the
 * visitor chose before, else the first.
 */
export const loginNetwork = (
  networks: readonly [Network, ...Network[]],
  chosen: readonly CaipNetworkId[],
): CaipNetworkId => {
  const isOnEvm = networks.some(({ chainNamespace }) => chainNamespace === 'eip155')
  return defaultNetwork(networks, chosen, isOnEvm ? 'eip155' : 'solana').caipNetworkId
}
