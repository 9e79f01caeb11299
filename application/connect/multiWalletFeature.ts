import * as E from 'fp-ts/Either'
import type { SchedulerLike } from 'rxjs'
import {
  type Connections,
  type ConnectorKey,
  EMBEDDED_CONNECTOR_ID,
  findConnector,
} from '../../domain/connect/connection.js'
import { isLive as isLiveIn, liveConnections } from '../../domain/connect/connections.js'
import { preferConnection } from '../../domain/connect/relation.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../domain/network/network.js'
import type { Notice } from '../../domain/notify/notice.js'
import type { ConnectorRegistry } from '../ports/walletConnector.js'
import type { SavedWallets } from '../ports/storage.js'
import { combine } from '../kernel/derive.js'
import { createStore } from '../kernel/store.js'
import type { ConnectFeature } from './connectFeature.js'
import { knownWallets, makeSavedWallets } from './savedWallets.js'
import { makePendingDisconnects, type PendingDisconnect } from './pendingDisconnects.js'
import type { MultiWallet, MultiWalletState } from './multiWallet.js'

export interface MultiWalletDeps {
  readonly connect: Pick<ConnectFeature, 'connections' | 'sessions' | 'cancel' | 'disconnect'>
  readonly registry: ConnectorRegistry
  readonly book: SavedWallets
  readonly notify: (notice: Notice) => void
  /** Connects a wallet as if it were chosen in the modal. */
  readonly ask: (key: ConnectorKey) => void
  readonly activeNamespace: () => ChainNamespace
  readonly activate: (namespace: ChainNamespace) => void
  readonly scheduler: SchedulerLike
}

const liveKeysOf =
  (all: Connections) =>
  (namespace: ChainNamespace): readonly ConnectorKey[] =>
    liveConnections(all[namespace]).map(({ connectorId }) => ({ namespace, connectorId }))

export const makeMultiWalletFeature = ({
  connect,
  registry,
  book,
  scheduler,
  ...deps
}: MultiWalletDeps): MultiWallet & { readonly dispose: () => void } => {
  const { connections, sessions } = connect
  const isLive = ({ namespace, connectorId }: ConnectorKey): boolean =>
    isLiveIn(sessions[namespace].state.value, connectorId)
  const shelf = makeSavedWallets({ book, connections })
  const departures = makePendingDisconnects({
    scheduler,
    isLive,
    failed: () => deps.notify({ _tag: 'DisconnectFailed' }),
  })

  /** Only a wallet of this page can be restored: a remote session or a login ends for good. */
  const canReturn = (key: ConnectorKey): boolean =>
    key.connectorId !== EMBEDDED_CONNECTOR_ID && findConnector(registry.connectors.value, key)?.remote !== true
  /** A wallet that is not connected may be remembered, to be restored when it is unlocked. */
  const leaveNow = ({ namespace, connectorId }: ConnectorKey) =>
    sessions[namespace].disconnect('ByVisitor', connectorId)
  const leave = async (keys: readonly ConnectorKey[]): Promise<void> => {
    // A late approval would undo the visitor's decision.
    connect.cancel()
    keys.filter((key) => !isLive(key)).forEach(leaveNow)
    const leaving = keys.filter(isLive).map((key): PendingDisconnect => {
      const wasActive = sessions[key.namespace].connector()?.id === key.connectorId
      return { key, wasActive, giveBack: leaveNow(key) }
    })
    if (leaving.length === 0) return
    departures.begin(leaving.filter(({ key }) => canReturn(key)))
    deps.notify({ _tag: 'WalletDisconnected' })
    const outcomes = await Promise.all(leaving.filter(({ key }) => !canReturn(key)).map(({ giveBack }) => giveBack()))
    if (outcomes.some(E.isLeft)) deps.notify({ _tag: 'DisconnectFailed' })
  }
  const prefer = ({ namespace, connectorId }: ConnectorKey, address?: string): boolean => {
    const session = sessions[namespace]
    const preferred = preferConnection(liveConnections(session.state.value), connectorId, address)
    if (preferred !== undefined) session.arrange(preferred)
    return preferred !== undefined
  }
  const returning = createStore<readonly ConnectorKey[]>([])
  const bringBack = async ({ key, wasActive, giveBack }: PendingDisconnect): Promise<void> => {
    const connector = findConnector(registry.connectors.value, key)
    const answer = connector === undefined ? undefined : await connector.restore()
    returning.update((keys) => keys.filter((each) => each !== key))
    if (connector === undefined || answer === undefined || E.isLeft(answer) || answer.right === undefined) {
      deps.notify({ _tag: 'WalletNotRestored' })
      return void giveBack()
    }
    const session = sessions[key.namespace]
    const active = session.connector()?.id
    session.adopt(connector, answer.right)
    if (!wasActive && active !== undefined) prefer({ ...key, connectorId: active })
  }
  /** Last one first: the wallet restored last becomes the active one. */
  const undo = (): void => {
    const taken = [...departures.take()].reverse()
    returning.set(taken.map(({ key }) => key))
    void taken.reduce((before, each) => before.then(() => bringBack(each)), Promise.resolve())
  }
  const switchTo = (key: ConnectorKey, address?: string): void => {
    if (!isLive(key)) return deps.ask(key)
    const isFirst = sessions[key.namespace].connector()?.id === key.connectorId
    const isActive = isFirst && deps.activeNamespace() === key.namespace
    if (isActive && address === undefined) return
    if ((!isFirst || address !== undefined) && !prefer(key, address)) return
    deps.activate(key.namespace)
    deps.notify({ _tag: isActive ? 'AccountSwitched' : 'WalletSwitched' })
  }

  const page = combine(connections, registry.connectors, (all, connectors) => ({ all, connectors }))
  const wallets = combine(page, shelf.saved, ({ all, connectors }, saved) => {
    const of = (namespace: ChainNamespace) => knownWallets(namespace, all[namespace], connectors, saved)
    return {
      eip155: of('eip155'),
      solana: of('solana'),
      polkadot: of('polkadot'),
      bip122: of('bip122'),
      cosmos: of('cosmos'),
    }
  })
  const leaving = combine(departures.pending, returning, (pending, back) => ({
    undoable: pending.map(({ key }) => key),
    returning: back,
  }))
  return {
    state: combine(wallets, leaving, (each, moves): MultiWalletState => ({ wallets: each, ...moves })),
    switchTo,
    disconnect: (key) => void leave([key]),
    disconnectAll: (namespace) => {
      void leave((namespace === undefined ? CHAIN_NAMESPACES : [namespace]).flatMap(liveKeysOf(connections.value)))
      void connect.disconnect(namespace)()
    },
    undo,
    label: shelf.label,
    forget: (key) => {
      if (isLive(key)) return
      leaveNow(key)
      shelf.forget(key)
      deps.notify({ _tag: 'WalletDeleted' })
    },
    dispose: () => {
      shelf.dispose()
      departures.dispose()
    },
  }
}
