import type { CaipNetworkId, Network } from './network.js'
import type { Picture } from '../images/picture.js'

/**
 * The network the page is on: a configured one, or one the wallet moved to that the host did not
 * configure. It is always what the wallet says (U-36).
 */
export type ActiveNetwork =
  | { readonly _tag: 'Configured'; readonly network: Network }
  | { readonly _tag: 'Unsupported'; readonly caipNetworkId: CaipNetworkId }

/** The host's limits on what a visitor can do about networks. */
export interface NetworkRules {
  /** Whether the visitor can move to another network here. */
  readonly switching: 'Allowed' | 'Off'
  /** Whether the page works on a network that the host did not configure (S4-18). */
  readonly unsupported: 'Allowed' | 'Refused'
}

/** Whether there is a network to go to from here, and the visitor may. */
export const canSwitchNetwork = ({
  active,
  networks,
  switching,
}: Pick<NetworkRules, 'switching'> & {
  readonly active: ActiveNetwork
  readonly networks: readonly Network[]
}): boolean => switching === 'Allowed' && (networks.length > 1 || active._tag === 'Unsupported')

/** The picture of a network: the host's own, else Portico's drawing, else the wallet API's by its id there (S7-06). */
export const networkImage = ({
  caipNetworkId,
  imageUrl,
  imageId,
}: Pick<Network, 'caipNetworkId' | 'imageUrl' | 'imageId'>): Picture =>
  imageUrl === undefined ? { _tag: 'Network', id: caipNetworkId, imageId } : { _tag: 'Address', address: imageUrl }

/** The rules about networks in a host's options. */
export const networkRules = (options: {
  readonly allowUnsupportedChain?: boolean | undefined
  readonly enableNetworkSwitch?: boolean | undefined
}): NetworkRules => ({
  switching: options.enableNetworkSwitch === false ? 'Off' : 'Allowed',
  unsupported: options.allowUnsupportedChain === true ? 'Allowed' : 'Refused',
})
