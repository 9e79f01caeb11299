import { useEarlyWords } from '../messages/useEarlyWords.js'
import { hint } from '../modal/shared.styles.js'
import { useOutages } from '../shared/useOutages.js'
import { useWallets } from '../shared/useWallets.js'

/** Why no more wallets are listed, where the outage line above does not say so already. */
export const DirectoryLine = () => {
  const t = useEarlyWords()
  const { directory } = useWallets()
  const said = useOutages().includes('walletApi')
  return directory === 'Unavailable' && !said ? <p className={hint}>{t('connect.directoryUnavailable')}</p> : null
}
