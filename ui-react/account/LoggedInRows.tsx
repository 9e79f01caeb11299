import { canSwitchAccountType } from '../../domain/account/embeddedUser.js'
import { truncateEmail } from '../../domain/login/emailLogin.js'
import { SOCIAL_NAMES } from '../login/socialNames.js'
import { useMessages } from '../messages/useMessages.js'
import { ListRow } from '../primitives/List.js'
import { rowGroup } from '../primitives/List.styles.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { useNetwork, usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import type { AccountRowsProps } from './AccountParts.js'
import { loggedInLine } from './AccountView.styles.js'
import { ACCOUNT } from './messages.js'

/**
 * The logged-in user: an e-mail address can be changed, a social account cannot (S2-10). Also offers a smart account
 * (S6-02).
 */
export const LoggedInRows = ({ account }: AccountRowsProps) => {
  const t = useMessages(ACCOUNT)
  const { commands, smartAccountNetworks } = usePortico()
  const enabled = useReadable(smartAccountNetworks)
  const { active } = useNetwork()
  const { user, socialProvider, preferredAccountType } = account
  if (user === undefined) return null
  const email = user.email ?? undefined
  const name = socialProvider === undefined ? user.userName : (user.userName ?? email)
  const canGoSmart =
    active._tag === 'Configured' && canSwitchAccountType(enabled, active.network.caipNetworkId, preferredAccountType)
  return (
    <div className={rowGroup}>
      {socialProvider === undefined && email !== undefined ? (
        <ListRow
          picture={<WalletIcon name="" icon="mail" />}
          text={truncateEmail(email)}
          note={t('account.changeEmail')}
          onPress={() => commands.go({ name: 'UpdateEmailWallet' })}
        />
      ) : (
        <p className={loggedInLine}>
          {name !== undefined && <bdi>{truncateEmail(name)}</bdi>}
          {socialProvider !== undefined && (
            <span>{t('account.loggedInBy', { provider: SOCIAL_NAMES[socialProvider] })}</span>
          )}
        </p>
      )}
      {canGoSmart && (
        <ListRow
          picture={<WalletIcon name="" icon="wallet" />}
          text={t('account.smartAccount')}
          note={t('account.smartAccountHint')}
          onPress={() => commands.preferAccountType('smartAccount')}
        />
      )}
    </div>
  )
}
