import { Subject } from 'rxjs'
import type { StorageChange, StorageHost } from '../../infrastructure/storage/localStorageStore.js'

/** `blocked`: touching localStorage throws. `broken`: its methods throw. `full`: only writing throws. */
export type StorageHealth = 'works' | 'blocked' | 'broken' | 'full'

export interface StoragePage extends StorageHost {
  /** What localStorage holds, by its full keys. */
  readonly stored: Map<string, string>
  /** Changes this page made; another tab is told of each. */
  readonly changes: readonly string[]
  readonly fall: (health: StorageHealth) => void
  /** Writes as another tab of the site would; `null` as value removes, as key clears. */
  readonly writeFromAnotherTab: (key: string | null, value: string | null) => void
  readonly tell: (event: StorageChange) => void
  readonly listening: boolean
}

/** A page with one storage, as healthy as it is told to be. */
export const makeStoragePage = (initial: Readonly<Record<string, string>> = {}): StoragePage => {
  const changes: string[] = []
  const stored = new Map(Object.entries(initial))
  const events = new Subject<StorageChange>()
  const listeners = new Map<(event: StorageChange) => void, () => void>()
  let health: StorageHealth = 'works'
  const failWhen = (...bad: readonly StorageHealth[]): void => {
    if (bad.includes(health)) throw new Error(`Storage is ${health}`)
  }
  const localStorage = {
    getItem: (key: string) => {
      failWhen('broken')
      return stored.get(key) ?? null
    },
    setItem: (key: string, value: string) => {
      failWhen('broken', 'full')
      stored.set(key, value)
      changes.push(`set ${key}`)
    },
    removeItem: (key: string) => {
      failWhen('broken')
      stored.delete(key)
      changes.push(`remove ${key}`)
    },
  }
  return {
    get localStorage() {
      failWhen('blocked')
      return localStorage
    },
    addEventListener: (_, listener) => {
      const subscription = events.subscribe(listener)
      listeners.set(listener, () => subscription.unsubscribe())
    },
    removeEventListener: (_, listener) => listeners.get(listener)?.(),
    stored,
    changes,
    fall: (next) => {
      health = next
    },
    writeFromAnotherTab: (key, value) => {
      if (key === null) stored.clear()
      else if (value === null) stored.delete(key)
      else stored.set(key, value)
      events.next({ key, storageArea: localStorage })
    },
    tell: (event) => events.next(event),
    get listening() {
      return events.observed
    },
  }
}
