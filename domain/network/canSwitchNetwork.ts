import type { ActiveNetwork } from './ActiveNetwork.js'
import type { Network } from './Network.js'
import type { NetworkRules } from './NetworkRules.js'

/** Whether there is a network to go to from here, and the visitor may. */
export const canSwitchNetwork = ({
  active,
  networks,
  switching,
}: Pick<NetworkRules, 'switching'> & {
  readonly active: ActiveNetwork
  readonly networks: readonly Network[]
}): boolean => switching === 'Allowed' && (networks.length > 1 || active._tag === 'Unsupported')
