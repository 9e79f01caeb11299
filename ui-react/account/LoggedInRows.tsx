import type { AccountState } from '../../domain/account/AccountState.js'
import { truncateEmail } from '../../domain/account/truncateEmail.js'
import { canSwitchAccountType } from '../../domain/login/canSwitchAccountType.js'
import { SOCIAL_NAMES } from '../login/SOCIAL_NAMES.js'
import { useTranslate } from '../messages/useTranslate.js'
import { stack } from '../modal/shared.styles.js'
import { Arch } from '../primitives/Arch.js'
import { ListRow } from '../primitives/ListRow.js'
import { useNetwork } from '../shared/useNetwork.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { loggedInLine } from './LoggedInRows.styles.js'

/** Who is logged in: an e-mail address can be changed, a social account cannot (S2-10); and the way to a smart account (S6-02). */
export const LoggedInRows = ({ account }: { readonly account: AccountState }) => {
  const t = useTranslate()
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
    <div className={stack}>
      {socialProvider === undefined && email !== undefined ? (
        <ListRow
          picture={<Arch name="" icon="mail" />}
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
          picture={<Arch name="" icon="wallet" />}
          text={t('account.smartAccount')}
          note={t('account.smartAccountHint')}
          onPress={() => commands.preferAccountType('smartAccount')}
        />
      )}
    </div>
  )
}
