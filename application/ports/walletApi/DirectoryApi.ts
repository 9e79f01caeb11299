import type { TaskEither } from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../domain/errors/RemoteError.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { WalletPage } from '../../../domain/wallets/WalletPage.js'

export interface DirectoryQuery {
  /** From 1. */
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
