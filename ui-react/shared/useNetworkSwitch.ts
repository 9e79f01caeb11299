import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** The switch of network under way, and how the last one ended. */
export const useNetworkSwitch = () => useReadable(usePortico().networkSwitch)
