import { useTranslate } from '../messages/useTranslate.js'
import { hint } from '../modal/shared.styles.js'

export const WhatIsANetworkView = () => {
  const t = useTranslate()
  return <p className={hint}>{t('modal.loading')}</p>
}
