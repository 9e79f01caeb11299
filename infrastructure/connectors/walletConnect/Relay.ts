import type { Pairing } from '../../../application/ports/Pairing.js'
import type { WalletConnector } from '../../../application/ports/WalletConnector.js'

/** The wallets behind a relay, as a page uses them: pairings, and a connector for each namespace that the site and Portico know. */
export interface Relay {
  readonly pairing: Pairing
  readonly connectors: readonly WalletConnector[]
  readonly dispose: () => void
}
