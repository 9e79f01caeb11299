import type { MultiWallet } from '../connect/MultiWallet.js'

/** What `portico.feature` gives: each has code of its own, which is loaded with the first use. */
export interface PorticoFeatures {
  readonly multiWallet: MultiWallet
}
