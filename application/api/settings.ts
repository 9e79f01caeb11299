import { toNetwork } from '../../domain/network/evmChain.js'
import type { Network } from '../../domain/network/network.js'
import type { PorticoOptions } from './options.js'

/** The options as all code behind `createPortico` has them: every network in one shape. */
export interface Settings extends Omit<PorticoOptions, 'networks'> {
  readonly networks: readonly [Network, ...Network[]]
}

/** Of options that were found right (`findFaultyOption`): an empty list of networks is not. */
export const toSettings = (options: PorticoOptions): Settings => {
  const [home, ...others] = options.networks.map(toNetwork)
  if (home === undefined) throw new RangeError('networks is empty.')
  return { ...options, networks: [home, ...others] }
}
