import type { ConnectorKey } from '../../domain/connect/ConnectorKey.js'

/** A wallet that was connected in this browser. */
export interface BookedWallet extends ConnectorKey {
  /** What the visitor calls it: 1 to 40 characters. */
  readonly label?: string
}

/** Remembers which wallets were connected here, over disconnects. Never throws (U-32), and holds no address (S-25). */
export interface WalletBook {
  /** The newest first, at most 20. */
  readonly read: () => readonly BookedWallet[]
  readonly write: (wallets: readonly BookedWallet[]) => void
}
