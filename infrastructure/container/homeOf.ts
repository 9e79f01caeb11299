import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'

/** Where somebody arrives by a login who is nowhere yet: on the first EVM network. */
export const homeOf = ({ networks }: Pick<PorticoOptions, 'networks'>): CaipNetworkId =>
  (networks.find(({ chainNamespace }) => chainNamespace === 'eip155') ?? networks[0]).caipNetworkId
