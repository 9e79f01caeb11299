import type { ConnectedWallet, Pairing } from '../../application/ports/pairing.js'
import type { WalletConnector } from '../../application/ports/walletConnector.js'
import type { Readable, Store } from '../../application/kernel/store.js'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Subscription } from 'rxjs'
import type { makeSwitchEmbeddedNamespace } from '../../application/login/solanaLoginPolicies.js'
import type { Policy } from '../../application/kernel/policy.js'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { EmbeddedWallet } from '../../application/ports/embeddedWallet.js'
import type { Popups, Redirects } from '../../application/ports/platform.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { AccountsFeature } from '../../application/account/accountsFeature.js'
import type { LoadIdentity, LoadNativeBalance, LoadTokens } from '../../application/account/loadAccount.js'
import type { Appearance, PorticoOptions } from '../../application/api/options.js'
import type { Commands } from '../../application/api/commands.js'
import type { Core } from '../../application/api/core.js'
import type { PorticoEvent } from '../../application/api/state.js'
import type { CheckOrigin } from '../../application/config/checkOrigin.js'
import type { ConfigFeature, LoadFeatures } from '../../application/config/configFeature.js'
import type { OutagesFeature } from '../../application/config/outagesFeature.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import type { MultiWalletApis } from '../../application/connect/multiWallet.js'
import type { RequestWallet } from '../../application/connect/requestWallet.js'
import type { RestoreConnection } from '../../application/connect/restorations.js'
import type { LoginFeature } from '../../application/login/loginFeature.js'
import type { ModalFeature } from '../../application/modal/modalFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import type { NotifyFeature } from '../../application/notify/notifyFeature.js'
import type { PairingFeature } from '../../application/pairing/pairingFeature.js'
import type { AskDirectory } from '../../application/wallets/directory.js'
import type { WalletsFeature } from '../../application/wallets/walletsFeature.js'
import type { PendingTransaction } from '../../domain/send/pendingTransaction.js'
import type { LoginConnectorOf } from '../connectors/embedded/loginConnector.js'
import type { HttpClient } from '../http/HttpClient.js'
import { token } from './portTokens.js'

/** The part of a page that pairs, before and after its code is there. */
export interface LazyWalletConnect {
  /** None before somebody pairs, or was paired. */
  readonly connectors: Readable<readonly WalletConnector[]>
  readonly pairing: Pairing
}

/** The wallet behind e-mail and social logins, before and after its code is there. */
export interface LazyEmbedded {
  /** None before somebody is near it, or logged in on an earlier visit. */
  readonly connectors: Readable<readonly WalletConnector[]>
  /** A login that left the page has come back to it. */
  readonly isReturning: boolean
  /** Loads the code, and no frame. Rejects where there is no wallet to open. */
  readonly open: () => Promise<OpenedEmbedded>
}

/** What a login has on Solana, in a chunk of its own. */
interface SolanaLogin {
  /** Those of a login, EVM's among them where the site has a network there. */
  readonly connectors: readonly WalletConnector[]
  /** Connects the one for where the visitor has just logged in. */
  readonly completeLogin: TaskEither<ConnectError, ConnectedWallet>
  readonly makeSwitchEmbeddedNamespace: (
    deps: Omit<Parameters<typeof makeSwitchEmbeddedNamespace>[0], 'connectors' | 'wallet'>,
  ) => Policy
}

/** Opens it beside the wallet's EVM side. */
export type OpenSolanaLogin = (deps: {
  readonly wallet: EmbeddedWallet
  readonly evm: WalletConnector
  readonly home: CaipNetworkId
  readonly connectorOf: LoginConnectorOf
}) => SolanaLogin

export interface OpenedEmbedded {
  readonly wallet: EmbeddedWallet
  /** The one for EVM networks. */
  readonly connector: WalletConnector
  /** Absent where the site has no network of Solana. */
  readonly solana: SolanaLogin | undefined
  /** Where somebody arrives who is nowhere yet. */
  readonly defaultNetwork: CaipNetworkId
  readonly popups: Popups
  readonly redirects: Redirects
}

// The parts that are wired here and cannot be replaced from outside.
export const ACCOUNTS = token<AccountsFeature>('Accounts')
export const ALERTS = token<AlertsFeature>('Alerts')
export const APPEARANCE = token<Readable<Appearance>>('Appearance')
export const ASK_DIRECTORY = token<AskDirectory>('AskDirectory')
export const BLOCKCHAIN_CLIENT = token<HttpClient>('BlockchainClient')
export const CHECK_ORIGIN = token<CheckOrigin>('CheckOrigin')
export const COMMANDS = token<Commands>('Commands')
export const CONFIG = token<ConfigFeature>('Config')
export const CONNECT = token<ConnectFeature>('Connect')
export const CORE = token<Core>('Core')
export const PENDING = token<Store<readonly PendingTransaction[]>>('Pending')
export const EVENTS = token<Store<PorticoEvent | undefined>>('Events')
export const LAZY_EMBEDDED = token<LazyEmbedded>('Embedded')
/** Ends with the core; every adapter that holds something lets go with it. */
export const LIFETIME = token<Subscription>('Lifetime')
export const LOAD_FEATURES = token<LoadFeatures>('LoadFeatures')
export const LOAD_IDENTITY = token<LoadIdentity>('LoadIdentity')
export const LOAD_NATIVE_BALANCE = token<LoadNativeBalance>('LoadNativeBalance')
export const LOAD_TOKENS = token<LoadTokens>('LoadTokens')
export const LOAD_MULTI_WALLET = token<() => Promise<MultiWalletApis>>('LoadMultiWallet')
export const LOGIN = token<LoginFeature>('Login')
export const MODAL = token<ModalFeature>('Modal')
export const NETWORK = token<NetworkFeature>('Network')
export const NOTIFY = token<NotifyFeature>('Notify')
export const OPTIONS = token<PorticoOptions>('Options')
export const OUTAGES = token<OutagesFeature>('Outages')
export const PAIRING_FEATURE = token<PairingFeature>('PairingFeature')
export const POLICIES = token<readonly Policy[]>('Policies')
export const WALLET_CONNECT = token<LazyWalletConnect>('Relay')
export const REQUEST_WALLET = token<RequestWallet>('RequestWallet')
export const RESTORE_CONNECTION = token<RestoreConnection>('RestoreConnection')
export const WALLET_CLIENT = token<HttpClient>('WalletClient')
export const WALLETS = token<WalletsFeature>('Wallets')
