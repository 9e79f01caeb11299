import { pendingElsewhere } from '../../domain/activity/ownTransactions.js'
import { useMessages } from '../messages/useMessages.js'
import { hint } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { useAccount, useNetwork, usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { useNumberFormat } from '../shared/viewHooks.js'
import { ACTIVITY } from './messages.js'

/**
 * Links to pending transactions on other networks: the activity is that of one network (S5-11), but the account's
 * button counts all pending ones. If the host does not allow switching networks, they are only mentioned.
 */
export const PendingElsewhere = () => {
  const t = useMessages(ACTIVITY)
  const format = useNumberFormat()
  const { commands, pending: pendingState } = usePortico()
  const { active, networks, switching } = useNetwork()
  const { address } = useAccount()
  const chainId = active._tag === 'Configured' ? active.network.caipNetworkId : undefined
  const pending = pendingElsewhere(useReadable(pendingState), { address, chainId })
  return networks.map(({ caipNetworkId, name }) => {
    const count = pending.filter((sent) => sent.caipNetworkId === caipNetworkId).length
    if (count === 0) return null
    const words = t('activity.pendingOn', { count: format(count), network: name })
    return switching === 'Off' ? (
      <p key={caipNetworkId} className={hint}>
        {words}
      </p>
    ) : (
      <Button key={caipNetworkId} wide onPress={() => commands.chooseNetwork(caipNetworkId)}>
        {words}
      </Button>
    )
  })
}
