import { attempt } from '../shared/safeRead.js'
import { Subject } from 'rxjs'
import type { KeyValueStore } from '../../application/ports/storage.js'

/** The part of a `Window` that keeps text and tells of other tabs. */
export interface StorageHost {
  /** Reading this alone may throw, where the visitor blocks storage. */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly addEventListener: Listen
  readonly removeEventListener: Listen
}

interface Listen {
  (type: 'storage', listener: (event: StorageChange) => void): void
  (type: 'pageshow', listener: (event: PageReturn) => void): void
}

/** The part of a `PageTransitionEvent` that is used. */
export interface PageReturn {
  /** The browser kept the page as it was when the visitor left it, and told it nothing until they came back. */
  readonly persisted: boolean
}

/** The part of a `StorageEvent` that is used. */
export interface StorageChange {
  /** `null` when everything was cleared. */
  readonly key: string | null
  readonly storageArea: unknown
}

interface GuardedStorage {
  /** `null` also when the browser throws. */
  readonly read: (key: string) => string | null
  /** Whether the browser did it. */
  readonly write: (key: string, value: string) => boolean
  readonly remove: (key: string) => boolean
  readonly is: (storageArea: unknown) => boolean
}

/** localStorage of a page, if it has one, with every access guarded: even naming it may throw (U-32). */
const guardStorage = (host: StorageHost | undefined): GuardedStorage => {
  const does = (act: (storage: StorageHost['localStorage']) => void): boolean =>
    attempt(() => {
      if (host !== undefined) act(host.localStorage)
      return host !== undefined
    }, false)
  return {
    read: (key) => attempt(() => host?.localStorage.getItem(key) ?? null, null),
    write: (key, value) => does((storage) => storage.setItem(key, value)),
    remove: (key) => does((storage) => storage.removeItem(key)),
    is: (storageArea) => attempt(() => host !== undefined && storageArea === host.localStorage, false),
  }
}

interface FallbackStorage {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /** What is stored counts again: another tab changed it. */
  readonly trust: (key: string) => void
}

/** Keeps in memory the keys storage refuses, without touching the others (U-32). */
const fallBackToMemory = (storage: GuardedStorage): FallbackStorage => {
  /** `null` marks a key storage would not let go of. These win over what is stored. */
  const refused = new Map<string, string | null>()
  const remove = (key: string): void => {
    if (storage.remove(key)) refused.delete(key)
    else refused.set(key, null)
  }
  return {
    read: (key) => {
      const kept = refused.get(key)
      return kept === undefined ? storage.read(key) : kept
    },
    write: (key, value) => {
      if (storage.write(key, value)) {
        refused.delete(key)
        return
      }
      // What was stored before is out of date: after a reload, nothing is better than that.
      storage.remove(key)
      refused.set(key, value)
    },
    remove,
    trust: (key) => void refused.delete(key),
  }
}

/** First-paint code looks for these names without loading this module. */
const PREFIX = 'portico.'

export interface LocalStorageKeyValueStore extends KeyValueStore {
  readonly dispose: () => void
}

/**
 * Text in localStorage under `portico.`; in memory what the browser will not store, and everything where
 * there is no `host`, as on a server.
 */
export const makeLocalStorageKeyValueStore = (host: StorageHost | undefined): LocalStorageKeyValueStore => {
  const guarded = guardStorage(host)
  const storage = fallBackToMemory(guarded)
  /** Full names asked for so far: all that can be told of when another tab clears everything. */
  const used = new Set<string>()
  const changes = new Subject<string>()
  const name = (key: string): string => {
    used.add(PREFIX + key)
    return PREFIX + key
  }
  const tell = (changed: string): void => changes.next(changed.slice(PREFIX.length))
  const onChange = ({ key, storageArea }: StorageChange): void => {
    if (!guarded.is(storageArea)) return
    for (const changed of key === null ? [...used] : [key].filter((text) => text.startsWith(PREFIX))) {
      // The tab that cleared is not told of it, but of this: what is forgotten here is forgotten there (U-33).
      if (key === null && guarded.read(changed) === null && guarded.write(changed, '')) guarded.remove(changed)
      storage.trust(changed)
      tell(changed)
    }
  }
  const onReturn = ({ persisted }: PageReturn): void => {
    if (persisted) [...used].forEach(tell)
  }
  host?.addEventListener('storage', onChange)
  host?.addEventListener('pageshow', onReturn)
  return {
    read: (key) => storage.read(name(key)),
    write: (key, value) => storage.write(name(key), value),
    remove: (key) => storage.remove(name(key)),
    changes: changes.asObservable(),
    dispose: () => {
      host?.removeEventListener('storage', onChange)
      host?.removeEventListener('pageshow', onReturn)
      changes.complete()
    },
  }
}
