import type { PinnedWallet } from './PinnedWallet.js'

/** A wallet that was not registered, in the form of one that was. */
export interface FoundWallet {
  readonly id: string
  readonly wallet: PinnedWallet
}
