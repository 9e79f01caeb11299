import type { WalletConnector } from '../../application/ports/WalletConnector.js'

/** A connector of the registry, and what tells its wallet from others. */
export interface FoundWallet {
  readonly connector: WalletConnector
  /** The provider object. */
  readonly identity: object
  /** `false` for `window.ethereum`, which nobody announced. */
  readonly announced: boolean
}
