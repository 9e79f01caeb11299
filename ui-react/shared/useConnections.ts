import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** Who is connected, by chain namespace. */
export const useConnections = () => useReadable(usePortico().connections)
