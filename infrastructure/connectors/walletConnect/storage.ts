import type { KeyValueStore } from '../../../application/ports/storage.js'
import type { SessionRecords } from './sessionRecords.js'
import {
  besidesOfSdk,
  BESIDES,
  FORMER_PREFIX,
  formerRecords,
  hasLetters,
  LETTERS,
  recordName,
  sdkRecords,
  SESSIONS,
  SUBSCRIPTIONS,
  sessionsOfSdk,
  type StoredSession,
  storedSessionsIn,
  isSessionRecord,
  topicIn,
} from './storedSessions.js'

/** Written and removed at once: the storage event makes other tabs reread the sessions (U-33). The value is empty. */
export const SESSIONS_CHANGED = 'relay'

/** Changes by other tabs since the last check. */
export interface SessionsElsewhere {
  readonly begun: readonly StoredSession[]
  /** Topics of ended sessions. */
  readonly ended: readonly string[]
}

/** The storage interface of the SDK. */
export interface SdkStorage {
  readonly getKeys: () => Promise<string[]>
  readonly getEntries: <T = unknown>() => Promise<[string, T][]>
  readonly getItem: <T = unknown>(key: string) => Promise<T | undefined>
  readonly setItem: (key: string, value: unknown) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
  /** Discards all data of earlier visits. */
  readonly startAfresh: () => Promise<void>
  readonly elsewhere: () => Promise<SessionsElsewhere>
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>()

/**
 * Stores sessions for later visits; keeps other SDK data in memory: a visitor who only saw a QR code, or disconnected,
 * leaves no key behind (S-25). `store` is where earlier releases kept everything: sessions found there are migrated,
 * and the rest is removed (U-35).
 */
export const makeSdkStorage = ({
  records,
  store,
}: {
  readonly records: SessionRecords
  readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>
}): SdkStorage => {
  const known = new Map<string, unknown>()
  const changed = new Set<string>()
  /** Stored sessions as JSON by record name, as this tab last read or wrote them. */
  const kept = new Map<string, string>()
  /** Sessions of other tabs that the SDK is about to take over: their absence does not mean that they ended. */
  const arriving = new Map<string, string>()
  let writing = Promise.resolve()
  let loading: Promise<void> | undefined

  const keep = async (): Promise<void> => {
    const since = new Set(changed)
    changed.clear()
    if (since.size === 0) return
    const sessions = new Map(sessionsOfSdk(known).map((each) => [recordName(each.session.topic), each]))
    for (const [name, text] of arriving) {
      if (!sessions.has(name)) continue
      kept.set(name, text)
      arriving.delete(name)
    }
    const removed = [...kept.keys()].filter((name) => !sessions.has(name))
    if (sessions.size + removed.length === 0) return
    const differing = [...sessions].filter(([name, each]) => kept.get(name) !== JSON.stringify(each))
    const added = new Map(differing.filter(([name]) => !kept.has(name)))
    const updated = new Map(differing.filter(([name]) => kept.has(name)))
    for (const name of removed) kept.delete(name)
    for (const [name, each] of sessions) kept.set(name, JSON.stringify(each))
    const besides = [...besidesOfSdk(known)].filter(([name]) => added.size > 0 || since.has(name))
    const isDone = await records.write({ added, updated, removed, besides: new Map(besides) })
    if (!isDone || added.size + removed.length === 0) return
    store.write(SESSIONS_CHANGED, '')
    store.remove(SESSIONS_CHANGED)
  }
  /** Serialized, so that an older value is never written last. */
  const keepInTurn = (key: string): Promise<void> => {
    changed.add(key)
    writing = writing.then(keep)
    return writing
  }
  const load = async (): Promise<void> => {
    const read = (await records.read()) ?? NONE
    const sessions = storedSessionsIn(read)
    for (const each of sessions) kept.set(recordName(each.session.topic), JSON.stringify(each))
    const unreadable = [...read].filter(([name, value]) =>
      isSessionRecord(name) ? !kept.has(name) : value === undefined,
    )
    if (unreadable.length > 0)
      await records.write({ added: NONE, updated: NONE, besides: NONE, removed: unreadable.map(([name]) => name) })
    const former = formerRecords(store)
    const found = sessions.length > 0 ? sdkRecords(sessions, read) : sdkRecords(sessionsOfSdk(former), former)
    for (const [name, value] of found) known.set(name, value)
    if (hasLetters(known)) changed.add(LETTERS)
    await keepInTurn(SESSIONS)
  }
  const ready = (): Promise<void> => (loading ??= load())

  return {
    getKeys: async () => {
      await ready()
      return [...known.keys()]
    },
    // Cast is safe: the SDK reads values that it wrote itself.
    getEntries: async <T>() => {
      await ready()
      return [...known] as [string, T][]
    },
    getItem: async <T>(key: string) => {
      await ready()
      store.remove(FORMER_PREFIX + key)
      return known.get(key) as T | undefined
    },
    setItem: async (key, value) => {
      await ready()
      store.remove(FORMER_PREFIX + key)
      if (key === SUBSCRIPTIONS) return
      known.set(key, value)
      if (BESIDES.includes(key)) void keepInTurn(key)
      // Awaited, so that other tabs find a session as soon as it is known here.
      if (key === SESSIONS) await keepInTurn(key)
    },
    removeItem: async (key) => {
      await ready()
      known.delete(key)
    },
    startAfresh: async () => {
      await ready()
      known.clear()
      await keepInTurn(SESSIONS)
    },
    elsewhere: async () => {
      await ready()
      await writing
      const read = await records.read()
      if (read === undefined) return { begun: [], ended: [] }
      const isNew = (name: string): boolean => !kept.has(name) && !arriving.has(name)
      const begun = storedSessionsIn(read).filter(({ session }) => isNew(recordName(session.topic)))
      const ended = [...kept.keys()].filter((name) => !read.has(name)).map(topicIn)
      for (const each of begun) arriving.set(recordName(each.session.topic), JSON.stringify(each))
      return { begun, ended }
    },
  }
}
