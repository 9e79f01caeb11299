import type { Subscription } from 'rxjs'
import type { AccountsFeature } from './account/accountsFeature.js'
import type { Appearance } from './api/options.js'
import type { Settings } from './api/settings.js'
import type { PorticoEvent } from './api/state.js'
import type { LazyFeatures } from './api/lazyFeatures.js'
import type { ConfigFeature } from './config/configFeature.js'
import type { OutagesFeature } from './config/outagesFeature.js'
import type { Served } from './config/served.js'
import type { ConnectFeature } from './connect/connectFeature.js'
import type { WalletRequests } from './requests/requestsApi.js'
import type { MultiWallet } from './connect/multiWallet.js'
import { token } from './kernel/token.js'
import type { LoginAccess } from './login/loginFeature.js'
import type { LoginWallet } from './ports/loginWallet.js'
import type { HiddenTokens, KeyValueStore, PendingMemory, ReceiverBook, SavedWallets } from './ports/storage.js'
import type { Readable, Store } from './kernel/store.js'
import type { SessionFeature } from './siwx/session.js'
import type { SignInRequests } from './siwx/requestSignIn.js'
import type { SignIns } from './ports/siwx.js'
import type { ModalFeature } from './modal/modalFeature.js'
import type { NetworkFeature } from './network/networkFeature.js'
import type { AlertsFeature } from './notify/alertsFeature.js'
import type { NotifyFeature } from './notify/notifyFeature.js'
import type { Phones } from './pairing/pairingFeature.js'
import type { WalletsFeature } from './wallets/walletsFeature.js'
import type { DirectoryFeature } from './wallets/directoryFeature.js'

// What every feature may need of the page and its host.
export const OPTIONS = token<Settings>('Options')
export const APPEARANCE = token<Readable<Appearance>>('Appearance')
/** Ends with the core; every adapter that holds something lets go with it. */
export const LIFETIME = token<Subscription>('Lifetime')
/** What something serves: a server, or an adapter of the host. */
export const SERVED = token<Served>('Served')
/** The features that are loaded when they are needed. */
export const LAZY = token<LazyFeatures>('LazyFeatures')

// The features of the first core that others name. One that nobody names has its token in its own folder.
export const OUTAGES = token<OutagesFeature>('Outages')
export const ALERTS = token<AlertsFeature>('Alerts')
export const EVENTS = token<Store<PorticoEvent | undefined>>('Events')
/** Whether anybody has come near Portico: what nobody looks at is not asked for. */
export const INTEREST = token<Store<boolean>>('Interest')
export const CONFIG = token<ConfigFeature>('Config')
export const CONNECT = token<ConnectFeature>('Connect')
export const NETWORK = token<NetworkFeature>('Network')
export const ACCOUNTS = token<AccountsFeature>('Accounts')
export const MODAL = token<ModalFeature>('Modal')
/** The wallets of this page and of the directory, which both lists of wallets are made of. */
export const DIRECTORY = token<DirectoryFeature>('Directory')
export const WALLETS = token<WalletsFeature>('Wallets')
/** Wallets on other devices, before the code of pairing is there. */
export const PHONES = token<Phones>('Phones')
export const NOTIFY = token<NotifyFeature>('Notify')
/** Whether the visitor has signed in, before and after the code of signing in is there. */
export const SESSION = token<SessionFeature>('Session')
/** Several wallets, once they are loaded: Portico's own screens have them with the feature off, too. */
export const MULTI_WALLET = token<{ readonly screen: MultiWallet }>('MultiWallet')
/** The wallet behind e-mail and social logins, before and after its code is there. */
export const LOGIN_WALLET = token<LoginWallet>('LoginWallet')
/** What the account shows of logins, before and after their code is there. */
export const LOGIN_ACCESS = token<LoginAccess>('LoginAccess')
/** Loads what keeps the tokens that the visitor hides. */
export const HIDDEN_TOKENS = token<() => Promise<(store: KeyValueStore) => HiddenTokens>>('HiddenTokens')
/** Loads what keeps the wallets that were used before. */
export const SAVED_WALLETS = token<() => Promise<(store: KeyValueStore) => SavedWallets>>('SavedWallets')
/** Loads what keeps the transactions that wait. */
export const PENDING_MEMORY = token<() => Promise<(store: KeyValueStore) => PendingMemory>>('PendingMemory')
/** Loads what keeps the receivers that the visitor saves. */
export const RECEIVER_BOOK = token<() => Promise<(store: KeyValueStore) => ReceiverBook>>('ReceiverBook')
/** Loads the site's sessions; `undefined` where it has none. */
export const SIGN_INS = token<() => Promise<SignIns | undefined>>('SignIns')
/** Signing in, once its code is there. */
export const SIGN_IN = token<SignInRequests>('SignIn')
/** Requests to wallets, once their code is there. */
export const REQUESTS = token<WalletRequests>('WalletRequests')
