import type { PopupProvider } from '../account/embeddedUser.js'
import type { CaipNetworkId, ChainNamespace } from '../network/network.js'

/** Where the modal can be, each view with the data it needs (S2-02 and following). Never a bag of optionals. */
export type View =
  /** With a namespace: only what can be connected there, for a visitor who may have a wallet elsewhere already. */
  | { readonly name: 'Connect'; readonly namespace?: ChainNamespace }
  /** Asks where a wallet is to be connected that speaks several namespaces; `walletId` is its row's id. */
  | { readonly name: 'ConnectingMultiChain'; readonly walletId: string }
  /**
   * Waits for a wallet of this page to approve; `walletId` is the id of its connector or its row. Without a namespace:
   * see `Portico.connect`.
   */
  | { readonly name: 'ConnectingExternal'; readonly walletId: string; readonly namespace?: ChainNamespace }
  /** The address, then whatever step the login needs (S2-09). */
  | { readonly name: 'EmailLogin' }
  /** Waits for the window of a social provider. */
  | { readonly name: 'ConnectingSocial'; readonly provider: PopupProvider }
  | { readonly name: 'ConnectingFarcaster' }
  /** The address of an e-mail account, to be changed (S2-10). */
  | { readonly name: 'UpdateEmailWallet' }
  /** The secure site's frame, in which the visitor decides on a call (S2-16). */
  | { readonly name: 'ApproveTransaction' }
  | { readonly name: 'Account' }
  | { readonly name: 'AllWallets' }
  /** The wallets of every namespace: connected, and used before (S2-11). */
  | { readonly name: 'ProfileWallets' }
  /** Pairs a remote wallet (S2-05); `walletId` is the id of its listing. Without one, any wallet can connect. */
  | { readonly name: 'ConnectingWalletConnect'; readonly walletId: string | undefined }
  | { readonly name: 'ConnectingWalletConnectBasic' }
  /** Where a wallet that is not installed can be had; `walletId` is its listing's id. */
  | { readonly name: 'Downloads'; readonly walletId: string }
  /** A few wallets for somebody who has none. */
  | { readonly name: 'GetWallet' }
  | { readonly name: 'WhatIsAWallet' }
  | { readonly name: 'WhatIsANetwork' }
  | { readonly name: 'Networks' }
  /** Waits for the wallet to move to a network. */
  | { readonly name: 'SwitchNetwork'; readonly networkId: CaipNetworkId }
  /**
   * A network of a namespace without a connection, while another namespace has one: asks for a wallet first (S2-13).
   */
  | { readonly name: 'SwitchActiveChain'; readonly networkId: CaipNetworkId }
  /** The wallet is on a network that this page does not use (S4-18). */
  | { readonly name: 'UnsupportedChain' }

/** Views that need no data: a name alone says which. */
export type PlainViewName = View extends infer Each
  ? Each extends { readonly name: infer Name }
    ? object extends Omit<Each, 'name'>
      ? Name
      : never
    : never
  : never

/** Views visited since the modal opened, the current one last; never empty (S2-01). */
export type ViewHistory = readonly [...View[], View]

/** The modal (S4-04). `Opening` is the loading state: something must happen before a view can show. */
export type ModalState =
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Opening' }
  | { readonly _tag: 'Open'; readonly history: ViewHistory; readonly shaking: boolean }

/** The view on screen: the last of the history. */
export const currentView = (history: ViewHistory): View => history[history.length - 1] ?? { name: 'Connect' }
