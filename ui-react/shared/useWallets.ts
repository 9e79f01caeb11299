import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** The wallets to choose from. */
export const useWallets = () => useReadable(usePortico().wallets)
