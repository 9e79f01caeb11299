import { Subject } from 'rxjs'
import type { KeyValueStore } from '../../application/ports/storage.js'

export interface FakeKeyValueStore extends KeyValueStore {
  /** The current content. */
  readonly kept: ReadonlyMap<string, string>
  /** Changes a key as another tab would; `null` removes it. */
  readonly changeFromAnotherTab: (key: string, value: string | null) => void
}

export const fakeKeyValueStore = (initial: Readonly<Record<string, string>> = {}): FakeKeyValueStore => {
  const kept = new Map(Object.entries(initial))
  const changes = new Subject<string>()
  return {
    kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    changes: changes.asObservable(),
    changeFromAnotherTab: (key, value) => {
      if (value === null) kept.delete(key)
      else kept.set(key, value)
      changes.next(key)
    },
  }
}
