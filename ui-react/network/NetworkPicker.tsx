import { networkName } from '../../domain/network/networkNames.js'
import { MODAL } from '../modal/messages.js'
import { useMessages } from '../messages/useMessages.js'
import { Icon } from '../primitives/Icon.js'
import { iconButton } from '../primitives/Icon.styles.js'
import { useNetwork, usePortico } from '../shared/usePortico.js'
import { NetworkPicture } from '../shared/pictures.js'
import { networkPicker } from './network.styles.js'

/** The account's network, as a button that changes it. */
export const NetworkPicker = () => {
  const t = useMessages(MODAL)
  const { commands } = usePortico()
  const { active, networks } = useNetwork()
  const configured = active._tag === 'Configured'
  const name = t('modal.changeNetwork', {
    name: configured ? active.network.name : networkName(networks, active.caipNetworkId),
  })
  return (
    <button
      type="button"
      className={`${iconButton} ${networkPicker}`}
      aria-label={name}
      title={name}
      onClick={() => commands.go({ name: 'Networks' })}
    >
      {configured ? <NetworkPicture network={active.network} size="small" /> : <Icon name="alert" />}
      <Icon name="down" />
    </button>
  )
}
