import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { WalletPage } from '../../domain/wallets/walletListing.js'
import type { Features } from '../../domain/config/features.js'

export interface DirectoryQuery {
  /** Starts at 1. */
  readonly page: number
  readonly entries: number
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly chains: readonly CaipNetworkId[]
  /** Trimmed; empty for all. */
  readonly search: string
  /** `badge_type=certified`. */
  readonly certifiedOnly: boolean
}

/** The wallet API's directory of wallets (S7-04). */
export interface DirectoryApi {
  readonly page: (query: DirectoryQuery) => TaskEither<RemoteError, WalletPage>
}

/** The wallet API's configuration call (S7-02). */
export interface ConfigApi {
  /** The features in the server's answer; others are absent. */
  readonly features: TaskEither<RemoteError, Partial<Features>>
}

/** The wallet API's analytics switch (S7-09). */
export interface AnalyticsConfigApi {
  readonly isEnabled: TaskEither<RemoteError, boolean>
}

/** The wallet API's list of origins that may use the project (S7-03). */
export interface OriginsApi {
  /** Origins, or patterns of origins; empty if all are allowed. */
  readonly allowedOrigins: TaskEither<RemoteError, readonly string[]>
}
