import { isFound } from '../../domain/wallets/installedWallet.js'
import type { ConnectorEvent, WalletConnector } from '../ports/walletConnector.js'
import { Subscription } from 'rxjs'
import type { ChainNamespace } from '../../domain/network/network.js'
import type { AccountMemory, ConnectionMemory } from '../ports/storage.js'

/** The wallets of a namespace that are listened to, each once. */
export interface LiveWallets {
  readonly of: (connectorId: string) => WalletConnector | undefined
  readonly all: () => readonly WalletConnector[]
  readonly subscribe: (connector: WalletConnector) => void
  /** Nothing that the wallet says from now on can change the state. */
  readonly unsubscribe: (connectorId: string) => void
}

export const makeLiveWallets = (onEvent: (connectorId: string, event: ConnectorEvent) => void): LiveWallets => {
  const lives = new Map<string, { readonly connector: WalletConnector; readonly subscription: Subscription }>()
  const letGo = (connectorId: string): void => {
    lives.get(connectorId)?.subscription.unsubscribe()
    lives.delete(connectorId)
  }
  return {
    of: (connectorId) => lives.get(connectorId)?.connector,
    all: () => [...lives.values()].map(({ connector }) => connector),
    unsubscribe: letGo,
    subscribe: (connector) => {
      letGo(connector.id)
      const subscription = new Subscription()
      lives.set(connector.id, { connector, subscription })
      // An event that it emits while it is subscribed to may already end it.
      subscription.add(connector.events.subscribe((event) => onEvent(connector.id, event)))
    },
  }
}

/** The remembered wallets of one namespace. */
export interface RememberedIds {
  readonly ids: () => readonly string[]
  readonly set: (ids: readonly string[]) => void
  readonly forget: (connectorId: string) => void
  /** By these accounts a wallet that was found in the page is known again after a reload. */
  readonly noteAccounts: (connector: WalletConnector | undefined, addresses: readonly string[]) => void
  /** Takes note of what stands there now; whether that is news here. */
  readonly syncIds: (ids: readonly string[]) => boolean
}

export const makeRememberedIds = (
  {
    memory,
    accounts,
  }: { readonly memory: ConnectionMemory; readonly accounts: Pick<AccountMemory, 'remember' | 'forget'> },
  namespace: ChainNamespace,
): RememberedIds => {
  const ids = (): readonly string[] => memory.read()[namespace] ?? []
  const textOf = (list: readonly string[]): string => list.join('\n')
  let known = ''
  const set = (next: readonly string[]): void => {
    known = textOf(next)
    for (const connectorId of ids()) if (!next.includes(connectorId)) accounts.forget({ namespace, connectorId })
    const { [namespace]: _former, ...elsewhere } = memory.read()
    memory.write(next.length === 0 ? elsewhere : { ...elsewhere, [namespace]: next })
  }
  return {
    ids,
    set,
    noteAccounts: (connector, addresses) => {
      if (connector === undefined || !isFound(connector)) return
      void accounts.remember({ namespace, connectorId: connector.id }, addresses)
    },
    syncIds: (seen) => {
      const before = known
      known = textOf(seen)
      return known !== before
    },
    // A wallet takes only itself along: another tab may have connected a second one meanwhile (U-33).
    forget: (connectorId) => {
      if (ids().includes(connectorId)) set(ids().filter((id) => id !== connectorId))
    },
  }
}
