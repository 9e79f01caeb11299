import type { FeatureEntry } from '../api/lazyFeatures.js'
import { SAVED_WALLETS } from '../api/tokens.js'
import type { HostMultiWallet } from './multiWallet.js'

/** The wallets of every namespace, with the store of saved wallets. */
export const multiWalletEntry: FeatureEntry<'multiWallet', HostMultiWallet> = {
  name: 'multiWallet',
  load: async (resolve) => {
    const [{ makeMultiWalletDefinition }, openSavedWallets] = await Promise.all([
      import('./multiWalletDefinition.js'),
      resolve(SAVED_WALLETS)(),
    ])
    return makeMultiWalletDefinition(openSavedWallets)
  },
  commands: [],
}
