import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** What does not answer. */
export const useOutages = () => useReadable(usePortico().outages)
