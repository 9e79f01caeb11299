import { Subject } from 'rxjs'
import { addRecent, type RecentWallet } from '../../domain/wallets/recentWallets.js'
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
  const changes = new Subject<RememberedConnectors>()
  return {
    written,
    read: () => remembered,
    write: (next) => {
      remembered = next
      written.push(next)
    },
    changes: changes.asObservable(),
    readRecent: () => recent,
    addRecent: (wallet) => {
      recent = addRecent(recent, wallet)
    },
    changeFromAnotherTab: (next) => {
      remembered = next
      changes.next(next)
    },
  }
}
