import type { Connection } from './Connection.js'

/** The connections of these connectors, in their order. */
export const inPlaces = (connections: readonly Connection[], connectorIds: readonly string[]): readonly Connection[] =>
  connectorIds.flatMap((id) => connections.filter(({ connectorId }) => connectorId === id))
