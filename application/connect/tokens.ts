import { token } from '../kernel/token.js'
import type { ConnectFeature } from './connectFeature.js'
import type { MultiWallet } from './multiWallet.js'
import type { SavedWallets } from '../ports/storage.js'

export const CONNECT = token<ConnectFeature>('Connect')
/** Several wallets, once loaded: Portico's own views use them with the feature off, too. */
export const MULTI_WALLET = token<{ readonly screen: MultiWallet }>('MultiWallet')
/** The wallets that the visitor saved; bound with the feature `multiWallet`. */
export const SAVED_WALLETS = token<SavedWallets>('SavedWallets')
