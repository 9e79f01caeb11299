import { Subject } from 'rxjs'
import sinon from 'sinon'
import type { PageReturn, StorageChange, StorageHost } from '../../infrastructure/storage/localStorageStore.js'

/** `blocked`: accessing localStorage throws. `broken`: its methods throw. `full`: only writing throws. */
export type StorageHealth = 'works' | 'blocked' | 'broken' | 'full'

const METHODS = ['getItem', 'setItem', 'removeItem'] as const

export interface StoragePage extends StorageHost {
  /** The content of localStorage, by full key. */
  readonly stored: Map<string, string>
  /** Changes made by this page; another tab gets an event for each. */
  readonly changes: readonly string[]
  readonly fall: (health: StorageHealth) => void
  /** Writes as another tab of the site would; `null` as value removes, as key clears. */
  readonly writeFromAnotherTab: (key: string | null, value: string | null) => void
  readonly tell: (event: StorageChange) => void
  /** The page is shown again; `persisted` as the browser reports it. */
  readonly show: (event: PageReturn) => void
  readonly listening: boolean
}

/** A page with one storage of the given health: refusals throw the browser's errors. */
export const makeStoragePage = (initial: Readonly<Record<string, string>> = {}): StoragePage => {
  const changes: string[] = []
  const stored = new Map(Object.entries(initial))
  const events = new Subject<StorageChange>()
  const returns = new Subject<PageReturn>()
  const listeners = new Map<unknown, () => void>()
  const refusals = sinon.createSandbox()
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      stored.set(key, value)
      changes.push(`set ${key}`)
    },
    removeItem: (key: string) => {
      stored.delete(key)
      changes.push(`remove ${key}`)
    },
  }
  const page: StoragePage = {
    localStorage,
    addEventListener: (
      ...[type, listener]: ['storage', (event: StorageChange) => void] | ['pageshow', (event: PageReturn) => void]
    ) => {
      const subscription = type === 'storage' ? events.subscribe(listener) : returns.subscribe(listener)
      listeners.set(listener, () => subscription.unsubscribe())
    },
    removeEventListener: (_: string, listener: unknown) => listeners.get(listener)?.(),
    dispatchEvent: (event) => {
      events.next(event)
      return true
    },
    stored,
    changes,
    fall: (health) => {
      refusals.restore()
      const denied = new DOMException('Access is denied.', 'SecurityError')
      if (health === 'blocked') {
        refusals.stub(page, 'localStorage').get(() => {
          throw denied
        })
      }
      if (health === 'broken') for (const method of METHODS) refusals.stub(localStorage, method).throws(denied)
      if (health === 'full') {
        refusals.stub(localStorage, 'setItem').throws(new DOMException('It is full.', 'QuotaExceededError'))
      }
    },
    writeFromAnotherTab: (key, value) => {
      if (key === null) stored.clear()
      else if (value === null) stored.delete(key)
      else stored.set(key, value)
      events.next({ key, storageArea: localStorage })
    },
    tell: (event) => events.next(event),
    show: (event) => returns.next(event),
    get listening() {
      return events.observed || returns.observed
    },
  }
  return page
}
