import { stack } from '../modal/shared.styles.js'
import { QrPane } from '../pairing/QrPane.js'
import { List } from '../primitives/List.js'
import { useTranslate } from '../messages/allWords.js'
import { useWallets } from '../shared/hooks.js'
import { AllWalletsRow } from '../wallets/AllWalletsRow.js'

/** The home of a host without adapters: any phone may scan the code, or the visitor looks for a wallet (S2-06). */
export const ConnectingWalletConnectBasicView = () => {
  const t = useTranslate()
  const { total } = useWallets()
  return (
    <div className={stack}>
      <QrPane />
      <List name={t('connect.wallets')}>
        <AllWalletsRow total={total} />
      </List>
    </div>
  )
}
