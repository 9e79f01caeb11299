import type { MultiWallet } from '../connect/MultiWallet.js'
import type { View } from '../../domain/modal/View.js'

/** How the drawing code tells that a view is on screen, which is what `open()` waits for. */
export interface Screen {
  /** Called by a mounted modal; returns what to call when it goes. */
  readonly attach: () => () => void
  readonly shown: (view: View['name']) => void
  /** The wallets for ProfileWallets, whether or not `features.multiWallet` is on. Rejects with PTC-CHUNK-NOT-LOADED; the next call tries again. */
  readonly profile: () => Promise<MultiWallet>
}
