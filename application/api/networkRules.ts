import type { NetworkRules } from '../../domain/network/NetworkRules.js'
import type { PorticoOptions } from './PorticoOptions.js'

/** The rules about networks in a host's options. */
export const networkRules = (
  options: Pick<PorticoOptions, 'allowUnsupportedChain' | 'enableNetworkSwitch'>,
): NetworkRules => ({
  switching: options.enableNetworkSwitch === false ? 'Off' : 'Allowed',
  unsupported: options.allowUnsupportedChain === true ? 'Allowed' : 'Refused',
})
