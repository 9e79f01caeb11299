import type { PendingTransaction } from '../requests/pendingTransaction.js'
import type { TransactionOutcome } from '../requests/settledTransaction.js'

/** Notices of the snackbar. The UI has the texts; the English catalogue has those of the specification. */
export type Notice =
  | { readonly _tag: 'TokenBalanceUnavailable' }
  /** The history of an account could not be loaded (S8-05). */
  | { readonly _tag: 'HistoryUnavailable' }
  /** The transaction was sent, or has this outcome (K-02). */
  | {
      readonly _tag: `Transaction${'Sent' | TransactionOutcome}`
      readonly transaction: Pick<PendingTransaction, 'id' | 'description'>
    }
  | { readonly _tag: 'AddressCopied' }
  /** The hash of a transaction. */
  | { readonly _tag: 'HashCopied' }
  | { readonly _tag: 'LinkCopied' }
  /** The token id of an NFT. */
  | { readonly _tag: 'TokenIdCopied' }
  /** The browser refused to copy: the visitor can copy `text`, which is shown selected. */
  | { readonly _tag: 'CopyFailed'; readonly text: string }
  | { readonly _tag: 'WalletDisconnected' }
  | { readonly _tag: 'DisconnectFailed' }
  | { readonly _tag: 'AccountSwitched' }
  | { readonly _tag: 'WalletSwitched' }
  | { readonly _tag: 'WalletAdded' }
  /** The wallet was removed from those used before. */
  | { readonly _tag: 'WalletDeleted' }
  | { readonly _tag: 'WalletNotRestored' }
  /** The browser did not let the page open a wallet; the visitor has to open it. */
  | { readonly _tag: 'WalletNotOpened'; readonly wallet: string }
  /** The browser did not open the pairing link either; the visitor has to copy it into the wallet. */
  | { readonly _tag: 'LinkNotOpened'; readonly wallet: string }
  /** The embedded wallet did not switch accounts. */
  | { readonly _tag: 'AccountNotSwitched' }
  /**
   * The secure site no longer knows the user of an earlier visit: the login ended, or the browser keeps no storage for
   * its frame (U-93).
   */
  | { readonly _tag: 'LoginForgotten' }
  /** The page was reloaded while the visitor was in the wallet to be paired, or in a login window. */
  | { readonly _tag: 'PageReloaded' }
  /**
   * A wallet was asked for a payment, and the page was gone before its answer: it may have been sent. `amount`: what
   * was to leave the account, with its symbol.
   */
  | { readonly _tag: 'PaymentUnknown'; readonly amount: string }
  /** A request was cancelled but may have been signed: it must not be repeated unseen. */
  | { readonly _tag: 'RequestOutcomeUnknown' }
  /** The wallet of a login does not support the requested method (S8-34). */
  | { readonly _tag: 'ActionNotAllowed' }
  /** The sign-in was not signed, or its signature was rejected (S8-06). */
  | { readonly _tag: 'SigningFailed' }
  /** A login failed: it gave no account, did not return with the page, or was not requested (S8-07). */
  | { readonly _tag: 'AuthenticationFailed' }

/** The one snackbar. `id` distinguishes equal notices, so that each is announced. */
export type Snackbar =
  { readonly _tag: 'Hidden' } | { readonly _tag: 'Shown'; readonly id: number; readonly notice: Notice }

export type NoticeTone = 'success' | 'error'

const TONES: Readonly<Record<Notice['_tag'], NoticeTone>> = {
  TokenBalanceUnavailable: 'error',
  HistoryUnavailable: 'error',
  TransactionSent: 'success',
  TransactionConfirmed: 'success',
  TransactionFailed: 'error',
  TransactionCancelled: 'error',
  TransactionReplaced: 'error',
  TransactionLost: 'error',
  AddressCopied: 'success',
  HashCopied: 'success',
  LinkCopied: 'success',
  TokenIdCopied: 'success',
  CopyFailed: 'error',
  WalletDisconnected: 'success',
  DisconnectFailed: 'error',
  AccountSwitched: 'success',
  WalletSwitched: 'success',
  WalletAdded: 'success',
  WalletDeleted: 'success',
  WalletNotRestored: 'error',
  WalletNotOpened: 'error',
  LinkNotOpened: 'error',
  AccountNotSwitched: 'error',
  AuthenticationFailed: 'error',
  SigningFailed: 'error',
  LoginForgotten: 'error',
  PageReloaded: 'error',
  PaymentUnknown: 'error',
  RequestOutcomeUnknown: 'error',
  ActionNotAllowed: 'error',
}

/** Errors stay until dismissed or until the view is left; successes disappear by themselves (W-14). */
export const noticeTone = (notice: Notice): NoticeTone => TONES[notice._tag]

/** Whether a notice is about a payment that may have been sent. */
export const isOfPayment = ({ _tag }: Notice): boolean => _tag === 'PaymentUnknown' || _tag === 'RequestOutcomeUnknown'

/**
 * Whether a notice stays relevant after a later one: a transaction's failure does, whatever the visitor does then.
 * Other errors concern only the visitor's last action.
 */
export const outlastsOthers = (notice: Notice): boolean => 'transaction' in notice && noticeTone(notice) === 'error'
