import type { PendingTransaction } from '../requests/pendingTransaction.js'
import type { TransactionOutcome } from '../requests/settledTransaction.js'

/** What a snackbar can say. The words are the UI's; the specification's text is in the English catalogue. */
export type Notice =
  | { readonly _tag: 'TokenBalanceUnavailable' }
  /** The history of an account (S8-05). */
  | { readonly _tag: 'HistoryUnavailable' }
  /** It was sent, or how it ended (K-02). */
  | {
      readonly _tag: `Transaction${'Sent' | TransactionOutcome}`
      readonly transaction: Pick<PendingTransaction, 'id' | 'description'>
    }
  | { readonly _tag: 'AddressCopied' }
  /** Of a transaction. */
  | { readonly _tag: 'HashCopied' }
  | { readonly _tag: 'LinkCopied' }
  /** Of an NFT. */
  | { readonly _tag: 'TokenIdCopied' }
  /** The browser refused: the visitor can copy `text`, which is shown selected. */
  | { readonly _tag: 'CopyFailed'; readonly text: string }
  | { readonly _tag: 'WalletDisconnected' }
  | { readonly _tag: 'DisconnectFailed' }
  | { readonly _tag: 'AccountSwitched' }
  | { readonly _tag: 'WalletSwitched' }
  | { readonly _tag: 'WalletAdded' }
  /** It is no longer listed among those used before. */
  | { readonly _tag: 'WalletDeleted' }
  | { readonly _tag: 'WalletNotRestored' }
  /** The browser did not let the page open a wallet, which is to be opened by hand. */
  | { readonly _tag: 'WalletNotOpened'; readonly wallet: string }
  /** Nor with the link of a pairing, which is to be copied into it. */
  | { readonly _tag: 'LinkNotOpened'; readonly wallet: string }
  /** The embedded wallet kept its account. */
  | { readonly _tag: 'AccountNotSwitched' }
  /**
   * The secure site no longer knows the user of an earlier visit: the login ended, or the browser does not keep storage
   * for its frame (U-93).
   */
  | { readonly _tag: 'LoginForgotten' }
  /** The page was loaded anew while the visitor was in the wallet that it was to pair, or in the window of a login. */
  | { readonly _tag: 'PageReloaded' }
  /** A request was given up, and may have been signed: it must not be repeated unseen. */
  | { readonly _tag: 'RequestOutcomeUnknown' }
  /** A login was asked for a method that its wallet has not (S8-34). */
  | { readonly _tag: 'ActionNotAllowed' }
  /** What is signed to sign in was not, or did not count (S8-06). */
  | { readonly _tag: 'SigningFailed' }
  /** A login has failed: it gave no account, did not return with the page, or was not requested (S8-07). */
  | { readonly _tag: 'AuthenticationFailed' }

/** The one snackbar. `id` tells two equal notices apart, so that each is announced. */
export type Snackbar =
  { readonly _tag: 'Hidden' } | { readonly _tag: 'Shown'; readonly id: number; readonly notice: Notice }

export type NoticeTone = 'success' | 'error'

const TONES: Readonly<Record<Notice['_tag'], NoticeTone>> = {
  TokenBalanceUnavailable: 'error',
  HistoryUnavailable: 'error',
  TransactionSent: 'success',
  TransactionConfirmed: 'success',
  TransactionFailed: 'error',
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
  RequestOutcomeUnknown: 'error',
  ActionNotAllowed: 'error',
}

/** Errors stay until dismissed, or until the view is left; successes leave by themselves (W-14). */
export const noticeTone = (notice: Notice): NoticeTone => TONES[notice._tag]

/**
 * Whether it is still to be read after another message: how a transaction ended is told when it ended, whatever the
 * visitor does then. Other errors are about what they did last.
 */
export const outlastsOthers = (notice: Notice): boolean => 'transaction' in notice && noticeTone(notice) === 'error'
