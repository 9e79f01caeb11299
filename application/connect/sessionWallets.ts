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

export const makeLiveWallets = (told: (connectorId: string, event: ConnectorEvent) => void): LiveWallets => {
  const lives = new Map<string, { readonly connector: WalletConnector; readonly heard: Subscription }>()
  const letGo = (connectorId: string): void => {
    lives.get(connectorId)?.heard.unsubscribe()
    lives.delete(connectorId)
  }
  return {
    of: (connectorId) => lives.get(connectorId)?.connector,
    all: () => [...lives.values()].map(({ connector }) => connector),
    unsubscribe: letGo,
    subscribe: (connector) => {
      letGo(connector.id)
      const heard = new Subscription()
      lives.set(connector.id, { connector, heard })
      // What it says while it is subscribed to may already end it.
      heard.add(connector.events.subscribe((event) => told(connector.id, event)))
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
  const textOf = (wanted: readonly string[]): string => wanted.join('\n')
  let known = ''
  const set = (wanted: readonly string[]): void => {
    known = textOf(wanted)
    for (const connectorId of ids()) if (!wanted.includes(connectorId)) accounts.forget({ namespace, connectorId })
    const { [namespace]: _former, ...elsewhere } = memory.read()
    memory.write(wanted.length === 0 ? elsewhere : { ...elsewhere, [namespace]: wanted })
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
