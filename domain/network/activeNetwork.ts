import type { CaipNetworkId, Network } from './network.js'
import type { Picture } from '../images/picture.js'

/**
 * The network that the page is on, always as the wallet reports it (U-36): a configured one, or one that the host did
 * not configure.
 */
export type ActiveNetwork =
  | { readonly _tag: 'Configured'; readonly network: Network }
  | { readonly _tag: 'Unsupported'; readonly caipNetworkId: CaipNetworkId }

/** The host's restrictions on networks. */
export interface NetworkRules {
  /** Whether the visitor may switch networks here. */
  readonly switching: 'Allowed' | 'Off'
  /** Whether the page works on a network that the host did not configure (S4-18). */
  readonly unsupported: 'Allowed' | 'Refused'
}

/** Whether the visitor may switch, and there is a network to switch to. */
export const canSwitchNetwork = ({
  active,
  networks,
  switching,
}: Pick<NetworkRules, 'switching'> & {
  readonly active: ActiveNetwork
  readonly networks: readonly Network[]
}): boolean => switching === 'Allowed' && (networks.length > 1 || active._tag === 'Unsupported')

/** The picture of a network: the host's own, else Portico's drawing, else that of the wallet API (S7-06). */
export const networkImage = ({
  caipNetworkId,
  imageUrl,
  imageId,
}: Pick<Network, 'caipNetworkId' | 'imageUrl' | 'imageId'>): Picture =>
  imageUrl === undefined ? { _tag: 'Network', id: caipNetworkId, imageId } : { _tag: 'Address', address: imageUrl }

/** Network rules from a host's options. */
export const networkRules = (options: {
  readonly allowUnsupportedChain?: boolean | undefined
  readonly enableNetworkSwitch?: boolean | undefined
}): NetworkRules => ({
  switching: options.enableNetworkSwitch === false ? 'Off' : 'Allowed',
  unsupported: options.allowUnsupportedChain === true ? 'Allowed' : 'Refused',
})
