import { PAIRED } from '../../domain/connect/PAIRED.js'
import { connectionsOf } from '../../domain/connect/connectionsOf.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { PorticoEvent } from '../api/PorticoEvent.js'

/** What a change of one namespace's connection means to somebody who follows along. */
export const connectionEvents = (
  namespace: ChainNamespace,
  before: NamespaceConnection,
  after: NamespaceConnection,
): readonly PorticoEvent[] => {
  if (after._tag === 'Disconnected') {
    if (before._tag === 'Disconnected') return []
    const isGone =
      after.reason === 'ByWallet' &&
      (before._tag === 'Connected' ? before.active.connectorId : before.connectorId) === PAIRED
    return [{ _tag: 'Disconnected', namespace, reason: after.reason, ...(isGone && { code: 'PTC-SESSION-GONE' }) }]
  }
  if (after._tag === 'Restoring') return []
  const { connectorId, accounts, caipNetworkId } = after.active
  if (before._tag !== 'Connected' || before.active.connectorId !== connectorId) {
    const wasLive = connectionsOf(before).some((each) => each.connectorId === connectorId)
    return [{ _tag: wasLive ? 'WalletSwitched' : 'Connected', namespace, connectorId }]
  }
  const moved: readonly PorticoEvent[] =
    before.active.caipNetworkId === caipNetworkId ? [] : [{ _tag: 'NetworkChanged', namespace, caipNetworkId }]
  return before.active.accounts[0] === accounts[0] ? moved : [...moved, { _tag: 'AccountChanged', namespace }]
}
