import type { CaipNetworkId } from '../../domain/network/network.js'
import { NETWORK } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden, hint } from '../modal/shared.styles.js'
import { useNetwork } from '../shared/usePortico.js'
import { networkName, wellKnownNetworkName } from '../../domain/network/networkNames.js'

/** Says that this site does not use the network of the wallet: by name where many know it, and by id. */
export const UnsupportedNotice = ({ id }: { readonly id: CaipNetworkId }) => {
  const t = useMessages(NETWORK)
  const name = wellKnownNetworkName(id)
  return (
    <>
      <span>{name === undefined ? t('account.unsupportedNetwork') : t('unsupported.named', { network: name })}</span>{' '}
      <bdi dir="ltr" translate="no">
        ({id})
      </bdi>
    </>
  )
}

/**
 * Where the page is and what can be done about it: shown where that is not as it should be, and announced as it
 * changes.
 */
export const NetworkStatus = () => {
  const t = useMessages(NETWORK)
  const { active, networks, switching, unsupported } = useNetwork()
  const wrong = active._tag === 'Unsupported' && unsupported === 'Refused'
  const name = active._tag === 'Configured' ? active.network.name : networkName(networks, active.caipNetworkId)
  return (
    <>
      <p role="status" className={wrong ? hint : hidden}>
        {wrong ? <UnsupportedNotice id={active.caipNetworkId} /> : t('networks.now', { network: name })}
      </p>
      {switching === 'Off' && <p className={hint}>{t('networks.fixed')}</p>}
    </>
  )
}
