import { token } from '../kernel/token.js'
import type { ConnectFeature } from './connectFeature.js'
import type { MultiWallet } from './multiWallet.js'
import type { KeyValueStore, SavedWallets } from '../ports/storage.js'

export const CONNECT = token<ConnectFeature>('Connect')
/** Several wallets, once they are loaded: Portico's own screens have them with the feature off, too. */
export const MULTI_WALLET = token<{ readonly screen: MultiWallet }>('MultiWallet')
/** Loads what keeps the wallets that were used before. */
export const SAVED_WALLETS = token<() => Promise<(store: KeyValueStore) => SavedWallets>>('SavedWallets')
