import type { ChainNamespace } from '../network/ChainNamespace.js'
import type { NamespaceConnection } from './NamespaceConnection.js'

/** Every namespace's connection state, each independent of the rest (U-40). */
export type Connections = Readonly<Record<ChainNamespace, NamespaceConnection>>
