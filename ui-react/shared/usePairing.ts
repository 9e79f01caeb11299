import type { PairingState } from '../../domain/pairing/PairingState.js'
import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** The pairing with a phone under way. Its link holds a key: show it, and keep it nowhere. */
export const usePairing = (): PairingState => useReadable(usePortico().pairing)
