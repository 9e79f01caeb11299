import type { MultiWallet } from '../connect/multiWallet.js'
import type { PlainViewName, View } from '../../domain/modal/view.js'
import type { AccountState } from '../../domain/account/accountState.js'
import type { Connection } from '../../domain/connect/connection.js'
import type { RemotePicture } from '../../domain/images/picture.js'
import type { CaipNetworkId, ChainNamespace } from '../../domain/network/network.js'
import type { WalletRequest } from '../ports/walletConnector.js'
import type { Readable } from '../kernel/store.js'
import type { Appearance } from './options.js'
import type { Commands } from './commands.js'
import type { PorticoState } from './state.js'

/** An EIP-1193 provider over the active connection; what viem, ethers and wagmi take. */
export interface Eip1193Provider {
  /** Rejects with a ProviderRpcError: `{ code, message }`. */
  readonly request: (request: { readonly method: string; readonly params?: unknown }) => Promise<unknown>
  readonly on: (event: string, listener: (payload: unknown) => void) => void
  readonly removeListener: (event: string, listener: (payload: unknown) => void) => void
}

/** What `portico.feature` gives: each has code of its own, which is loaded with the first use. */
export interface PorticoFeatures {
  readonly multiWallet: MultiWallet
}

/** How the drawing code tells that a view is on screen, which is what `open()` waits for. */
export interface ViewPresence {
  /** Called by a mounted modal; returns what to call when it goes. */
  readonly attach: () => () => void
  readonly shown: (view: View['name']) => void
  /** The wallets for ProfileWallets, whether or not `features.multiWallet` is on. Rejects with PTC-CHUNK-NOT-LOADED; the next call tries again. */
  readonly profile: () => Promise<MultiWallet>
}

/**
 * Portico, as a host or a UI uses it. Promises reject with `PorticoError`, and each has a deadline;
 * what the visitor does in the modal is in `commands`, whose outcomes are states.
 */
export interface Portico extends PorticoState {
  /** The account of a namespace; without one, of the active namespace. The same object at each call. */
  readonly account: (namespace?: ChainNamespace) => Readable<AccountState>
  readonly appearance: Readable<Appearance>
  readonly setAppearance: (change: Partial<Appearance>) => void
  readonly commands: Commands
  /** Loads the core at a sign of interest: pointer or focus on a button. Never rejects. */
  readonly preload: () => void
  /** Resolves when the view is on screen, or, where no modal is mounted, when the state is open. */
  readonly open: (options?: {
    readonly view?: View | PlainViewName
    readonly namespace?: ChainNamespace
  }) => Promise<void>
  readonly close: () => void
  /**
   * Connects a wallet of the list by its id, without opening the modal. Of a wallet on several namespaces, without one: its
   * connector of the active namespace, else its first.
   */
  readonly connect: (walletId: string, namespace?: ChainNamespace) => Promise<Connection>
  /** Without a namespace, all of them. */
  readonly disconnect: (namespace?: ChainNamespace) => Promise<void>
  /**
   * Moves the wallet, or without one the page, to a configured network. Resolves with the network the wallet then reports;
   * rejects with PTC-SWITCH-… or PTC-NETWORK-NOT-FOUND, and never stays silent (U-37).
   */
  readonly switchNetwork: (networkId: CaipNetworkId) => Promise<CaipNetworkId>
  /**
   * State and commands of an optional feature; its code is loaded with the first call, and never while the feature is off: then an
   * alert tells the developer (S8-45), and there is `undefined`. Rejects with PTC-CHUNK-NOT-LOADED where the code does not arrive.
   */
  readonly feature: <Name extends keyof PorticoFeatures>(name: Name) => Promise<PorticoFeatures[Name] | undefined>
  /** Sends a request to the wallet of the namespace (the active one by default). */
  readonly request: (request: WalletRequest, namespace?: ChainNamespace) => Promise<unknown>
  /** A picture of a server, made safe to show; once the core is there, the same object at each call. Nothing is asked before. */
  readonly image: (picture: RemotePicture) => Readable<string | undefined>
  readonly provider: (namespace: 'eip155') => Eip1193Provider
  /** Leaves no listener, socket, timer or node behind. Everything rejects with PTC-DESTROYED afterwards. */
  readonly destroy: () => void
  /** For the code that draws the modal. */
  readonly screen: ViewPresence
}
