import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** What the page runs on. */
export const useHostFacts = () => useReadable(usePortico().host)
