import type { Connection } from './Connection.js'

/** The connections in the order of these connectors; the same array where that changes nothing. */
export const inPlaces = (connections: readonly Connection[], connectorIds: readonly string[]): readonly Connection[] => {
  const placeOf = ({ connectorId }: Connection): number => connectorIds.indexOf(connectorId)
  const placed = [...connections].sort((left, right) => placeOf(left) - placeOf(right))
  return placed.every((each, place) => each === connections[place]) ? connections : placed
}
