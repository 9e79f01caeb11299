import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** The network the page is on. */
export const useNetwork = () => useReadable(usePortico().network)
