import type { ChainNamespace } from './ChainNamespace.js'
import { CHAIN_NAMESPACES } from './chainNamespaces.js'

export const isChainNamespace = (text: string): text is ChainNamespace =>
  CHAIN_NAMESPACES.some((namespace) => namespace === text)
