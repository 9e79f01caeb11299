import type { MultiWallet } from './MultiWallet.js'

/** The one set of wallets, and who may command it when. */
export interface MultiWalletDoors {
  /** For a host: only with `features.multiWallet` (S8-45). */
  readonly host: MultiWallet
  /** For Portico's own screens: a page with several namespaces has several wallets with the feature off, too. */
  readonly screen: MultiWallet
}
