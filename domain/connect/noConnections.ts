import type { Connections } from './Connections.js'
import type { NamespaceConnection } from './NamespaceConnection.js'

const NONE: NamespaceConnection = { _tag: 'Disconnected', reason: 'NeverConnected' }

/** Where every page starts. */
export const NO_CONNECTIONS: Connections = { eip155: NONE, solana: NONE, polkadot: NONE, bip122: NONE, cosmos: NONE }
