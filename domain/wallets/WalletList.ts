import type { ConnectMethod } from '../config/ConnectMethod.js'
import type { WalletRow } from './WalletRow.js'

/** What the Connect view offers: rows in the order of the sections. `directory` tells whether wallets to get can still appear. */
export interface WalletList {
  /** The ways to connect that are on, in the order in which Connect shows them (S9-26). */
  readonly methods: readonly ConnectMethod[]
  readonly rows: readonly WalletRow[]
  /** A few that are not installed, for somebody who has no wallet (V-54). */
  readonly toGet: readonly WalletRow[]
  readonly directory: 'Loading' | 'Loaded' | 'Unavailable'
  /** Wallets behind "All wallets": what the directory counts, or what is known without it. */
  readonly total: number
}
