import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { useTranslate } from '../messages/useTranslate.js'
import { stack } from '../modal/shared.styles.js'
import { Avatar } from '../primitives/Avatar.js'
import { useConnections } from '../shared/useConnections.js'
import { useNetwork } from '../shared/useNetwork.js'
import { walletAccount, walletAccounts } from './WalletAccounts.styles.js'

/** Every account the wallet shows this site, when there are several. Which one is active is chosen in the wallet. */
export const WalletAccounts = ({ active }: { readonly active: string }) => {
  const t = useTranslate()
  const connection = useConnections(useNetwork().activeNamespace)
  if (connection._tag !== 'Connected' || connection.active.accounts.length < 2) return null
  return (
    <div className={stack}>
      <ul className={walletAccounts} aria-label={t('account.accounts')}>
        {connection.active.accounts.map((address) => (
          <li key={address} className={walletAccount} aria-current={address === active}>
            <Avatar address={address} />
            <bdi dir="ltr">{truncateAddress(address)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
