import type { ChainNamespace } from '../network/network.js'
import type { Connection, DisconnectReason, NamespaceConnection } from './connection.js'
import { liveConnections } from './connections.js'

/** A change of the active wallet of a chain namespace. */
export type ConnectionChange = { readonly namespace: ChainNamespace } & (
  | {
      /** A wallet granted access because the visitor chose it. */
      readonly _tag: 'Connected'
      readonly connection: Connection
    }
  | {
      /** A remembered wallet still grants access. */
      readonly _tag: 'Restored'
      readonly connection: Connection
    }
  | {
      /** An already connected wallet became the active one: it was chosen, or the one before it is gone. */
      readonly _tag: 'Switched'
      readonly connection: Connection
    }
  | {
      /** The same wallet moved to another network. */
      readonly _tag: 'Moved'
      readonly connection: Connection
    }
  | {
      /** The same wallet switched to another account. */
      readonly _tag: 'AccountChanged'
      readonly connection: Connection
    }
  | {
      /** A remembered wallet is being asked while none is connected. */
      readonly _tag: 'Restoring'
      readonly connectorId: string
    }
  | {
      /** A remembered wallet did not come back, and no other is being asked. */
      readonly _tag: 'NotRestored'
      readonly connectorId: string
      readonly reason: DisconnectReason
    }
  | {
      /** The last wallet of the namespace is gone, and no remembered one is being asked. */
      readonly _tag: 'Left'
      readonly connectorId: string
      readonly reason: DisconnectReason
    }
)

/** Why a different wallet became the active one. */
const activatedHow = (before: NamespaceConnection, connectorId: string): 'Connected' | 'Restored' | 'Switched' => {
  if (before._tag === 'Restoring') return before.connectorId === connectorId ? 'Restored' : 'Connected'
  return liveConnections(before).some((each) => each.connectorId === connectorId) ? 'Switched' : 'Connected'
}

/**
 * The changes between two consecutive states of a namespace: mostly one or none, but a wallet may change network and
 * account at once. Changes of inactive connections are not reported.
 */
export const connectionChanges = (
  namespace: ChainNamespace,
  before: NamespaceConnection,
  after: NamespaceConnection,
): readonly ConnectionChange[] => {
  if (after._tag === 'Connected') {
    const connection = after.active
    const { connectorId, caipNetworkId, accounts } = connection
    if (before._tag !== 'Connected' || before.active.connectorId !== connectorId)
      return [{ _tag: activatedHow(before, connectorId), namespace, connection }]
    const hasMoved = before.active.caipNetworkId !== caipNetworkId
    const isOther = before.active.accounts[0] !== accounts[0]
    return [
      ...(hasMoved ? [{ _tag: 'Moved', namespace, connection } as const] : []),
      ...(isOther ? [{ _tag: 'AccountChanged', namespace, connection } as const] : []),
    ]
  }
  if (after._tag === 'Restoring') {
    const { connectorId } = after
    const isAsked = before._tag === 'Restoring' && before.connectorId === connectorId
    return isAsked ? [] : [{ _tag: 'Restoring', namespace, connectorId }]
  }
  const { reason } = after
  if (before._tag === 'Connected') return [{ _tag: 'Left', namespace, connectorId: before.active.connectorId, reason }]
  return before._tag === 'Restoring'
    ? [{ _tag: 'NotRestored', namespace, connectorId: before.connectorId, reason }]
    : []
}
