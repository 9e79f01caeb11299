import type { WalletRequest } from '../../../application/ports/WalletConnector.js'
import type { PinnedWallet } from './PinnedWallet.js'
import type { StandardAccount } from './StandardAccount.js'

/** A request together with all that it was bound to when it was made (U-41). */
export interface WalletCall {
  readonly wallet: PinnedWallet
  /** The active one first. */
  readonly accounts: readonly [StandardAccount, ...StandardAccount[]]
  /** The wallet's name of the chain. */
  readonly chain: string
  readonly request: WalletRequest
}
