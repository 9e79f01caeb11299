import type { ComponentType, ReactNode } from 'react'
import type { AccountState } from '../../domain/account/accountState.js'
import type { View } from '../../domain/modal/view.js'

/** What a host's header is given. The dialog keeps its name, whatever the header draws. */
export interface HeaderSlotProps {
  readonly view: View['name']
  /** The heading of the view, in the visitor's language. */
  readonly title: string
  /** Leads to the view before; absent where there is none. */
  readonly onBack?: (() => void) | undefined
  /** Closes the dialog. A header without a control for it leaves the visitor the Escape key and the page behind. */
  readonly onClose: () => void
  /** Portico's own header: the heading, the ways back and on, and the button that closes. */
  readonly children: ReactNode
}

/** What a host's footer is given. */
export interface FooterSlotProps {
  readonly view: View['name']
}

/** What a host's empty state is given. */
export interface EmptySlotProps {
  /** What Portico says there. */
  readonly children: ReactNode
}

/** The empty states that a host may draw, by their places. */
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
  /** Drawn while the tab is chosen. */
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
 * What a host draws in the modal. Its components have the context that `PorticoModal` stands in. Where one throws,
 * Portico's own part takes its place until the modal is opened anew, and React reports the error.
 */
export interface Slots {
  /** In place of the header. */
  readonly Header?: ComponentType<HeaderSlotProps> | undefined
  /** Below every view. */
  readonly Footer?: ComponentType<FooterSlotProps> | undefined
  readonly empty?: EmptySlots | undefined
  readonly account?: AccountSlots | undefined
}
