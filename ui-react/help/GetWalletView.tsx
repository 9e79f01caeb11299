import { CONNECT } from '../connect/messages.js'
import { HELP } from './messages.js'
import { useMessages } from '../messages/useMessages.js'
import { hint, stack } from '../modal/shared.styles.js'
import { List } from '../primitives/List.js'
import { useWallets } from '../shared/hooks.js'
import { AllWalletsRow } from '../wallets/AllWalletsRow.js'
import { DirectoryLine, useOnlyInWallet, WalletListRow, walletRowKey } from '../wallets/WalletRows.js'

const WORDS = { ...CONNECT, ...HELP }

/** A few wallets for a visitor without one, and a link to all of them (V-54). */
export const GetWalletView = () => {
  const t = useMessages(WORDS)
  const { toGet, directory, total } = useWallets()
  const onlyInWallet = useOnlyInWallet()
  const isListed = directory !== 'NotConfigured'
  return (
    <div className={stack}>
      <p className={hint}>
        {toGet.length === 0 ? t(onlyInWallet ? 'connect.openInWallet' : 'connect.emptyHint') : t('help.getLead')}
      </p>
      {(toGet.length > 0 || isListed) && (
        <List name={t('connect.wallets')} busy={directory === 'Loading'}>
          {toGet.map((row) => (
            <li key={walletRowKey(row)}>
              <WalletListRow row={row} />
            </li>
          ))}
          {isListed && <AllWalletsRow total={total} />}
        </List>
      )}
      <DirectoryLine />
    </div>
  )
}
