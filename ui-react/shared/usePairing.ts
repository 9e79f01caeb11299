import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** The pairing with a phone under way. Its link holds a key: show it, and keep it nowhere. */
export const usePairing = () => useReadable(usePortico().pairing)
