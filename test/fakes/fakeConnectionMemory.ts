import { Subject } from 'rxjs'
import { addRecent, type RecentWallet } from '../../domain/wallets/recentWallets.js'
import type { ConnectorKey } from '../../domain/connect/connection.js'
import type { ConnectionMemory, RememberedConnectors } from '../../application/ports/storage.js'

export interface FakeConnectionMemory extends ConnectionMemory {
  /** Everything that was written, in order. */
  readonly written: readonly RememberedConnectors[]
  readonly changeFromAnotherTab: (remembered: RememberedConnectors) => void
}

export const fakeConnectionMemory = (
  initial: RememberedConnectors = {},
  initialRecent: readonly RecentWallet[] = [],
): FakeConnectionMemory => {
  let remembered = initial
  let recent = initialRecent
  const written: RememberedConnectors[] = []
  const away = new Map<string, number>()
  const nameOf = ({ namespace, connectorId }: ConnectorKey): string => `${namespace} ${connectorId}`
  const keep = (next: RememberedConnectors): void => {
    remembered = next
    const kept = Object.entries(next).flatMap(([namespace, ids]) => ids.map((id) => `${namespace} ${id}`))
    for (const name of away.keys()) if (!kept.includes(name)) away.delete(name)
  }
  const changes = new Subject<RememberedConnectors>()
  return {
    written,
    read: () => remembered,
    write: (next) => {
      keep(next)
      written.push(next)
    },
    changes: changes.asObservable(),
    awaySince: (key) => away.get(nameOf(key)),
    noteAway: (key, since) => {
      if (since === undefined) away.delete(nameOf(key))
      else if (remembered[key.namespace]?.includes(key.connectorId) === true) away.set(nameOf(key), since)
    },
    readRecent: () => recent,
    addRecent: (wallet) => {
      recent = addRecent(recent, wallet)
    },
    changeFromAnotherTab: (next) => {
      keep(next)
      changes.next(next)
    },
  }
}
