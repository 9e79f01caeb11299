import { liveConnections } from '../../domain/connect/connections.js'
import {
  type Connection,
  type Connections,
  type ConnectorKey,
  findConnector,
  isSameConnector,
  type NamespaceConnection,
} from '../../domain/connect/connection.js'
import { connectionRelation } from '../../domain/connect/relation.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../domain/network/network.js'
import type { InstalledWallet } from '../../domain/wallets/installedWallet.js'
import type { SavedWallet, SavedWallets } from '../ports/storage.js'
import type { KnownWallet } from './multiWallet.js'
import { createStore, type Readable } from '../kernel/store.js'

/** The wallets of a namespace: the live ones, then saved ones that are in this page now. */
export const knownWallets = (
  namespace: ChainNamespace,
  state: NamespaceConnection,
  connectors: readonly InstalledWallet[],
  saved: readonly SavedWallet[],
): readonly KnownWallet[] => {
  const toKnownWallet = (key: ConnectorKey, connection: Connection | undefined): KnownWallet => {
    const connector = findConnector(connectors, key)
    const icon = connection?.wallet?.icon ?? connector?.icon
    const label = saved.find((each) => isSameConnector(each, key))?.label
    return {
      ...key,
      relation: connectionRelation(key.connectorId, state),
      name: connection?.wallet?.name ?? connector?.name ?? key.connectorId,
      ...(icon !== undefined && { icon }),
      ...(label !== undefined && { label }),
      accounts: connection?.accounts ?? [],
    }
  }
  const live = liveConnections(state)
  const isLive = (key: ConnectorKey): boolean => live.some(({ connectorId }) => connectorId === key.connectorId)
  const before = saved.filter(
    (key) => key.namespace === namespace && !isLive(key) && findConnector(connectors, key) !== undefined,
  )
  return [
    ...live.map((connection) => toKnownWallet({ namespace, connectorId: connection.connectorId }, connection)),
    ...before.map(({ connectorId }) => toKnownWallet({ namespace, connectorId }, undefined)),
  ]
}

const MAX_LABEL_LENGTH = 40
const MAX_SAVED = 20

export interface SavedWalletsFeature {
  readonly saved: Readable<readonly SavedWallet[]>
  readonly label: (key: ConnectorKey, text: string) => void
  readonly forget: (key: ConnectorKey) => void
  readonly dispose: () => void
}

/** An entry of the list; one that was marked when it was chosen is known to this page only (S-11). */
type ShelvedWallet = SavedWallet & Pick<Connection, 'unverified'>

/**
 * The wallets that were connected in this browser. A wallet is saved when it connects and stays until the visitor
 * forgets it; wallets marked as "Unverified" are not saved.
 */
export const makeSavedWallets = ({
  book,
  connections,
}: {
  readonly book: SavedWallets
  readonly connections: Readable<Connections>
}): SavedWalletsFeature => {
  const store = createStore<readonly ShelvedWallet[]>(book.read())
  const write = (wallets: readonly ShelvedWallet[]): void => {
    store.set(wallets.slice(0, MAX_SAVED))
    book.write(store.value.filter(({ unverified }) => unverified !== true))
  }
  const find = (key: ConnectorKey): ShelvedWallet | undefined => store.value.find((each) => isSameConnector(each, key))
  const others = (keys: readonly ConnectorKey[]): readonly ShelvedWallet[] =>
    store.value.filter((each) => !keys.some((key) => isSameConnector(each, key)))
  const noting = connections.changes.subscribe((all) => {
    const live = CHAIN_NAMESPACES.flatMap((namespace) =>
      liveConnections(all[namespace]).map(({ connectorId, unverified }): ShelvedWallet => ({
        namespace,
        connectorId,
        ...(unverified && { unverified }),
      })),
    )
    const fresh = live.flatMap((wallet) => {
      const before = find(wallet)
      if (before !== undefined && before.unverified === wallet.unverified) return []
      return before?.label === undefined ? [wallet] : [{ ...wallet, label: before.label }]
    })
    if (fresh.length > 0) write([...fresh, ...others(fresh)])
  })
  return {
    saved: store,
    label: ({ namespace, connectorId }, text) => {
      const key = { namespace, connectorId }
      const label = text
        .replace(/[\p{Cc}\p{Cf}]/gu, '')
        .trim()
        .slice(0, MAX_LABEL_LENGTH)
      if (find(key) === undefined) return
      write(
        store.value.map((each) => {
          if (!isSameConnector(each, key)) return each
          const { label: _former, ...rest } = each
          return { ...rest, ...(label !== '' && { label }) }
        }),
      )
    },
    forget: (key) => write(others([key])),
    dispose: () => noting.unsubscribe(),
  }
}
