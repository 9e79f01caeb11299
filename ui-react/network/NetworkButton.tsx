import { canSwitchNetwork } from '../../domain/network/activeNetwork.js'
import { HostButton } from '../connect/HostButton.js'
import { BUTTONS } from '../connect/buttonMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { useNetwork } from '../shared/usePortico.js'
import { NetworkPicture } from '../shared/pictures.js'

/** Shows the page's network and opens the list of networks; only shows it if the list has no other. */
export const NetworkButton = () => {
  const t = useMessages(BUTTONS)
  const network = useNetwork()
  const { active, unsupported } = network
  const name = active._tag === 'Configured' ? active.network.name : t('button.unsupportedNetwork')
  return (
    <HostButton
      tone={active._tag === 'Unsupported' && unsupported === 'Refused' ? 'danger' : 'secondary'}
      name={t('button.network', { name })}
      disabled={!canSwitchNetwork(network)}
      standsIn={false}
      opens={{ view: 'Networks' }}
    >
      {active._tag === 'Configured' && <NetworkPicture network={active.network} size="small" />}
      <bdi>{name}</bdi>
    </HostButton>
  )
}
