import type { Currency } from '../../domain/config/currency.js'
import type { ActiveNetwork, NetworkRules } from '../../domain/network/activeNetwork.js'
import type { ChainNamespace, Network } from '../../domain/network/network.js'
import type { HostFacts, LinkPolicy } from '../../domain/pairing/linkHost.js'
import type { ModalState, View } from '../../domain/modal/view.js'
import type { NativeBalance, TokenList } from '../../domain/account/tokens.js'
import type { LegalState } from '../../domain/config/legal.js'
import type { Features } from '../../domain/config/features.js'
import type { WalletFeature } from '../../domain/config/options.js'
import type { Outage } from '../../domain/errors/remoteError.js'
import type { ConnectAttempt } from '../../domain/connect/connectAttempt.js'
import type { Connections } from '../../domain/connect/connection.js'
import type { Alert } from '../../domain/notify/alert.js'
import type { Snackbar } from '../../domain/notify/notice.js'
import type { NetworkSwitch } from '../../domain/network/networkSwitch.js'
import type { EmailLoginState, EmailUpdateState } from '../../domain/login/emailLogin.js'
import type { LoggedIn } from '../../domain/account/embeddedUser.js'
import type { SocialLoginState } from '../../domain/login/socialLogin.js'
import type { Approval } from '../ports/embeddedWallet.js'
import type { PairingState } from '../../domain/pairing/pairing.js'
import type { PendingTransaction } from '../../domain/requests/pendingTransaction.js'
import type { SettledTransaction } from '../../domain/requests/settledTransaction.js'
import type { SignInState } from '../../domain/siwx/signInState.js'
import type { WaitingRequest } from '../../domain/pairing/deepLink.js'
import type { WalletCatalogue } from '../../domain/wallets/catalogue.js'
import type { WalletList } from '../../domain/wallets/walletList.js'
import type { Readable, Store } from '../kernel/store.js'

/** The page's network, and what the visitor may change about it. */
export interface NetworkState extends NetworkRules {
  readonly activeNamespace: ChainNamespace
  /** The wallet's network; without a wallet, the network the visitor chose last, else the first configured one. */
  readonly active: ActiveNetwork
  readonly networks: readonly Network[]
}

/** The site as described by its host. */
interface Site {
  readonly name: string
  /** Addresses of pictures, supplied by the host. */
  readonly icons?: readonly string[] | undefined
}

/** Facts about the page's environment, the site, and the host's settings for the modal. */
export interface HostState extends HostFacts {
  readonly site: Site | undefined
  readonly links: LinkPolicy
  /** Whether pairing is available, so that wallets outside this page can be reached by a link. */
  readonly pairs: boolean
  /** Actions that the account view offers, in this order, if they are on (S9-24). */
  readonly walletFeatures: readonly WalletFeature[]
  /** Currency for the value of tokens. */
  readonly currency: Currency
}

/** Events for hosts. They never contain an address, e-mail or link. */
export type PorticoEvent =
  | { readonly _tag: 'ModalOpened'; readonly view: View['name'] }
  | { readonly _tag: 'ModalClosed' }
  | { readonly _tag: 'ViewShown'; readonly view: View['name'] }
  | { readonly _tag: 'Connected'; readonly namespace: ChainNamespace; readonly connectorId: string }
  /** A wallet that was already connected became the active one of its namespace. */
  | { readonly _tag: 'WalletSwitched'; readonly namespace: ChainNamespace; readonly connectorId: string }
  /** With a code if the session of a paired wallet no longer exists (U-34). */
  | {
      readonly _tag: 'Disconnected'
      readonly namespace: ChainNamespace
      readonly reason: string
      readonly code?: 'PTC-SESSION-GONE'
    }
  | { readonly _tag: 'ConnectionRejected'; readonly connectorId: string }
  | { readonly _tag: 'ConnectFailed'; readonly connectorId: string; readonly code: string }
  | { readonly _tag: 'AccountChanged'; readonly namespace: ChainNamespace }
  | { readonly _tag: 'AlertRaised'; readonly code: string }
  | { readonly _tag: 'NetworkChanged'; readonly namespace: ChainNamespace; readonly caipNetworkId: string }
  /** The visitor rejected the switch to this network. */
  | { readonly _tag: 'SwitchRejected'; readonly caipNetworkId: string }
  | { readonly _tag: 'SwitchFailed'; readonly caipNetworkId: string; readonly code: string }

/** All observable states. */
export interface PorticoState {
  readonly modal: Readable<ModalState>
  readonly network: Readable<NetworkState>
  /** The network switch in progress, and the outcome of the last one. */
  readonly networkSwitch: Readable<NetworkSwitch>
  readonly connections: Readable<Connections>
  /** The connection attempt in progress, and the outcome of the last one. */
  readonly attempt: Readable<ConnectAttempt>
  /** The pairing in progress. Its link contains a key: show it, but store it nowhere. */
  readonly pairing: Readable<PairingState>
  readonly emailLogin: Readable<EmailLoginState>
  readonly socialLogin: Readable<SocialLoginState>
  readonly emailUpdate: Readable<EmailUpdateState>
  /** The user logged in by e-mail or social account. */
  readonly loggedIn: Readable<LoggedIn | undefined>
  /**
   * EVM chain ids where the logged-in user may have a smart account (S9-32); empty until the secure site has answered.
   */
  readonly smartAccountNetworks: Readable<readonly number[]>
  /** The request on which the visitor decides in the secure site's frame; the modal shows the frame. */
  readonly approval: Readable<Approval | undefined>
  /**
   * A request that a wallet on this device has received and not answered; `commands.continueInWallet` opens it (U-22).
   */
  readonly waiting: Readable<WaitingRequest | undefined>
  /**
   * Transactions that connected wallets sent through Portico and no chain has included yet, newest last; at most 99 per
   * connection (S9-16). An entry is removed when its chain has it, when its connection ends, or after an hour. After a
   * reload, entries return with their connection, unless its account changed.
   */
  readonly pending: Readable<readonly PendingTransaction[]>
  /** Transactions from `pending` whose outcome is known, newest last; at most ten. A reload clears the list. */
  readonly settled: Readable<readonly SettledTransaction[]>
  /** Whether the visitor has signed in, if the site has the option `siwx`. */
  readonly session: Readable<SignInState>
  /** Facts about the host; known once the core is loaded. */
  readonly host: Readable<HostState>
  readonly wallets: Readable<WalletList>
  readonly catalogue: Readable<WalletCatalogue>
  /** The active account's balance of the chain's own coin. */
  readonly balance: Readable<NativeBalance>
  /** Tokens of the active account. */
  readonly tokens: Readable<TokenList>
  readonly snackbar: Readable<Snackbar>
  /** The documents that the visitor accepts; absent if the host has none. */
  readonly legal: Readable<LegalState | undefined>
  readonly features: Readable<Features>
  /** Services that do not answer; the rest works (design 3.3). */
  readonly outages: Readable<readonly Outage[]>
  /** Messages for the developer, never for the visitor: each once, the newest last. */
  readonly alerts: Readable<readonly Alert[]>
  /** The latest event; `changes` emits each event. */
  readonly events: Readable<PorticoEvent | undefined>
}

/** The value behind each state. */
export type StateValues = { readonly [Name in keyof PorticoState]: PorticoState[Name]['value'] }

/** A store for each state, created before the features that own the states; hosts and views observe these. */
export type StateStores = { readonly [Name in keyof PorticoState]: Store<StateValues[Name]> }
