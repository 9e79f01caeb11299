import type { Subscription } from 'rxjs'
import type { AccountsFeature } from '../../application/account/accountsFeature.js'
import type { LoadIdentity } from '../../application/account/loadIdentity.js'
import type { LoadNativeBalance } from '../../application/account/loadNativeBalance.js'
import type { LoadTokens } from '../../application/account/loadTokens.js'
import type { Appearance } from '../../application/api/Appearance.js'
import type { Commands } from '../../application/api/Commands.js'
import type { Core } from '../../application/api/Core.js'
import type { PorticoEvent } from '../../application/api/PorticoEvent.js'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { CheckOrigin } from '../../application/config/checkOrigin.js'
import type { ConfigFeature } from '../../application/config/configFeature.js'
import type { LoadFeatures } from '../../application/config/loadFeatures.js'
import type { OutagesFeature } from '../../application/config/outagesFeature.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import type { MultiWalletDoors } from '../../application/connect/MultiWalletDoors.js'
import type { RequestWallet } from '../../application/connect/RequestWallet.js'
import type { RestoreConnection } from '../../application/connect/restoreConnection.js'
import type { LoginFeature } from '../../application/login/LoginFeature.js'
import type { ModalFeature } from '../../application/modal/modalFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import type { NotifyFeature } from '../../application/notify/notifyFeature.js'
import type { PairingFeature } from '../../application/pairing/pairingFeature.js'
import type { Policy } from '../../application/policies/Policy.js'
import type { Readable } from '../../application/shared/Readable.js'
import type { Store } from '../../application/shared/Store.js'
import type { AskDirectory } from '../../application/wallets/askDirectory.js'
import type { WalletsFeature } from '../../application/wallets/walletsFeature.js'
import type { PendingTransaction } from '../../domain/send/PendingTransaction.js'
import type { HttpClient } from '../http/HttpClient.js'
import type { LazyEmbedded } from './LazyEmbedded.js'
import type { LazyRelay } from './LazyRelay.js'
import { token } from './token.js'

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
export const LOAD_MULTI_WALLET = token<() => Promise<MultiWalletDoors>>('LoadMultiWallet')
export const LOGIN = token<LoginFeature>('Login')
export const MODAL = token<ModalFeature>('Modal')
export const NETWORK = token<NetworkFeature>('Network')
export const NOTIFY = token<NotifyFeature>('Notify')
export const OPTIONS = token<PorticoOptions>('Options')
export const OUTAGES = token<OutagesFeature>('Outages')
export const PAIR = token<PairingFeature>('PairingFeature')
export const POLICIES = token<readonly Policy[]>('Policies')
export const RELAY = token<LazyRelay>('Relay')
export const REQUEST_WALLET = token<RequestWallet>('RequestWallet')
export const RESTORE_CONNECTION = token<RestoreConnection>('RestoreConnection')
export const WALLET_CLIENT = token<HttpClient>('WalletClient')
export const WALLETS = token<WalletsFeature>('Wallets')
