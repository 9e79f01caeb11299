import type { PopupProvider } from '../account/embeddedUser.js'
import type { FeatureViewParams } from './featureViews.js'
import type { CaipNetworkId, ChainNamespace } from '../network/network.js'

/**
 * Views of the modal in the chunks of every first opening, each with its parameters (S2-02); `object`: no parameters.
 * Never a bag of optionals.
 */
export interface CoreViewParams {
  /** With a namespace: lists only what can connect there, for a visitor who may have a wallet on another namespace. */
  readonly Connect: { readonly namespace?: ChainNamespace }
  /** Asks on which namespace to connect a wallet that supports several; `walletId` is its row's id. */
  readonly ConnectingMultiChain: { readonly walletId: string }
  /**
   * Waits for a wallet of this page to approve; `walletId` is the id of its connector or row. Without a namespace: see
   * `Portico.connect`.
   */
  readonly ConnectingExternal: { readonly walletId: string; readonly namespace?: ChainNamespace }
  /** The address, then whatever step the login needs (S2-09). */
  readonly EmailLogin: object
  /** Waits for the social provider's window. */
  readonly ConnectingSocial: { readonly provider: PopupProvider }
  readonly ConnectingFarcaster: object
  /** Changes the address of an e-mail account (S2-10). */
  readonly UpdateEmailWallet: object
  /** Shows the secure site's frame, in which the visitor decides on a request (S2-16). */
  readonly ApproveTransaction: object
  readonly Account: object
  readonly AllWallets: object
  /** The wallets of every namespace: connected ones, and those used before (S2-11). */
  readonly ProfileWallets: object
  /** Pairs a wallet that is not in this page (S2-05); `walletId` is its listing's id, `undefined` for any wallet. */
  readonly ConnectingWalletConnect: { readonly walletId: string | undefined }
  readonly ConnectingWalletConnectBasic: object
  /** Where to get a wallet that is not installed; `walletId` is its listing's id. */
  readonly Downloads: { readonly walletId: string }
  /** A few wallets for a visitor who has none. */
  readonly GetWallet: object
  readonly WhatIsAWallet: object
  readonly WhatIsANetwork: object
  readonly Networks: object
  /** Waits for the wallet to switch to a network. */
  readonly SwitchNetwork: { readonly networkId: CaipNetworkId }
  /**
   * A network on a namespace without a connection, while another namespace has one: a wallet for it comes first
   * (S2-13).
   */
  readonly SwitchActiveChain: { readonly networkId: CaipNetworkId }
  /** The wallet is on a network that this page does not use (S4-18). */
  readonly UnsupportedChain: object
}

/** Parameters of all views. */
export type ViewParams = CoreViewParams & FeatureViewParams

export type ViewName = keyof ViewParams

/** A view by its name, with its parameters. */
export type ViewOf<Name extends ViewName> = {
  readonly [Each in Name]: { readonly name: Each } & ViewParams[Each]
}[Name]

/** Any view of the modal. */
export type View = ViewOf<ViewName>

/** Views without required parameters: the name is enough. */
export type PlainViewName = View extends infer Each
  ? Each extends { readonly name: infer Name }
    ? object extends Omit<Each, 'name'>
      ? Name
      : never
    : never
  : never

/**
 * A view without parameters. Needs a cast: TypeScript infers such a union only up to 25 members, and there are more.
 */
export const plainView = (name: PlainViewName): View => ({ name }) as View

/** Views visited since the modal opened, the current one last; never empty (S2-01). */
export type ViewHistory = readonly [...View[], View]

/** The argument of `portico.open`. */
export interface OpenRequest {
  readonly view?: View | PlainViewName
  readonly namespace?: ChainNamespace
}

/**
 * The modal (S4-04). `Opening` is the loading state: something must happen before a view can show. `NotLoaded`: its
 * code did not load or start; `retryable` says whether opening again, as `wanted`, can work here.
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
