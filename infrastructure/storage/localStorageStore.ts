import { attempt } from '../shared/safeRead.js'
import { Subject } from 'rxjs'
import type { KeyValueStore } from '../../application/ports/storage.js'

/** The part of `Window` with storage and its events. */
export interface StorageHost {
  /** Reading this property may throw if the visitor blocks storage. */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly addEventListener: Listen
  readonly removeEventListener: Listen
  /** Browsers dispatch `storage` in all tabs except the one that changed it. */
  readonly dispatchEvent: (event: Event & StorageChange) => boolean
}

interface Listen {
  (type: 'storage', listener: (event: StorageChange) => void): void
  (type: 'pageshow', listener: (event: PageReturn) => void): void
}

/** The part of `PageTransitionEvent` that is used. */
export interface PageReturn {
  /** The page returns from the back-forward cache, and missed events meanwhile. */
  readonly persisted: boolean
}

/** The part of `StorageEvent` that is used. */
export interface StorageChange {
  /** `null` when everything was cleared. */
  readonly key: string | null
  readonly storageArea: unknown
}

interface GuardedStorage {
  /** `null` also if the browser throws. */
  readonly read: (key: string) => string | null
  /** Whether the browser stored it. */
  readonly write: (key: string, value: string) => boolean
  readonly remove: (key: string) => boolean
  readonly is: (storageArea: unknown) => boolean
}

/** The page's localStorage, if any, with every access guarded: even reading the property may throw (U-32). */
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
  /** Whether the value was stored, and so is visible to other tabs. */
  readonly write: (key: string, value: string) => boolean
  readonly remove: (key: string) => boolean
  readonly keeps: (key: string) => boolean
  /** Makes the stored value count again after another tab changed it. */
  readonly trust: (key: string) => void
}

/** Keeps keys that storage refuses in memory, without affecting other keys (U-32). */
const fallBackToMemory = (storage: GuardedStorage): FallbackStorage => {
  /** Values that override storage; `null` marks a key that could not be removed. */
  const refused = new Map<string, string | null>()
  const remove = (key: string): boolean => {
    const isGone = storage.remove(key)
    if (isGone) refused.delete(key)
    else refused.set(key, null)
    return isGone
  }
  return {
    read: (key) => {
      const kept = refused.get(key)
      return kept === undefined ? storage.read(key) : kept
    },
    write: (key, value) => {
      if (storage.write(key, value)) {
        refused.delete(key)
        return true
      }
      // Removes the outdated stored value: after a reload, none is better than an old one.
      storage.remove(key)
      refused.set(key, value)
      return false
    },
    remove,
    keeps: (key) => !refused.has(key),
    trust: (key) => void refused.delete(key),
  }
}

export interface LocalStorageKeyValueStore extends KeyValueStore {
  readonly dispose: () => void
}

/**
 * Text in localStorage under the prefix `portico.` or another. Values that the browser refuses are kept in memory, and
 * all values if there is no `host`, as on a server. Code of the first paint reads such keys without loading this
 * module. Stores of one page, including those of other copies of this code, notify each other as tabs do.
 */
export const makeLocalStorageKeyValueStore = (
  host: StorageHost | undefined,
  storageKey = 'portico',
): LocalStorageKeyValueStore => {
  const prefix = `${storageKey}.`
  const guarded = guardStorage(host)
  const storage = fallBackToMemory(guarded)
  /** Full keys used so far, to report each of them when another tab clears storage. */
  const used = new Set<string>()
  const changes = new Subject<string>()
  const name = (key: string): string => {
    used.add(prefix + key)
    return prefix + key
  }
  const emitChange = (changed: string): void => changes.next(changed.slice(prefix.length))
  let own: (Event & StorageChange) | undefined
  const onChange = (event: StorageChange): void => {
    const { key, storageArea } = event
    if (event === own || !guarded.is(storageArea)) return
    for (const changed of key === null ? [...used] : [key].filter((text) => text.startsWith(prefix))) {
      // The clearing tab gets no event of its own; this write and removal sends it one, so that it forgets these keys
      // too (U-33).
      if (key === null && guarded.read(changed) === null && guarded.write(changed, '')) guarded.remove(changed)
      storage.trust(changed)
      emitChange(changed)
    }
  }
  const onReturn = ({ persisted }: PageReturn): void => {
    if (persisted) used.forEach(emitChange)
  }
  /**
   * Sent only for actual changes, as browsers do, to avoid endless notifications. Asynchronous, so that the current
   * change is complete, as for another tab.
   */
  const dispatchToSelf = (key: string): void =>
    queueMicrotask(() =>
      attempt<unknown>(() => {
        own = Object.assign(new Event('storage'), { key, storageArea: host?.localStorage })
        return host?.dispatchEvent(own)
      }, undefined),
    )
  host?.addEventListener('storage', onChange)
  host?.addEventListener('pageshow', onReturn)
  return {
    read: (key) => storage.read(name(key)),
    write: (key, value) => {
      const before = guarded.read(name(key))
      if (storage.write(prefix + key, value) && before !== value) dispatchToSelf(prefix + key)
    },
    remove: (key) => {
      const before = guarded.read(name(key))
      if (storage.remove(prefix + key) && before !== null) dispatchToSelf(prefix + key)
    },
    changes: changes.asObservable(),
    keeps: (key) => storage.keeps(prefix + key),
    dispose: () => {
      host?.removeEventListener('storage', onChange)
      host?.removeEventListener('pageshow', onReturn)
      changes.complete()
    },
  }
}
