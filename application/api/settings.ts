import { toNetwork } from '../../domain/network/evmChain.js'
import type { Network } from '../../domain/network/network.js'
import type { PorticoOptions } from './options.js'

/** The options as all code behind `createPortico` has them: every network in one shape. */
export interface Settings extends Omit<PorticoOptions, 'networks'> {
  readonly networks: readonly [Network, ...Network[]]
}

/** Of options that were found right (`findFaultyOption`). */
export const toSettings = (options: PorticoOptions): Settings => {
  const [home, ...others] = options.networks
  return { ...options, networks: [toNetwork(home), ...others.map(toNetwork)] }
}
