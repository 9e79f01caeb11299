import { Subject } from 'rxjs'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import { fallBackToMemory } from './fallBackToMemory.js'
import { guardStorage } from './guardStorage.js'
import type { StorageChange, StorageHost } from './StorageHost.js'

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
  const onChange = ({ key, storageArea }: StorageChange): void => {
    if (!guarded.is(storageArea)) return
    for (const changed of key === null ? [...used] : [key].filter((text) => text.startsWith(PREFIX))) {
      storage.trust(changed)
      changes.next(changed.slice(PREFIX.length))
    }
  }
  host?.addEventListener('storage', onChange)
  return {
    read: (key) => storage.read(name(key)),
    write: (key, value) => storage.write(name(key), value),
    remove: (key) => storage.remove(name(key)),
    changes: changes.asObservable(),
    dispose: () => {
      host?.removeEventListener('storage', onChange)
      changes.complete()
    },
  }
}
