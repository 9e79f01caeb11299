import type { Connection } from './Connection.js'
import type { NamespaceConnection } from './NamespaceConnection.js'

/** The live connections of a namespace, the active one first. */
export const connectionsOf = (state: NamespaceConnection): readonly Connection[] =>
  state._tag === 'Connected' ? [state.active, ...state.others] : []
