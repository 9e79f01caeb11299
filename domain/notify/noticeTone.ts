import type { Notice } from './Notice.js'

export type NoticeTone = 'success' | 'error'

const TONES: Readonly<Record<Notice['_tag'], NoticeTone>> = {
  TokenBalanceUnavailable: 'error',
  AddressCopied: 'success',
  LinkCopied: 'success',
  CopyFailed: 'error',
  WalletDisconnected: 'success',
  DisconnectFailed: 'error',
  AccountSwitched: 'success',
  WalletSwitched: 'success',
  WalletAdded: 'success',
  WalletDeleted: 'success',
  WalletNotRestored: 'error',
  AccountNotSwitched: 'error',
  AuthenticationFailed: 'error',
  LoginForgotten: 'error',
}

/** Errors stay until dismissed; successes leave by themselves (W-14). */
export const noticeTone = (notice: Notice): NoticeTone => TONES[notice._tag]
