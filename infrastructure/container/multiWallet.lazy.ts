import { makeMultiWalletDefinition } from '../../application/connect/multiWalletDefinition.js'
import { makeStoredSavedWallets } from '../storage/savedWallets.js'

/** Several wallets, with the store that keeps those used before. */
export const multiWalletFeature = makeMultiWalletDefinition(makeStoredSavedWallets)
