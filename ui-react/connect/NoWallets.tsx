import { useTranslate } from '../messages/useTranslate.js'
import { centred, hint, lead } from '../modal/shared.styles.js'
import { Arch } from '../primitives/Arch.js'

/** Nobody to connect with: what a wallet is, and what to do. */
export const NoWallets = () => {
  const t = useTranslate()
  return (
    <div className={centred}>
      <Arch name="" icon="wallet" large />
      <p className={lead} tabIndex={-1} data-portico-focus>
        {t('connect.empty')}
      </p>
      <p className={hint}>{t('connect.emptyHint')}</p>
    </div>
  )
}
