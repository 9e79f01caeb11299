import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'

/** Where somebody arrives by a login who is nowhere yet: on the first EVM network, on a site without one on the first of Solana. */
export const homeOf = ({ networks }: Pick<PorticoOptions, 'networks'>): CaipNetworkId => {
  const firstOf = (namespace: ChainNamespace) => networks.find(({ chainNamespace }) => chainNamespace === namespace)
  return (firstOf('eip155') ?? firstOf('solana') ?? networks[0]).caipNetworkId
}
