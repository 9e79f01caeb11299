import { stack } from '../modal/shared.styles.js'
import { NoWallets } from '../connect/NoWallets.js'
import { ViewLoading } from '../modal/ViewLoading.js'
import { useWallets } from '../shared/useWallets.js'
import { DirectoryLine } from './DirectoryLine.js'
import { WalletRows } from './WalletRows.js'

/** Every wallet that is known so far: those in this browser, and those of the directory's first page. */
export const AllWalletsView = () => {
  const { rows, directory } = useWallets()
  if (rows.length === 0) return directory === 'Loading' ? <ViewLoading /> : <NoWallets />
  return (
    <div className={stack}>
      <WalletRows rows={rows} busy={directory === 'Loading'} />
      <DirectoryLine />
    </div>
  )
}
