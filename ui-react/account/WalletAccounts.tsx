import { COMMON } from '../messages/common.js'
import { useMessages } from '../messages/useMessages.js'
import { stack } from '../modal/shared.styles.js'
import { Avatar } from '../primitives/Avatar.js'
import { useNetwork } from '../shared/usePortico.js'
import { useConnections } from '../shared/hooks.js'
import { useSpelling } from '../shared/useSpelling.js'
import { walletAccount, walletAccounts } from './AccountView.styles.js'
import { ShortAddress } from './ShortAddress.js'
import type { AccountRowsProps } from './AccountParts.js'

/** All accounts that the wallet shows to this site, if there are several. The active one is chosen in the wallet. */
export const WalletAccounts = ({ account: { address: active } }: AccountRowsProps) => {
  const t = useMessages(COMMON)
  const connection = useConnections(useNetwork().activeNamespace)
  const spell = useSpelling()
  if (connection._tag !== 'Connected' || connection.active.accounts.length < 2) return null
  return (
    <div className={stack}>
      <ul className={walletAccounts} aria-label={t('account.accounts')}>
        {connection.active.accounts.map((address) => (
          <li key={address} className={walletAccount} aria-current={address === active}>
            <Avatar address={address} />
            <ShortAddress address={spell(address)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
