import type { GuardedStorage } from './guardStorage.js'

export interface FallbackStorage {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
  /** What is stored counts again: another tab changed it. */
  readonly trust: (key: string) => void
}

/** Keeps in memory the keys storage refuses, without touching the others (U-32). */
export const fallBackToMemory = (storage: GuardedStorage): FallbackStorage => {
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
