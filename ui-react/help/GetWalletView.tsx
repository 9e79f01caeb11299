import { useTranslate } from '../messages/useTranslate.js'
import { hint, stack } from '../modal/shared.styles.js'
import { useWallets } from '../shared/useWallets.js'
import { AllWalletsRow } from '../wallets/AllWalletsRow.js'
import { DirectoryLine } from '../wallets/DirectoryLine.js'
import { WalletRows } from '../wallets/WalletRows.js'

/** More would be a choice for somebody who knows what to choose by. */
const OFFERED = 4

/** A few wallets for somebody who has none, and the way to all of them (V-54). */
export const GetWalletView = () => {
  const t = useTranslate()
  const { rows, directory, total } = useWallets()
  const offered = rows.filter(({ _tag }) => _tag === 'Listed').slice(0, OFFERED)
  return (
    <div className={stack}>
      <p className={hint}>{offered.length === 0 ? t('connect.emptyHint') : t('help.getLead')}</p>
      <WalletRows rows={offered} busy={directory === 'Loading'}>
        <AllWalletsRow total={total} />
      </WalletRows>
      <DirectoryLine />
    </div>
  )
}
