import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/** The account of a namespace; without one, of the active namespace. */
export const useAccount = (namespace?: ChainNamespace) => useReadable(usePortico().account(namespace))
