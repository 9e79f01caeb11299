import type { CaipNetworkId } from '../../domain/network/network.js'
import { NETWORK } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden, hint } from '../modal/shared.styles.js'
import { useNetwork } from '../shared/usePortico.js'
import { networkName, wellKnownNetworkName } from '../../domain/network/networkNames.js'

/** Says that this site does not use the wallet's network: by name if it is well known, and by id. */
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
 * The page's network: visible if the site does not use it, otherwise only announced on change. Also says if switching
 * is off.
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
