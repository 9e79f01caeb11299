import { useTranslate } from '../messages/useTranslate.js'
import { hint, stack } from '../modal/shared.styles.js'
import { NoWallets } from '../connect/NoWallets.js'
import { ViewLoading } from '../modal/ViewLoading.js'
import { useWallets } from '../shared/useWallets.js'
import { WalletRows } from './WalletRows.js'

/** Every wallet that is known so far: those in this browser, and those of the directory's first page. */
export const AllWalletsView = () => {
  const t = useTranslate()
  const { rows, directory } = useWallets()
  if (rows.length === 0) return directory === 'Loading' ? <ViewLoading /> : <NoWallets />
  return (
    <div className={stack}>
      <WalletRows rows={rows} busy={directory === 'Loading'} />
      {directory === 'Unavailable' && <p className={hint}>{t('connect.directoryUnavailable')}</p>}
    </div>
  )
}
