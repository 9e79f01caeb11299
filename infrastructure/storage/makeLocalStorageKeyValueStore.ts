import { Subject } from 'rxjs'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import { attempt } from './attempt.js'
import type { StorageChange, StorageHost } from './StorageHost.js'

/** First-paint code looks for these names without loading this module. */
const PREFIX = 'portico.'

export interface LocalStorageKeyValueStore extends KeyValueStore {
  readonly dispose: () => void
}

/**
 * Text in localStorage under `portico.`. A key the browser would not store lives in memory, without touching
 * the others (U-32). Without a `host`, as on a server, all of them do.
 */
export const makeLocalStorageKeyValueStore = (host: StorageHost | undefined): LocalStorageKeyValueStore => {
  /** Keys localStorage refused; `null` marks one it would not let go of. They win over what is stored. */
  const refused = new Map<string, string | null>()
  const used = new Set<string>()
  const changes = new Subject<string>()

  const stores = (act: (storage: StorageHost['localStorage']) => void): boolean =>
    host !== undefined &&
    attempt(() => {
      act(host.localStorage)
      return true
    }, false)
  const remove = (key: string): void => {
    if (stores((storage) => storage.removeItem(PREFIX + key))) refused.delete(key)
    else refused.set(key, null)
  }
  const write = (key: string, value: string): void => {
    used.add(key)
    if (stores((storage) => storage.setItem(PREFIX + key, value))) {
      refused.delete(key)
      return
    }
    // What was stored before is out of date: after a reload, nothing is better than that.
    remove(key)
    refused.set(key, value)
  }
  const read = (key: string): string | null => {
    used.add(key)
    const kept = refused.get(key)
    return kept !== undefined || host === undefined ? (kept ?? null) : attempt(() => host.localStorage.getItem(PREFIX + key), null)
  }
  const onChange = ({ key, storageArea }: StorageChange): void => {
    if (host === undefined || storageArea !== attempt(() => host.localStorage, undefined)) return
    const changed = key === null ? [...used] : key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []
    for (const name of changed) {
      refused.delete(name)
      changes.next(name)
    }
  }
  host?.addEventListener('storage', onChange)
  return {
    read,
    write,
    remove,
    changes: changes.asObservable(),
    dispose: () => {
      host?.removeEventListener('storage', onChange)
      changes.complete()
    },
  }
}
