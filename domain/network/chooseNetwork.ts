import type { CaipNetworkId } from './CaipNetworkId.js'

const namespaceOf = (id: CaipNetworkId): string => id.slice(0, id.indexOf(':'))

/** The visitor's choices after one more: the latest first, one a namespace. */
export const chooseNetwork = (chosen: readonly CaipNetworkId[], id: CaipNetworkId): readonly CaipNetworkId[] => [
  id,
  ...chosen.filter((earlier) => namespaceOf(earlier) !== namespaceOf(id)),
]
