import { ApproveTransactionView } from './ApproveTransactionView.js'
import { ConnectingFarcasterView } from './ConnectingFarcasterView.js'
import { ConnectingSocialView } from './ConnectingSocialView.js'
import { EmailLoginView } from './EmailLoginView.js'
import { UpdateEmailWalletView } from './UpdateEmailWalletView.js'

/** What a visitor who logs in goes through: made of the same steps, and one thing to load. */
export const LOGIN_VIEWS = {
  EmailLogin: EmailLoginView,
  ConnectingSocial: ConnectingSocialView,
  ConnectingFarcaster: ConnectingFarcasterView,
  UpdateEmailWallet: UpdateEmailWalletView,
  ApproveTransaction: ApproveTransactionView,
} as const
