import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { makeTakeLoginAlong } from '../../application/policies/takeLoginAlong.js'
import type { Policy } from '../../application/policies/Policy.js'
import type { Grant } from '../../application/ports/Pairing.js'
import type { ConnectError } from '../../domain/connect/ConnectError.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import type { EmbeddedWallet } from '../../application/ports/embeddedWallet/EmbeddedWallet.js'
import type { Popups } from '../../application/ports/Popups.js'
import type { Redirects } from '../../application/ports/Redirects.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import type { WalletConnector } from '../../application/ports/WalletConnector.js'
import type { Readable } from '../../application/shared/Readable.js'

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
  readonly arrive: TaskEither<ConnectError, Grant>
  readonly makeTakeLoginAlong: (deps: Omit<Parameters<typeof makeTakeLoginAlong>[0], 'connectors' | 'wallet'>) => Policy
}

/** Opens it beside the wallet's EVM side. */
export type OpenSolanaLogin = (deps: {
  readonly wallet: EmbeddedWallet
  readonly evm: WalletConnector
  readonly home: CaipNetworkId
  /** A failure as a provider of EIP-1193 throws it. */
  readonly toFailure: (error: LoginError) => Promise<Error>
  readonly scheduler: SchedulerLike
}) => SolanaLogin

export interface OpenedEmbedded {
  readonly wallet: EmbeddedWallet
  /** The one for EVM networks. */
  readonly connector: WalletConnector
  /** Absent where the site has no network of Solana. */
  readonly solana: SolanaLogin | undefined
  /** Where somebody arrives who is nowhere yet. */
  readonly home: CaipNetworkId
  readonly popups: Popups
  readonly redirects: Redirects
}
