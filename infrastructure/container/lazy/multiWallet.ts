import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import type { HostMultiWallet } from '../../../application/connect/multiWallet.js'
import { multiWalletDefinition } from '../../../application/connect/multiWalletDefinition.js'
import { SAVED_WALLETS } from '../../../application/connect/tokens.js'
import { makeStoredSavedWallets } from '../../storage/savedWallets.js'
import { stored } from '../../storage/stored.js'

/** The wallets of every namespace, with the store of saved wallets. */
export const multiWallet: LazyFeature<HostMultiWallet> = {
  ...multiWalletDefinition,
  adapters: [stored(SAVED_WALLETS, makeStoredSavedWallets)],
}
