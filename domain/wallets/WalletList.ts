import type { WalletRow } from './WalletRow.js'

/** What the Connect view lists, in the order of the sections. `directory` tells whether wallets to get can still appear. */
export interface WalletList {
  readonly rows: readonly WalletRow[]
  readonly directory: 'Loading' | 'Loaded' | 'Unavailable'
  /** Wallets behind "All wallets": what the directory counts, or what is known without it. */
  readonly total: number
}
