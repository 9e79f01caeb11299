import { useTranslate } from '../messages/useTranslate.js'
import { hint } from '../modal/shared.styles.js'

export const SwitchNetworkView = () => {
  const t = useTranslate()
  return <p className={hint}>{t('modal.loading')}</p>
}
