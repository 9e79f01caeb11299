import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** What AllWallets lists: the directory page by page, or the answer to a search. */
export const useWalletCatalogue = () => useReadable(usePortico().catalogue)
