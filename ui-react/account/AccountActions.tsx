import type { AccountState } from '../../domain/account/accountState.js'
import { plainView } from '../../domain/modal/view.js'
import { useLabel } from '../messages/useLabel.js'
import { useMessages } from '../messages/useMessages.js'
import { LineIcon } from '../primitives/Icon.js'
import { usePortico } from '../shared/usePortico.js'
import { useHostFacts } from '../shared/viewHooks.js'
import { HostPart } from '../slots/HostPart.js'
import type { AccountAction } from '../slots/Slots.js'
import { action, actionList } from './AccountActions.styles.js'
import type { FeatureAction } from './AccountParts.js'
import { ACCOUNT } from './messages.js'

interface ActionListProps {
  readonly name: string
  readonly actions: readonly AccountAction[]
  readonly account: AccountState
}

const ActionList = ({ name, actions, account }: ActionListProps) => (
  <ul className={actionList} aria-label={name}>
    {actions.map(({ id, label, icon, onPress }) => (
      <li key={id}>
        <button type="button" className={action} onClick={() => onPress(account)}>
          {icon}
          <bdi>{label}</bdi>
        </button>
      </li>
    ))}
  </ul>
)

interface AccountActionsProps {
  readonly account: AccountState
  readonly actions: readonly FeatureAction[]
}

/** Actions of the account, in the host's order (S9-24); an action that the order does not name is left out. */
export const AccountActions = ({ account, actions }: AccountActionsProps) => {
  const t = useMessages(ACCOUNT)
  const label = useLabel()
  const { commands } = usePortico()
  const { walletFeatures } = useHostFacts()
  const own = walletFeatures
    .flatMap((feature) => actions.filter((each) => each.feature === feature))
    .map((each): AccountAction => ({
      id: each.feature,
      label: label(each.label),
      icon: <LineIcon path={each.icon} />,
      onPress: () => commands.go(plainView(each.view)),
    }))
  const draw = (all: readonly AccountAction[]) => (
    <ActionList name={t('account.actions')} actions={all} account={account} />
  )
  return <HostPart place={{ _tag: 'Actions', own, draw }}>{own.length > 0 && draw(own)}</HostPart>
}
