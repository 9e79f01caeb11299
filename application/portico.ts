import type { LAZY_ENTRIES } from './lazyEntries.js'
import type { MultiWallet } from './connect/multiWallet.js'
import type { OpenRequest, View } from '../domain/modal/view.js'
import type { AccountState } from '../domain/account/accountState.js'
import type { Connection } from '../domain/connect/connection.js'
import type { RemotePicture } from '../domain/images/picture.js'
import type { CaipNetworkId, ChainNamespace } from '../domain/network/network.js'
import type { SignInSession } from '../domain/siwx/session.js'
import type { WalletRequest } from '../domain/connect/walletRequest.js'
import type { Readable } from './kernel/store.js'
import type { BaseAppearance, BaseOptions } from './api/options.js'
import type { Messages } from './messages.js'
import type { Given } from '../domain/config/given.js'
import type { Commands } from './api/commands.js'
import type { ApisOf } from './api/lazyFeatures.js'
import type { Eip1193Provider } from './api/providers.js'
import type { StandardNamespace, StandardWallet } from './api/standardWallets.js'
import type { PorticoState } from './api/state.js'

/** The features of `portico.feature`; the code of each is loaded on first use. */
export type PorticoFeatures = ApisOf<typeof LAZY_ENTRIES>

/** Theme and language. */
export interface Appearance extends BaseAppearance {
  readonly messages: Given<Messages>
}

/** The options of a host. Only `networks` is required. */
export interface PorticoOptions extends BaseOptions {
  readonly messages?: Given<Messages> | undefined
}

/** The connection of a namespace, for libraries: the same object at each call. */
export interface ProviderOf {
  /** Its code is loaded with the first request or listener. */
  (namespace?: 'eip155'): Eip1193Provider
  /** Its code is loaded with the call. Rejects with PTC-CHUNK-NOT-LOADED if it cannot be loaded. */
  <Namespace extends StandardNamespace>(namespace: Namespace): Promise<StandardWallet<Namespace>>
}

/** How the UI reports that a view is visible, for which `open()` waits. */
export interface ViewPresence {
  /**
   * Called by a mounted modal; `draw` tells it whether it is the one that draws. Returns a function to call on unmount.
   */
  readonly attach: (draw: (isFirst: boolean) => void) => () => void
  /** Called with the view once it is visible, and with `undefined` when it is hidden. */
  readonly shown: (view: View['name'] | undefined) => void
  /**
   * The wallets for ProfileWallets, whether or not `features.multiWallet` is on. Rejects with PTC-CHUNK-NOT-LOADED; the
   * next call retries.
   */
  readonly profile: () => Promise<MultiWallet>
}

/**
 * The API for hosts and UIs. Promises reject with `PorticoError`, and each has a deadline; the visitor's actions in the
 * modal are in `commands`, whose outcomes are states.
 */
export interface Portico extends PorticoState {
  /** The account of a namespace. Default: the active namespace. The same object at each call. */
  readonly account: <Namespace extends ChainNamespace>(namespace?: Namespace) => Readable<AccountState<Namespace>>
  readonly appearance: Readable<Appearance>
  /** Properties set to `undefined` return to the default; missing ones stay unchanged. */
  readonly setAppearance: (change: Given<Appearance>) => void
  readonly commands: Commands
  /** Loads the core and the data for the modal, on a sign of interest: pointer or focus on a button. Never rejects. */
  readonly preload: () => void
  /** Resolves when the view is visible or, without a mounted modal, when the state is open. */
  readonly open: (request?: OpenRequest) => Promise<void>
  readonly close: () => void
  /**
   * Connects a wallet of the list by its id, without opening the modal. For a wallet on several namespaces and no
   * `namespace`, its connector of the active namespace is used, else its first.
   */
  readonly connect: (walletId: string, namespace?: ChainNamespace) => Promise<Connection>
  /** Without a namespace, disconnects all. */
  readonly disconnect: (namespace?: ChainNamespace) => Promise<void>
  /**
   * Switches the wallet, or the page if no wallet is connected, to a configured network. Resolves with the network that
   * the wallet then reports; rejects with PTC-SWITCH-… or PTC-NETWORK-NOT-FOUND, and always settles (U-37).
   */
  readonly switchNetwork: (networkId: CaipNetworkId) => Promise<CaipNetworkId>
  /**
   * Has the visitor sign in, after connecting if necessary (S1-07). Resolves with the session, at once if there is one;
   * concurrent calls share one prompt (U-99). Rejects with PTC-SIWX-OFF without the option `siwx` (S8-24), with
   * PTC-MODAL-CLOSED or PTC-SIGN-IN-CANCELLED if the visitor declines.
   */
  readonly signIn: () => Promise<SignInSession>
  /**
   * State and commands of an optional feature; the first call loads its code. While the feature is off, its code is
   * never loaded: the call raises an alert (S8-45) and resolves with `undefined`. Rejects with PTC-CHUNK-NOT-LOADED if
   * the code cannot be loaded.
   */
  readonly feature: <Name extends keyof PorticoFeatures>(name: Name) => Promise<PorticoFeatures[Name] | undefined>
  /** Sends a request to the wallet of the namespace (the active one by default). */
  readonly request: (request: WalletRequest, namespace?: ChainNamespace) => Promise<unknown>
  /**
   * A remote picture, made safe to show; once the core has started, each call returns the same object. Nothing is
   * requested before that.
   */
  readonly image: (picture: RemotePicture) => Readable<string | undefined>
  readonly provider: ProviderOf
  /** Removes every listener, socket, timer and node. Promises reject with PTC-DESTROYED afterwards. */
  readonly destroy: () => void
  /** For the code that draws the modal. */
  readonly screen: ViewPresence
}
