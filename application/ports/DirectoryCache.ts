import type { WalletPage } from '../../domain/wallets/WalletPage.js'
import type { DirectoryQuery } from './walletApi/DirectoryApi.js'

/** What the directory answered on an earlier visit; shown until it answers again. Never throws (U-32). */
export interface DirectoryCache {
  /** `undefined` for what was never asked, or was asked too long ago. */
  readonly read: (query: DirectoryQuery) => WalletPage | undefined
  readonly write: (query: DirectoryQuery, page: WalletPage) => void
}
