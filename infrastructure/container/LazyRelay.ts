import type { Pairing } from '../../application/ports/Pairing.js'
import type { WalletConnector } from '../../application/ports/WalletConnector.js'
import type { Readable } from '../../application/shared/Readable.js'

/** The part of a page that pairs, before and after its code is there. */
export interface LazyRelay {
  /** None before somebody pairs, or was paired. */
  readonly connectors: Readable<readonly WalletConnector[]>
  readonly pairing: Pairing
}
