import type { ReactNode } from 'react'
import type { AccountState } from '../../domain/account/accountState.js'
import { ListRow } from '../primitives/List.js'
import { rowGroup } from '../primitives/List.styles.js'
import { WalletIcon } from '../primitives/WalletIcon.js'
import { HostBoundary } from './HostBoundary.js'
import { entryIcon } from './HostSlots.styles.js'
import type { Place } from './HostPart.js'
import type { AccountAction, AccountRow } from './Slots.js'

interface EntryIconProps {
  readonly size: 'action' | 'row'
  readonly icon: ReactNode
  /** Shown without an icon, and in place of one that throws. */
  readonly without: ReactNode
}

const EntryIcon = ({ size, icon, without }: EntryIconProps) =>
  icon === undefined ? (
    without
  ) : (
    <HostBoundary fallback={() => without}>
      <span className={entryIcon} data-size={size} aria-hidden="true">
        {icon}
      </span>
    </HostBoundary>
  )

interface HostActionsProps {
  readonly actions: readonly AccountAction[]
  readonly place: Extract<Place, { readonly _tag: 'Actions' }>
}

/** The host's buttons below the balance (W-64), after those of Portico. */
export const HostActions = ({ actions, place: { own, draw } }: HostActionsProps) =>
  draw([
    ...own,
    ...actions.map((entry) => ({
      ...entry,
      // Prefixed, because Portico's own actions have ids, too.
      id: `host ${entry.id}`,
      icon: <EntryIcon size="action" icon={entry.icon} without={null} />,
    })),
  ])

/** The host's rows in the account (W-64). */
export const HostRows = ({
  rows,
  account,
}: {
  readonly rows: readonly AccountRow[]
  readonly account: AccountState
}) => (
  <div className={rowGroup}>
    {rows.map(({ id, label, note, icon, onPress }) => (
      <ListRow
        key={id}
        picture={<EntryIcon size="row" icon={icon} without={<WalletIcon name={label} />} />}
        text={label}
        note={note}
        onPress={() => onPress(account)}
      />
    ))}
  </div>
)
