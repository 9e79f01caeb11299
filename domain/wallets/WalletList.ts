import type { WalletRow } from './WalletRow.js'

/** What the Connect view lists. `directory` tells whether wallets to get can still appear. */
export interface WalletList {
  readonly rows: readonly WalletRow[]
  readonly directory: 'Loading' | 'Loaded' | 'Unavailable'
}
