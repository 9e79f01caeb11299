import type { Connection, NamespaceConnection } from './connection.js'
import * as E from 'fp-ts/Either'
import type { ConnectError } from './connectAttempt.js'

/**
 * The relation of a connection to its namespace (S4-02): the active connector's, another live one, or one that must be
 * connected again.
 */
export type ConnectionRelation = 'connected' | 'active' | 'disconnected'

/** The relation of a connector to its namespace (S4-02). */
export const connectionRelation = (connectorId: string, namespace: NamespaceConnection): ConnectionRelation => {
  if (namespace._tag === 'Connected' && namespace.active.connectorId === connectorId) return 'connected'
  const live = namespace._tag === 'Connected' && namespace.others.some((other) => other.connectorId === connectorId)
  return live ? 'active' : 'disconnected'
}

const RELATIONS: readonly ConnectionRelation[] = ['connected', 'active', 'disconnected']

/** Parses a host's relation; any other value is an error (S4-03). */
export const parseConnectionRelation = (text: string): E.Either<ConnectError, ConnectionRelation> => {
  const relation = RELATIONS.find((candidate) => candidate === text)
  return relation === undefined ? E.left({ _tag: 'InvalidConnectionStatus', status: text }) : E.right(relation)
}

/**
 * Reorders connections so that the given one, and one of its addresses, is active; `undefined` if it is not among them.
 */
export const preferConnection = (
  connections: readonly Connection[],
  connectorId: string,
  address?: string,
): readonly Connection[] | undefined => {
  const chosen = connections.find((each) => each.connectorId === connectorId)
  if (chosen === undefined || (address !== undefined && !chosen.accounts.includes(address))) return undefined
  const first =
    address === undefined
      ? chosen
      : { ...chosen, accounts: [address, ...chosen.accounts.filter((each) => each !== address)] as const }
  return [first, ...connections.filter((each) => each !== chosen)]
}
