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

/** Written and removed at once, so that other tabs look what became of the sessions (U-33); it says nothing itself. */
export const SESSIONS_CHANGED = 'relay'

/** What other tabs did to the sessions since this one looked last. */
export interface SessionsElsewhere {
  readonly begun: readonly StoredSession[]
  /** Their topics. */
  readonly ended: readonly string[]
}

/** What the SDK asks of a storage. */
export interface SdkStorage {
  readonly getKeys: () => Promise<string[]>
  readonly getEntries: <T = unknown>() => Promise<[string, T][]>
  readonly getItem: <T = unknown>(key: string) => Promise<T | undefined>
  readonly setItem: (key: string, value: unknown) => Promise<void>
  readonly removeItem: (key: string) => Promise<void>
  /** Nothing of an earlier visit is of use: from now on it is as if there had been none. */
  readonly startAfresh: () => Promise<void>
  readonly elsewhere: () => Promise<SessionsElsewhere>
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>()

/**
 * Keeps sessions for the next visit, and for this page alone whatever else the SDK writes: a visitor who only looked at
 * a code, or has disconnected, leaves no key behind (S-25). `store` is where earlier releases kept all of it: a session
 * that is found there is taken over, and nothing stays (U-35).
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
  /** The sessions that are kept, as texts by the names of their records: as this tab read or wrote them last. */
  const kept = new Map<string, string>()
  /** Those that another tab made and the SDK of this one is about to take over: it has not ended them. */
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
  /** One after the other, so that an older value never comes last. */
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
    // The SDK says of what type the values are; it wrote them.
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
      // Who hears of a session finds it in any tab.
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
