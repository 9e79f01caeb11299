import type { ActiveNetwork } from './activeNetwork.js'
import type { CaipNetworkId, ChainNamespace, Network } from './network.js'

/** What a CAIP-2 id that a wallet reports means to a page with these networks. */
export const resolveNetwork = (networks: readonly Network[], id: CaipNetworkId): ActiveNetwork => {
  const network = networks.find((candidate) => candidate.caipNetworkId === id)
  return network === undefined ? { _tag: 'Unsupported', caipNetworkId: id } : { _tag: 'Configured', network }
}

/** Where a page without a wallet is: the network the visitor chose, else the first one configured. */
export const defaultNetwork = (
  networks: readonly [Network, ...Network[]],
  chosen: readonly CaipNetworkId[],
  namespace: ChainNamespace,
): Network => {
  const ofNamespace = networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  return ofNamespace.find(({ caipNetworkId }) => chosen.includes(caipNetworkId)) ?? ofNamespace[0] ?? networks[0]
}

const namespaceOf = (id: CaipNetworkId): string => id.slice(0, id.indexOf(':'))

/** The visitor's choices after one more: the latest first, one a namespace. */
export const addNetworkChoice = (chosen: readonly CaipNetworkId[], id: CaipNetworkId): readonly CaipNetworkId[] => [
  id,
  ...chosen.filter((earlier) => namespaceOf(earlier) !== namespaceOf(id)),
]

/**
 * Where somebody arrives by an e-mail or social login: on an EVM network, on a site without one on a network of Solana;
 * the one that they chose before, or else the first.
 */
export const loginNetwork = (
  networks: readonly [Network, ...Network[]],
  chosen: readonly CaipNetworkId[],
): CaipNetworkId => {
  const isOnEvm = networks.some(({ chainNamespace }) => chainNamespace === 'eip155')
  return defaultNetwork(networks, chosen, isOnEvm ? 'eip155' : 'solana').caipNetworkId
}
