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

/** Where the page is, and what the visitor can do about it. */
export interface NetworkState extends NetworkRules {
  readonly activeNamespace: ChainNamespace
  /** What the wallet says; without a wallet, the network the visitor chose last, else the first configured one. */
  readonly active: ActiveNetwork
  readonly networks: readonly Network[]
}

/** The site as its host names it. */
interface Site {
  readonly name: string
  /** Addresses of pictures, the host's own. */
  readonly icons?: readonly string[] | undefined
}

/** What the page runs on, what it is called, and what its host wants of the modal. */
export interface HostState extends HostFacts {
  readonly site: Site | undefined
  readonly links: LinkPolicy
  /** Whether something serves pairing: a wallet that is not in this page can be reached by a link. */
  readonly pairs: boolean
  /** What the account offers to do, in this order, where it is on (S9-24). */
  readonly walletFeatures: readonly WalletFeature[]
  /** What the tokens of an account are valued in. */
  readonly currency: Currency
}

/** What happened, for a host that wants to follow along. No address, e-mail or link is ever part of one. */
export type PorticoEvent =
  | { readonly _tag: 'ModalOpened'; readonly view: View['name'] }
  | { readonly _tag: 'ModalClosed' }
  | { readonly _tag: 'ViewShown'; readonly view: View['name'] }
  | { readonly _tag: 'Connected'; readonly namespace: ChainNamespace; readonly connectorId: string }
  /** A wallet that was connected already became the active one of its namespace. */
  | { readonly _tag: 'WalletSwitched'; readonly namespace: ChainNamespace; readonly connectorId: string }
  /** With a code where the session of a paired wallet is not there any more (U-34). */
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
  /** The visitor said no to a move to this network. */
  | { readonly _tag: 'SwitchRejected'; readonly caipNetworkId: string }
  | { readonly _tag: 'SwitchFailed'; readonly caipNetworkId: string; readonly code: string }

/** Everything that can be watched. */
export interface PorticoState {
  readonly modal: Readable<ModalState>
  readonly network: Readable<NetworkState>
  /** The switch of network under way, and how the last one ended. */
  readonly networkSwitch: Readable<NetworkSwitch>
  readonly connections: Readable<Connections>
  /** The connection attempt under way, and how the last one ended. */
  readonly attempt: Readable<ConnectAttempt>
  /** The pairing with a phone under way. Its link holds a key: show it, and keep it nowhere. */
  readonly pairing: Readable<PairingState>
  readonly emailLogin: Readable<EmailLoginState>
  readonly socialLogin: Readable<SocialLoginState>
  readonly emailUpdate: Readable<EmailUpdateState>
  /** Who is logged in by e-mail or social account. */
  readonly loggedIn: Readable<LoggedIn | undefined>
  /**
   * EVM chain ids where the logged-in user may have a smart account (S9-32); empty until the secure site has answered.
   */
  readonly smartAccountNetworks: Readable<readonly number[]>
  /** What the visitor decides on in the secure site's frame; the modal shows it there. */
  readonly approval: Readable<Approval | undefined>
  /**
   * A request that a wallet on this device has received and not answered; `commands.continueInWallet` opens it (U-22).
   */
  readonly waiting: Readable<WaitingRequest | undefined>
  /**
   * Transactions that connected wallets sent through Portico and no chain has included yet, newest last; at most 99 per
   * connection (S9-16). An entry is removed when its chain has it, when its connection ends, or after an hour. After a
   * reload, what waits is there again with its connection, unless that moved to another account.
   */
  readonly pending: Readable<readonly PendingTransaction[]>
  /** Those of them of which is known how they ended, newest last; at most ten. A reload clears the list. */
  readonly settled: Readable<readonly SettledTransaction[]>
  /** Whether the visitor has signed in, where the site has the option `siwx`. */
  readonly session: Readable<SignInState>
  /** What the page runs on; known once the core is there. */
  readonly host: Readable<HostState>
  readonly wallets: Readable<WalletList>
  readonly catalogue: Readable<WalletCatalogue>
  /** What the active account has of the chain's own coin. */
  readonly balance: Readable<NativeBalance>
  /** Tokens of the active account. */
  readonly tokens: Readable<TokenList>
  readonly snackbar: Readable<Snackbar>
  /** What a visitor agrees to; absent where the host names no documents. */
  readonly legal: Readable<LegalState | undefined>
  readonly features: Readable<Features>
  /** What does not answer; everything else works (design 3.3). */
  readonly outages: Readable<readonly Outage[]>
  /** What the developer has to know, never the visitor: each once, the newest last. */
  readonly alerts: Readable<readonly Alert[]>
  /** The latest event; `changes` gives each. */
  readonly events: Readable<PorticoEvent | undefined>
}

/** The value behind each state. */
export type StateValues = { readonly [Name in keyof PorticoState]: PorticoState[Name]['value'] }

/** A store for each state, there before the features that own the states: what hosts and screens watch. */
export type StateStores = { readonly [Name in keyof PorticoState]: Store<StateValues[Name]> }
