import { connectionsOf } from '../../domain/connect/connectionsOf.js'
import type { Connection } from '../../domain/connect/Connection.js'
import type { ConnectorKey } from '../../domain/connect/ConnectorKey.js'
import { findConnector } from '../../domain/connect/findConnector.js'
import { isSameConnector } from '../../domain/connect/isSameConnector.js'
import type { NamespaceConnection } from '../../domain/connect/NamespaceConnection.js'
import { relateConnection } from '../../domain/connect/relateConnection.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { InstalledWallet } from '../../domain/wallets/InstalledWallet.js'
import type { BookedWallet } from '../ports/WalletBook.js'
import type { KnownWallet } from './MultiWallet.js'

/** The wallets of a namespace: the live ones, then those used before that are in this page now. */
export const knownWallets = (
  namespace: ChainNamespace,
  state: NamespaceConnection,
  connectors: readonly InstalledWallet[],
  booked: readonly BookedWallet[],
): readonly KnownWallet[] => {
  const known = (key: ConnectorKey, connection: Connection | undefined): KnownWallet => {
    const connector = findConnector(connectors, key)
    const icon = connection?.wallet?.icon ?? connector?.icon
    const label = booked.find((each) => isSameConnector(each, key))?.label
    return {
      ...key,
      relation: relateConnection(key.connectorId, state),
      name: connection?.wallet?.name ?? connector?.name ?? key.connectorId,
      ...(icon !== undefined && { icon }),
      ...(label !== undefined && { label }),
      accounts: connection?.accounts ?? [],
    }
  }
  const live = connectionsOf(state)
  const isLive = (key: ConnectorKey): boolean => live.some(({ connectorId }) => connectorId === key.connectorId)
  const before = booked.filter(
    (key) => key.namespace === namespace && !isLive(key) && findConnector(connectors, key) !== undefined,
  )
  return [
    ...live.map((connection) => known({ namespace, connectorId: connection.connectorId }, connection)),
    ...before.map(({ connectorId }) => known({ namespace, connectorId }, undefined)),
  ]
}
