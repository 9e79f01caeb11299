import * as E from 'fp-ts/Either'
import * as J from 'fp-ts/Json'
import type { KeyValueStore } from '../../../application/ports/storage.js'
import { readField } from '../../shared/safeRead.js'

/** What the SDK puts into the names of its records. */
export const STORAGE_PREFIX = 'portico'
const core = (name: string): string => `wc@2:core:0.3:${STORAGE_PREFIX}//${name}`
export const SESSIONS = `wc@2:client:0.3:${STORAGE_PREFIX}//session`
const KEYCHAIN = core('keychain')
/** What the SDK listened to. The sessions say that, and it would open a socket for it in every tab. */
export const SUBSCRIPTIONS = core('subscription')
const EXPIRATIONS = core('expirer')
/** By topic, the letters that came and went, each under its hash: no letter counts twice. */
export const LETTERS = core('messages')
/**
 * What a page needs beside its sessions to go on with them. Requests and their answers, links and proposals end with
 * the page.
 */
export const BESIDES: readonly string[] = [KEYCHAIN, LETTERS, core('messages_withoutClientAck')]
const SEED = 'client_ed25519_seed'
/** Where earlier releases kept everything, in plain text. */
export const FORMER_PREFIX = 'portico.relay/'

/** A session as the SDK wrote it, and the key of its letters. */
export interface StoredSession {
  readonly session: { readonly topic: string }
  readonly symKey: string
}

/** Each session is a record of its own, so that no tab overwrites one that another tab made. */
const SESSION_RECORD = 'session/'
export const isSessionRecord = (name: string): boolean => name.startsWith(SESSION_RECORD)
export const recordName = (topic: string): string => SESSION_RECORD + topic
export const topicIn = (name: string): string => name.slice(SESSION_RECORD.length)

const isSession = (value: unknown): value is StoredSession['session'] => typeof readField(value, 'topic') === 'string'

/** As far as the SDK takes it for granted. */
const asStoredSession = (session: unknown, symKey: unknown): readonly StoredSession[] =>
  isSession(session) && typeof symKey === 'string' ? [{ session, symKey }] : []

/** The sessions among records. */
export const storedSessionsIn = (records: ReadonlyMap<string, unknown>): readonly StoredSession[] =>
  [...records].flatMap(([name, value]) =>
    isSessionRecord(name) ? asStoredSession(readField(value, 'session'), readField(value, 'symKey')) : [],
  )

/** The sessions among what the SDK wrote. */
export const sessionsOfSdk = (written: ReadonlyMap<string, unknown>): readonly StoredSession[] => {
  const sessions = written.get(SESSIONS)
  return (Array.isArray(sessions) ? (sessions as readonly unknown[]) : []).flatMap((session) =>
    isSession(session) ? asStoredSession(session, readField(written.get(KEYCHAIN), session.topic)) : [],
  )
}

/** A relay that repeats itself does so soon. */
const MOST_HASHES = 500

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const KEPT: Readonly<Record<string, (value: unknown, topics: readonly string[]) => unknown>> = {
  /** It holds the keys of links, too. */
  [KEYCHAIN]: (keychain) => ({ [SEED]: readField(keychain, SEED) }),
  /** Who reads the keys later would read all that was ever signed (S-25): the hashes are enough for the SDK. */
  [LETTERS]: (letters, topics) =>
    Object.fromEntries(
      entriesOf(letters)
        .filter(([topic]) => topics.includes(topic))
        .map(([topic, byHash]) => [
          topic,
          Object.fromEntries(
            entriesOf(byHash)
              .slice(-MOST_HASHES)
              .map(([hash]) => [hash, '']),
          ),
        ]),
    ),
}

/** What of it is kept besides: as little as a page needs to go on. */
export const besidesOfSdk = (written: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> => {
  const topics = sessionsOfSdk(written).map(({ session }) => session.topic)
  return new Map(
    BESIDES.filter((name) => written.has(name)).map((name) => {
      const value = written.get(name)
      return [name, KEPT[name]?.(value, topics) ?? value]
    }),
  )
}

/** Whether an earlier release kept whole letters. */
export const hasLetters = (records: ReadonlyMap<string, unknown>): boolean =>
  entriesOf(records.get(LETTERS)).some(([, byHash]) => entriesOf(byHash).some(([, letter]) => letter !== ''))

/**
 * When each session ends, as the session itself says: the SDK writes it a second time only after it has answered to an
 * extension, and another tab may write what it was before.
 */
const expirations = (sessions: readonly StoredSession[]): readonly object[] =>
  sessions.flatMap(({ session }) => {
    const expiry = readField(session, 'expiry')
    return typeof expiry === 'number' ? [{ target: `topic:${session.topic}`, expiry }] : []
  })

/** What the SDK is to find: the reverse of the two above. */
export const sdkRecords = (
  sessions: readonly StoredSession[],
  besides: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, unknown> => {
  if (sessions.length === 0) return new Map()
  return new Map<string, unknown>([
    ...[...besides].filter(([name, value]) => BESIDES.includes(name) && value !== undefined),
    [SESSIONS, sessions.map(({ session }) => session)],
    [EXPIRATIONS, expirations(sessions)],
    [
      KEYCHAIN,
      {
        [SEED]: readField(besides.get(KEYCHAIN), SEED),
        ...Object.fromEntries(sessions.map(({ session, symKey }) => [session.topic, symKey])),
      },
    ],
  ])
}

/** What an earlier release kept, as the SDK wrote it (U-35). */
export const formerRecords = ({ read }: Pick<KeyValueStore, 'read'>): ReadonlyMap<string, unknown> =>
  new Map(
    [SESSIONS, ...BESIDES].flatMap((name): readonly (readonly [string, unknown])[] => {
      const text = read(FORMER_PREFIX + name)
      const value = text === null ? undefined : J.parse(text)
      return value !== undefined && E.isRight(value) ? [[name, value.right]] : []
    }),
  )
