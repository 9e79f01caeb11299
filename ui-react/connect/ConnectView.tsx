import { useTranslate } from '../messages/useTranslate.js'
import { hidden, hint, stack } from '../modal/shared.styles.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useWallets } from '../shared/useWallets.js'
import { WalletRows } from '../wallets/WalletRows.js'
import { NoWallets } from './NoWallets.js'

/** The ways to connect: wallets of this browser at once, wallets to get when the directory has answered (S2-02). */
export const ConnectView = () => {
  const t = useTranslate()
  const { rows, directory } = useWallets()
  const loading = directory === 'Loading'
  if (rows.length === 0 && !loading) return <NoWallets />
  return (
    <div className={stack}>
      <WalletRows rows={rows} busy={loading} />
      {loading && (
        <>
          <span role="status" className={hidden}>
            {t('connect.loading')}
          </span>
          <Skeleton shape="row" />
          <Skeleton shape="row" />
        </>
      )}
      {directory === 'Unavailable' && <p className={hint}>{t('connect.directoryUnavailable')}</p>}
    </div>
  )
}
