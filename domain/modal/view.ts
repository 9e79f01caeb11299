import type { PopupProvider } from '../account/embeddedUser.js'
import type { FeatureViewParams } from './featureViews.js'
import type { CaipNetworkId, ChainNamespace } from '../network/network.js'

/**
 * Where the modal can be in what every page loads at its first opening, each view with its parameters
 * (S2-02); `object`: none. Never a bag of optionals.
 */
export interface CoreViewParams {
  /** With a namespace: only what can be connected there, for a visitor who may have a wallet elsewhere already. */
  readonly Connect: { readonly namespace?: ChainNamespace }
  /** Asks where a wallet is to be connected that speaks several namespaces; `walletId` is its row's id. */
  readonly ConnectingMultiChain: { readonly walletId: string }
  /**
   * Waits for a wallet of this page to approve; `walletId` is its connector's id, or its row's. Without a namespace:
   * see `Portico.connect`.
   */
  readonly ConnectingExternal: { readonly walletId: string; readonly namespace?: ChainNamespace }
  /** The address, then whatever step the login needs (S2-09). */
  readonly EmailLogin: object
  /** Waits for the window of a social provider. */
  readonly ConnectingSocial: { readonly provider: PopupProvider }
  readonly ConnectingFarcaster: object
  /** The address of an e-mail account, to be changed (S2-10). */
  readonly UpdateEmailWallet: object
  /** The secure site's frame, in which the visitor decides on a call (S2-16). */
  readonly ApproveTransaction: object
  readonly Account: object
  readonly AllWallets: object
  /** The wallets of every namespace: connected, and used before (S2-11). */
  readonly ProfileWallets: object
  /**
   * Pairs a wallet that is not in this page (S2-05); `walletId` is its listing's id, and without one any wallet may
   * come.
   */
  readonly ConnectingWalletConnect: { readonly walletId: string | undefined }
  readonly ConnectingWalletConnectBasic: object
  /** Where a wallet that is not installed can be had; `walletId` is its listing's id. */
  readonly Downloads: { readonly walletId: string }
  /** A few wallets for somebody who has none. */
  readonly GetWallet: object
  readonly WhatIsAWallet: object
  readonly WhatIsANetwork: object
  readonly Networks: object
  /** Waits for the wallet to move to a network. */
  readonly SwitchNetwork: { readonly networkId: CaipNetworkId }
  /**
   * A network of a namespace where nothing is connected yet, while something is elsewhere: a wallet for it comes first
   * (S2-13).
   */
  readonly SwitchActiveChain: { readonly networkId: CaipNetworkId }
  /** The wallet is on a network that this page does not use (S4-18). */
  readonly UnsupportedChain: object
}

/** Where the modal can be. */
export type ViewParams = CoreViewParams & FeatureViewParams

export type ViewName = keyof ViewParams

/** A view by its name, with its parameters. */
export type ViewOf<Name extends ViewName> = {
  readonly [Each in Name]: { readonly name: Each } & ViewParams[Each]
}[Name]

/** Where the modal can be. */
export type View = ViewOf<ViewName>

/** Views that need no data: a name alone says which. */
export type PlainViewName = View extends infer Each
  ? Each extends { readonly name: infer Name }
    ? object extends Omit<Each, 'name'>
      ? Name
      : never
    : never
  : never

/** A view that its name alone says. TypeScript sees by itself that it is one among 25 at most, and there are more. */
export const plainView = (name: PlainViewName): View => ({ name }) as View

/** Views visited since the modal opened, the current one last; never empty (S2-01). */
export type ViewHistory = readonly [...View[], View]

/** What `portico.open` is asked for. */
export interface OpenRequest {
  readonly view?: View | PlainViewName
  readonly namespace?: ChainNamespace
}

/**
 * The modal (S4-04). `Opening` is the loading state: something must happen before a view can show. `NotLoaded`: the
 * code behind it did not arrive, or did not start; `retryable` says whether opening again, as `wanted`, can work here.
 */
export type ModalState =
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Opening' }
  | { readonly _tag: 'NotLoaded'; readonly retryable: boolean; readonly wanted: OpenRequest }
  | { readonly _tag: 'Open'; readonly history: ViewHistory; readonly shaking: boolean }

/** The view on screen: the last of the history. */
export const currentView = (history: ViewHistory): View => history[history.length - 1] ?? { name: 'Connect' }

/** The view of an open modal. */
export const shownView = (state: ModalState): View | undefined =>
  state._tag === 'Open' ? currentView(state.history) : undefined
