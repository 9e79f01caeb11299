import type { AccountTab } from '../../domain/account/AccountTab.js'
import type { View } from '../../domain/modal/View.js'
import type { Notice } from '../../domain/notify/Notice.js'

/** What the visitor can do in the modal. Each returns nothing; its outcome is the next state. */
export interface Commands {
  /** Closes the modal, and with it a connection attempt under way. */
  readonly close: () => void
  readonly back: () => void
  readonly go: (view: View) => void
  /** Chooses a row of a wallet list: shows ConnectingExternal and asks the wallet. */
  readonly chooseWallet: (walletId: string) => void
  /** Asks the wallet of the current ConnectingExternal view again. */
  readonly retryConnect: () => void
  readonly chooseTab: (tab: AccountTab) => void
  /** Asks for balances again; within 30 s of a failure it changes nothing (S8-04). */
  readonly refreshBalances: () => void
  /** Copies the active account's whole address and says whether that worked. */
  readonly copyAddress: () => void
  readonly notify: (notice: Notice) => void
  readonly dismissNotice: () => void
}
