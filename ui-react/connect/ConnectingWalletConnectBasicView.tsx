import { stack } from '../modal/shared.styles.js'
import { QrPane } from '../pairing/QrPane.js'
import { List } from '../primitives/List.js'
import { CONNECT } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { useWallets } from '../shared/hooks.js'
import { AllWalletsRow } from '../wallets/AllWalletsRow.js'

/** The home of a host without adapters: any phone can scan the code, or the visitor searches for a wallet (S2-06). */
export const ConnectingWalletConnectBasicView = () => {
  const t = useMessages(CONNECT)
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
