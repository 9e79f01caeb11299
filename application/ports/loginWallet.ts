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

/** The wallet behind e-mail and social logins, before and after its code is loaded. */
export interface LoginWallet {
  /** Empty until a login is likely, or a user was logged in on an earlier visit. */
  readonly connectors: Readable<readonly WalletConnector[]>
  /** The page was opened by the return of a login redirect. */
  readonly isReturning: boolean
  /** Loads the code, but no frame. Rejects if the site offers no logins. */
  readonly open: () => Promise<OpenedLoginWallet>
}

/** The wallet, and what goes with it. */
export interface OpenedLoginWallet {
  readonly wallet: EmbeddedWallet
  /** The connector for EVM networks. */
  readonly connector: WalletConnector
  /** Absent if the site has no Solana network. */
  readonly solana: SolanaLogin | undefined
  /** The network of a visitor who has none yet. */
  readonly defaultNetwork: CaipNetworkId
  readonly popups: Popups
  readonly redirects: Redirects
}

/** The page's network and connections, which a login follows. */
export interface LoginSurroundings {
  readonly network: { readonly state: Readable<{ readonly active: ActiveNetwork }> }
  readonly sessions: Readonly<Record<ChainNamespace, { readonly state: Readable<NamespaceConnection> }>>
  readonly adopt: (wallet: ConnectedWallet) => void
}

/** The Solana part of a login, in a chunk of its own. */
export interface SolanaLogin {
  /** All connectors of a login, including EVM's if the site has an EVM network. */
  readonly connectors: readonly WalletConnector[]
  /** Connects on the network where the visitor has just logged in. */
  readonly completeLogin: TaskEither<ConnectError, ConnectedWallet>
  readonly makeSwitchEmbeddedNamespace: (surroundings: LoginSurroundings) => Policy
}
