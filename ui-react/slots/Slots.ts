import type { ComponentType, ReactNode } from 'react'
import type { AccountState } from '../../domain/account/accountState.js'
import type { View } from '../../domain/modal/view.js'

/** Props of a host's header. The dialog keeps its name, whatever the header renders. */
export interface HeaderSlotProps {
  readonly view: View['name']
  /** The heading of the view, in the visitor's language. */
  readonly title: string
  /** Goes back to the previous view; absent if there is no previous view. */
  readonly onBack?: (() => void) | undefined
  /** Closes the dialog. If the header has no control for it, the visitor still has the Escape key and the backdrop. */
  readonly onClose: () => void
  /** Portico's own header: the heading, the navigation, and the close button. */
  readonly children: ReactNode
}

/** Props of a host's footer. */
export interface FooterSlotProps {
  readonly view: View['name']
}

/** Props of a host's empty state. */
export interface EmptySlotProps {
  /** Portico's own text there. */
  readonly children: ReactNode
}

/** The empty states that a host may render, by place. */
export interface EmptySlots {
  /** An account that holds no token. */
  readonly tokens?: ComponentType<EmptySlotProps> | undefined
  /** A browser without a wallet. */
  readonly wallets?: ComponentType<EmptySlotProps> | undefined
  /** A chain namespace of ProfileWallets without a connected wallet. */
  readonly connections?: ComponentType<EmptySlotProps> | undefined
}

/** A button that a host adds to the account. */
export interface AccountAction {
  /** Unique among the actions, or the rows. */
  readonly id: string
  /** In the visitor's language. It names the button. */
  readonly label: string
  /** Hidden from assistive technology, because the label stands beside it. */
  readonly icon?: ReactNode
  readonly onPress: (account: AccountState) => void
}

/** A row that a host adds to the account. */
export interface AccountRow extends AccountAction {
  /** A second, quieter line. */
  readonly note?: string | undefined
}

/** A tab that a host adds to the account. */
export interface AccountTab {
  /** Unique among the tabs. */
  readonly id: string
  /** In the visitor's language. */
  readonly label: string
  /** Rendered while the tab is selected. */
  readonly Panel: ComponentType<{ readonly account: AccountState }>
}

/** What a host adds to the account. */
export interface AccountSlots {
  /** Buttons below the balance. */
  readonly actions?: readonly AccountAction[] | undefined
  /** Rows below those of Portico. */
  readonly rows?: readonly AccountRow[] | undefined
  /** Tabs after those of Portico. */
  readonly tabs?: readonly AccountTab[] | undefined
}

/**
 * What a host renders in the modal. Its components have the React context of `PorticoModal`. If one throws, Portico's
 * own part replaces it until the modal is opened again, and React reports the error.
 */
export interface Slots {
  /** Replaces the header. */
  readonly Header?: ComponentType<HeaderSlotProps> | undefined
  /** Below every view. */
  readonly Footer?: ComponentType<FooterSlotProps> | undefined
  readonly empty?: EmptySlots | undefined
  readonly account?: AccountSlots | undefined
}
