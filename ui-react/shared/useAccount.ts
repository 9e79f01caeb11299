import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import { usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'

/**
 * The account of a namespace; without one, of the active namespace, which is another one when the visitor or a wallet moves (S4-01).
 * Safe on a server and before the core is there: then nobody is connected.
 */
export const useAccount = (namespace?: ChainNamespace) => useReadable(usePortico().account(namespace))
