import { Subject } from 'rxjs'
import { addRecent } from '../../domain/wallets/addRecent.js'
import type { RecentWallet } from '../../domain/wallets/RecentWallet.js'
import type { ConnectionMemory, RememberedConnectors } from '../../application/ports/ConnectionMemory.js'

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
