import type { Messages } from '../../application/api/Messages.js'
import { FIRST_WORDS, FirstWordsContext } from './firstWords.js'
import { createContext, useCallback, useContext, useMemo } from 'react'
import { formatMessage } from './formatMessage.js'

/** What is said where a visitor first looks: on the buttons, around each view, and in Connect. */
export type EarlyWord = Extract<
  keyof Messages,
  | `button.${string}`
  | `connect.${string}`
  | `modal.${string}`
  | `notice.${string}`
  | `outage.${string}`
  | `title.${string}`
  | `waiting.${string}`
  | 'switching.start'
  | 'wallets.certifiedMark'
>

/** In English, what is said where a visitor first looks. */
export const EARLY_WORDS: Pick<Messages, EarlyWord> = {
  ...FIRST_WORDS,
  'connect.directoryUnavailable': 'More wallets cannot be listed right now. Those in this browser work.',
  'connect.empty': 'No wallet found in this browser',
  'connect.emptyHint':
    'A wallet is an app in your browser that keeps your keys and asks you before anything is signed. Install one you trust, then reload this page.',
  'connect.open': 'Open',
  'connect.or': 'or',
  'connect.qr': 'QR code',
  'connect.get': 'Get',
  'connect.installed': 'Installed',
  'connect.loading': 'Looking for wallets…',
  'connect.newToWallets': 'New to wallets?',
  'connect.recent': 'Recent',
  'connect.unverified': 'Unverified',
  'connect.unverifiedHint': '{wallet} takes the name of another wallet. Go on only if you know it.',
  'connect.wallets': 'Wallets',
  'modal.back': 'Back',
  'modal.changeNetwork': 'Network: {name}. Change',
  'notice.AccountSwitched': 'Account switched',
  'notice.AccountNotSwitched': 'The account could not be switched',
  'notice.AuthenticationFailed': 'A problem occurred while trying initialize authentication',
  'notice.AddressCopied': 'Address copied',
  'notice.LoginForgotten':
    'You were logged out. If that happens at each visit, this browser keeps nothing for the login service.',
  'notice.LinkCopied': 'Link copied',
  'notice.CopyFailed': 'The browser did not allow copying',
  'notice.DisconnectFailed': 'Failed to disconnect',
  'notice.TokenBalanceUnavailable': 'Token Balance Unavailable',
  'notice.WalletAdded': 'New Wallet Added',
  'notice.WalletDeleted': 'Wallet deleted',
  'notice.WalletDisconnected': 'Wallet disconnected',
  'notice.WalletNotRestored': 'Your wallet did not answer. Connect it again.',
  'notice.WalletSwitched': 'Wallet switched',
  'notice.dismiss': 'Dismiss',
  'outage.blockchainApi': 'Token prices and balances are unavailable; browser wallets work.',
  'outage.chainRpc': 'The network does not answer. Connecting works.',
  'outage.many': 'Some services are unavailable. Browser wallets work.',
  'outage.walletApi': 'The wallet directory is unavailable. Browser wallets work.',
  'switching.start': 'Switch network',
  'title.Account': 'Your account',
  'title.AllWallets': 'All wallets',
  'title.ApproveTransaction': 'Approve the request',
  'title.Connect': 'Connect your wallet',
  'title.ConnectOn': 'Connect on {chain}',
  'title.ConnectingExternal': '{wallet}',
  'title.ConnectingMultiChain': '{wallet}',
  'title.ConnectingFarcaster': 'Farcaster',
  'title.ConnectingSocial': '{provider}',
  'title.ConnectingWalletConnect': '{wallet}',
  'title.ConnectingWalletConnectBasic': 'Pair a phone',
  'title.Downloads': 'Get {wallet}',
  'title.EmailLogin': 'Log in by e-mail',
  'title.GetWallet': 'Get a wallet',
  'title.Networks': 'Choose a network',
  'title.ProfileWallets': 'Your wallets',
  'title.SwitchNetwork': '{network}',
  'title.SwitchActiveChain': '{network}',
  'title.UnsupportedChain': 'Unsupported network',
  'title.UpdateEmailWallet': 'Change your address',
  'title.WhatIsANetwork': 'What is a network?',
  'title.WhatIsAWallet': 'What is a wallet?',
  'waiting.answer': '{wallet} has a request for you.',
  'waiting.open': 'Open {wallet}',
  'wallets.certifiedMark': 'Certified',
}

/** The words of the frame and of Connect, in the language in use. Reached from the modal's own code only: the first paint has no room for it. */
export const EarlyWordsContext = createContext(EARLY_WORDS)

/** The early words: the host's own, else the language's, else English, key by key (U-83). */
export const useEarlyCatalogue = (): Pick<Messages, EarlyWord> => {
  const { words } = useContext(FirstWordsContext)
  return useMemo(() => ({ ...EARLY_WORDS, ...words }), [words])
}

/** Gives the words of the frame and of Connect. Views that come later take `useTranslate`. */
export const useEarlyWords = () => {
  const catalogue = useContext(EarlyWordsContext)
  return useCallback(
    (key: EarlyWord, values?: Readonly<Record<string, string>>) => formatMessage(catalogue[key], values),
    [catalogue],
  )
}
