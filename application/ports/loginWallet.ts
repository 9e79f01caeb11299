import type { TaskEither } from 'fp-ts/TaskEither'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { NamespaceConnection } from '../../domain/connect/connection.js'
import type { ActiveNetwork } from '../../domain/network/activeNetwork.js'
import type { CaipNetworkId, ChainNamespace } from '../../domain/network/network.js'
import type { Policy } from '../kernel/policy.js'
import type { Readable } from '../kernel/store.js'
import type { EmbeddedWallet } from './embeddedWallet.js'
import type { ConnectedWallet } from './pairing.js'
import type { Popups, Redirects } from './platform.js'
import type { WalletConnector } from './walletConnector.js'

/** The wallet behind e-mail and social logins, before and after its code is there. */
export interface LoginWallet {
  /** None before somebody is near it, or logged in on an earlier visit. */
  readonly connectors: Readable<readonly WalletConnector[]>
  /** A login that left the page has come back to it. */
  readonly isReturning: boolean
  /** Loads the code, and no frame. Rejects where nothing serves logins. */
  readonly open: () => Promise<OpenedLoginWallet>
}

/** The wallet, and what goes with it. */
export interface OpenedLoginWallet {
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

/** Where the page is, and who is connected there: what a login goes by to move along. */
export interface LoginSurroundings {
  readonly network: { readonly state: Readable<{ readonly active: ActiveNetwork }> }
  readonly sessions: Readonly<Record<ChainNamespace, { readonly state: Readable<NamespaceConnection> }>>
  readonly adopt: (wallet: ConnectedWallet) => void
}

/** What a login has on Solana, in a chunk of its own. */
export interface SolanaLogin {
  /** Those of a login, EVM's among them where the site has a network there. */
  readonly connectors: readonly WalletConnector[]
  /** Connects the one for where the visitor has just logged in. */
  readonly completeLogin: TaskEither<ConnectError, ConnectedWallet>
  readonly makeSwitchEmbeddedNamespace: (surroundings: LoginSurroundings) => Policy
}
