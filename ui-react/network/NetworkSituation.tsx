import { useTranslate } from '../messages/useTranslate.js'
import { hidden, hint } from '../modal/shared.styles.js'
import { useNetwork } from '../shared/useNetwork.js'
import { networkName } from './networkName.js'
import { UnsupportedNotice } from './UnsupportedNotice.js'

/** Where the page is and what can be done about it: shown where that is not as it should be, and announced as it changes. */
export const NetworkSituation = () => {
  const t = useTranslate()
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
