import * as E from 'fp-ts/Either'
import * as J from 'fp-ts/Json'
import { readField } from '../../shared/safeRead.js'
import type { KeyValueStore } from '../../../application/ports/storage.js'

const PREFIX = 'portico.relay/'
/** Where the SDK keeps its sessions. */
const SESSIONS = /\/\/session$/

/** What the SDK asks of a storage. */
export interface SdkStorage {
  readonly getKeys: () => Promise<string[]>
  readonly getEntries: <T = unknown>() => Promise<[string, T][]>
  readonly getItem: <T = unknown>(key: string) => Promise<T | undefined>
  readonly setItem: (key: string, value: unknown) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
  /** Nothing of an earlier visit is of use: from now on it is as if there had been none. */
  readonly startAfresh: () => void
}

/** As far as the SDK takes for granted. */
const areSessions = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof readField(each, 'topic') === 'string')
const isNonEmptyArray = (value: unknown): boolean => Array.isArray(value) && value.length > 0

/**
 * Keeps what the SDK writes for the next visit while there is a session, and for this page alone before and after: a
 * visitor who only looked at a code, or has disconnected, leaves no key behind (S-25).
 */
export const makeSdkStorage = (store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>): SdkStorage => {
  const known = new Map<string, unknown>()
  let keeping = false
  let isFresh = false

  const write = (key: string, value: unknown): void => {
    const text = J.stringify(value)
    if (E.isRight(text)) store.write(PREFIX + key, text.right)
  }
  const keep = (next: boolean): void => {
    if (next === keeping) return
    keeping = next
    for (const [key, value] of known) {
      if (next) write(key, value)
      else store.remove(PREFIX + key)
    }
  }
  const read = (key: string): unknown => {
    if (known.has(key)) return known.get(key)
    if (isFresh) store.remove(PREFIX + key)
    const text = store.read(PREFIX + key)
    const value = text === null ? E.left(undefined) : J.parse(text)
    if (E.isLeft(value) || (SESSIONS.test(key) && !areSessions(value.right))) {
      store.remove(PREFIX + key)
      return undefined
    }
    known.set(key, value.right)
    if (SESSIONS.test(key) && isNonEmptyArray(value.right)) keeping = true
    return value.right
  }
  return {
    getKeys: async () => [...known.keys()],
    // The SDK says of what type the values are; it wrote them.
    getEntries: async <T>() => [...known] as [string, T][],
    getItem: async <T>(key: string) => read(key) as T | undefined,
    setItem: async (key, value) => {
      known.set(key, value)
      if (SESSIONS.test(key)) keep(isNonEmptyArray(value))
      if (keeping) write(key, value)
    },
    removeItem: async (key) => {
      known.delete(key)
      store.remove(PREFIX + key)
    },
    startAfresh: () => {
      for (const key of known.keys()) store.remove(PREFIX + key)
      known.clear()
      keeping = false
      isFresh = true
    },
  }
}
