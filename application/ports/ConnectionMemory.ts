import type { Observable } from 'rxjs'
import type { RecentWallet } from '../../domain/wallets/RecentWallet.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'

/** Connector to restore, by namespace. A namespace that is absent stays disconnected (U-29). */
export type RememberedConnectors = Readonly<Partial<Record<ChainNamespace, string>>>

/** Remembers which wallet to ask after a reload, across tabs (U-03, U-33). Never throws (U-32). */
export interface ConnectionMemory {
  readonly read: () => RememberedConnectors
  readonly write: (remembered: RememberedConnectors) => void
  /** What another tab wrote. */
  readonly changes: Observable<RememberedConnectors>
  /** Wallets the visitor used, newest first, at most two (S9-15); kept over a disconnect. */
  readonly readRecent: () => readonly RecentWallet[]
  readonly addRecent: (wallet: RecentWallet) => void
}
