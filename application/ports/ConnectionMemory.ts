import type { Observable } from 'rxjs'
import type { RecentWallet } from '../../domain/wallets/RecentWallet.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'

/**
 * Connectors to restore, by namespace, the active one first; more than one only where several wallets are kept. A namespace that is
 * absent stays disconnected (U-29).
 */
export type RememberedConnectors = Readonly<Partial<Record<ChainNamespace, readonly string[]>>>

/** Remembers which wallets to ask after a reload, across tabs (U-03, U-33). Never throws (U-32). */
export interface ConnectionMemory {
  readonly read: () => RememberedConnectors
  readonly write: (remembered: RememberedConnectors) => void
  /** What another tab wrote. */
  readonly changes: Observable<RememberedConnectors>
  /** Wallets the visitor used, newest first, at most two (S9-15); kept over a disconnect. */
  readonly readRecent: () => readonly RecentWallet[]
  readonly addRecent: (wallet: RecentWallet) => void
}
