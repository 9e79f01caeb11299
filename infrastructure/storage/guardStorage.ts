import { attempt } from '../shared/attempt.js'
import type { StorageHost } from './StorageHost.js'

export interface GuardedStorage {
  /** `null` also when the browser throws. */
  readonly read: (key: string) => string | null
  /** Whether the browser did it. */
  readonly write: (key: string, value: string) => boolean
  readonly remove: (key: string) => boolean
  readonly is: (storageArea: unknown) => boolean
}

/** localStorage of a page, if it has one, with every access guarded: even naming it may throw (U-32). */
export const guardStorage = (host: StorageHost | undefined): GuardedStorage => {
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
