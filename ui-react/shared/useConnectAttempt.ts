import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** The connection attempt under way, and how the last one ended. */
export const useConnectAttempt = () => useReadable(usePortico().attempt)
