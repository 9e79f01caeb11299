import * as E from 'fp-ts/Either'
import type { ConnectError } from './ConnectError.js'
import type { ConnectionRelation } from './ConnectionRelation.js'

const RELATIONS: readonly ConnectionRelation[] = ['connected', 'active', 'disconnected']

/** Reads a relation from outside (a host, a stored record); any other value is an error (S4-03). */
export const parseConnectionRelation = (text: string): E.Either<ConnectError, ConnectionRelation> => {
  const relation = RELATIONS.find((candidate) => candidate === text)
  return relation === undefined ? E.left({ _tag: 'InvalidConnectionStatus', status: text }) : E.right(relation)
}
