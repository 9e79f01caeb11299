import { ApproveTransactionView } from './ApproveTransactionView.js'
import { ConnectingFarcasterView } from './ConnectingFarcasterView.js'
import { ConnectingSocialView } from './ConnectingSocialView.js'
import { EmailLoginView } from './EmailLoginView.js'
import { LoginMethods } from './LoginMethods.js'
import { UpdateEmailWalletView } from './UpdateEmailWalletView.js'

/** What a visitor who logs in sees, from the methods in Connect on: made of the same parts, and one thing to load, so that no press waits for the next. */
export const LOGIN_PARTS = {
  Methods: LoginMethods,
  EmailLogin: EmailLoginView,
  ConnectingSocial: ConnectingSocialView,
  ConnectingFarcaster: ConnectingFarcasterView,
  UpdateEmailWallet: UpdateEmailWalletView,
  ApproveTransaction: ApproveTransactionView,
} as const
