import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import { isFound } from '../../domain/wallets/installedWallet.js'
import type { WalletConnector } from '../ports/walletConnector.js'
import type { ConnectorEvent } from '../../domain/connect/connections.js'
import { Subscription } from 'rxjs'
import type { ConnectorKey } from '../../domain/connect/connection.js'
import type { ChainNamespace } from '../../domain/network/network.js'
import type { AccountMemory, ConnectionMemory } from '../ports/storage.js'

/** The wallets of a namespace whose events are observed, each once: connected ones, and those that may be restored. */
export interface HeardWallets {
  readonly of: (connectorId: string) => WalletConnector | undefined
  readonly all: () => readonly WalletConnector[]
  readonly subscribe: (connector: WalletConnector) => void
  /** From now on, the wallet's events cannot change the state. */
  readonly unsubscribe: (connectorId: string) => void
  /** Unsubscribes from all others. */
  readonly keepOnly: (connectorIds: readonly string[]) => void
}

export const makeHeardWallets = (
  onEvent: (connector: WalletConnector, event: ConnectorEvent) => void,
): HeardWallets => {
  const lives = new Map<string, { readonly connector: WalletConnector; readonly subscription: Subscription }>()
  const letGo = (connectorId: string): void => {
    lives.get(connectorId)?.subscription.unsubscribe()
    lives.delete(connectorId)
  }
  return {
    of: (connectorId) => lives.get(connectorId)?.connector,
    all: () => [...lives.values()].map(({ connector }) => connector),
    unsubscribe: letGo,
    keepOnly: (connectorIds) => [...lives.keys()].filter((id) => !connectorIds.includes(id)).forEach(letGo),
    subscribe: (connector) => {
      letGo(connector.id)
      const subscription = new Subscription()
      lives.set(connector.id, { connector, subscription })
      // An event during this call may already unsubscribe it.
      subscription.add(connector.events.subscribe((event) => onEvent(connector, event)))
    },
  }
}

/** Disconnects wallets, and fails if one of them does. */
export const giveBack =
  (leaving: readonly WalletConnector[]): TaskEither<ConnectError, void> =>
  async () => {
    const outcomes = await Promise.all(leaving.map((connector) => connector.disconnect()))
    return outcomes.find(E.isLeft) ?? E.right(undefined)
  }

/** How long a wallet that grants no access is remembered. */
const AWAY_LIMIT_MS = 30 * 24 * 60 * 60_000

/** The remembered wallets of one namespace. */
export interface RememberedIds {
  readonly ids: () => readonly string[]
  readonly set: (ids: readonly string[]) => void
  /** Moves these to the front. */
  readonly putFirst: (ids: readonly string[]) => void
  /** The visitor has chosen this one: it comes first if it is kept, and is the only one unless several are kept. */
  readonly adopt: (connectorId: string, isKept: boolean) => void
  /** The entries of a list to restore: the first, unless several are kept. Default: all remembered ids. */
  readonly kept: (list?: readonly string[]) => readonly string[]
  readonly forget: (connectorId: string) => void
  /** Stores these accounts, by which an installed wallet is recognised after a reload or an unlock. */
  readonly noteGranted: (connector: WalletConnector, addresses: readonly string[]) => void
  /** Whether the address is an account of the wallet, or no account is stored for it. */
  readonly recognises: (connectorId: string, address: string) => Promise<boolean>
  /** Records that a wallet grants no access now. */
  readonly noteAway: (connectorId: string) => void
  readonly isAway: (connectorId: string) => boolean
  /** Forgets those that have granted no access for 30 days, and returns the others. */
  readonly forgetLost: (ids: readonly string[]) => readonly string[]
  /**
   * Takes over the stored ids. Returns whether that is a change here: another list, or a wallet that grants access
   * again.
   */
  readonly syncIds: (ids: readonly string[]) => boolean
}

export const makeRememberedIds = (
  {
    memory,
    accounts,
    now,
    keepsSeveral,
  }: {
    readonly memory: ConnectionMemory
    readonly accounts: AccountMemory
    /** In ms since 1970. */
    readonly now: () => number
    readonly keepsSeveral: () => boolean
  },
  namespace: ChainNamespace,
): RememberedIds => {
  const ids = (): readonly string[] => memory.read()[namespace] ?? []
  const keyOf = (connectorId: string): ConnectorKey => ({ namespace, connectorId })
  const awaySince = (connectorId: string): number | undefined => memory.awaySince?.(keyOf(connectorId))
  const isAway = (connectorId: string): boolean => awaySince(connectorId) !== undefined
  const textOf = (list: readonly string[]): string => list.join('\n')
  let known = { list: '', away: [] as readonly string[] }
  const note = (list: readonly string[]): void => {
    known = { list: textOf(list), away: list.filter(isAway) }
  }
  const set = (next: readonly string[]): void => {
    for (const connectorId of ids()) if (!next.includes(connectorId)) accounts.forget(keyOf(connectorId))
    const { [namespace]: _former, ...elsewhere } = memory.read()
    memory.write(next.length === 0 ? elsewhere : { ...elsewhere, [namespace]: next })
    note(next)
  }
  const putFirst = (first: readonly string[]): void => set([...first, ...ids().filter((id) => !first.includes(id))])
  const noteAccess = (connectorId: string, isGranted: boolean): void => {
    if (isGranted !== isAway(connectorId) || !ids().includes(connectorId)) return
    memory.noteAway?.(keyOf(connectorId), isGranted ? undefined : now())
    const others = known.away.filter((id) => id !== connectorId)
    known = { ...known, away: isAway(connectorId) ? [...others, connectorId] : others }
  }
  // Removes only this wallet: another tab may have connected a second one meanwhile (U-33).
  const forget = (connectorId: string): void => {
    if (ids().includes(connectorId)) set(ids().filter((id) => id !== connectorId))
  }
  return {
    ids,
    set,
    putFirst,
    adopt: (connectorId, isKept) => {
      const others = keepsSeveral() ? ids().filter((id) => id !== connectorId) : []
      set(isKept ? [connectorId, ...others] : others)
    },
    kept: (list = ids()) => (keepsSeveral() ? list : list.slice(0, 1)),
    forget,
    noteGranted: (connector, addresses) => {
      if (!ids().includes(connector.id)) return
      noteAccess(connector.id, true)
      if (isFound(connector)) void accounts.remember(keyOf(connector.id), addresses)
    },
    noteAway: (connectorId) => noteAccess(connectorId, false),
    recognises: (connectorId, address) => accounts.recognises(keyOf(connectorId), address),
    isAway,
    forgetLost: (list) => {
      const lost = list.filter((id) => Math.abs(now() - (awaySince(id) ?? now())) > AWAY_LIMIT_MS)
      lost.forEach(forget)
      return list.filter((id) => !lost.includes(id))
    },
    syncIds: (seen) => {
      const before = known
      note(seen)
      return known.list !== before.list || before.away.some((id) => !known.away.includes(id))
    },
  }
}
