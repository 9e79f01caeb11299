import { useEarlyWords } from '../messages/useEarlyWords.js'
import { Icon } from '../primitives/Icon.js'
import { iconButton } from '../primitives/IconButton.styles.js'
import { classes } from '../primitives/classes.js'
import { useNetwork } from '../shared/useNetwork.js'
import { usePortico } from '../shared/usePortico.js'
import { NetworkPicture } from './NetworkPicture.js'
import { networkName } from './networkName.js'
import { networkPicker } from './NetworkPicker.styles.js'

/** The network of the account, as a button to another one. */
export const NetworkPicker = () => {
  const t = useEarlyWords()
  const { commands } = usePortico()
  const { active, networks } = useNetwork()
  const configured = active._tag === 'Configured'
  const name = t('modal.changeNetwork', {
    name: configured ? active.network.name : networkName(networks, active.caipNetworkId),
  })
  return (
    <button
      type="button"
      className={classes(iconButton, networkPicker)}
      aria-label={name}
      title={name}
      onClick={() => commands.go({ name: 'Networks' })}
    >
      {configured ? <NetworkPicture network={active.network} size="small" /> : <Icon name="alert" />}
      <Icon name="down" />
    </button>
  )
}
