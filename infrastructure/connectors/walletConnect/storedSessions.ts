import * as E from 'fp-ts/Either'
import * as J from 'fp-ts/Json'
import type { KeyValueStore } from '../../../application/ports/storage.js'
import { readField } from '../../shared/safeRead.js'

/** Prefix of the SDK's record names. */
export const STORAGE_PREFIX = 'portico'
const core = (name: string): string => `wc@2:core:0.3:${STORAGE_PREFIX}//${name}`
export const SESSIONS = `wc@2:client:0.3:${STORAGE_PREFIX}//session`
const KEYCHAIN = core('keychain')
/** The SDK's subscriptions. Not stored: sessions imply them, and the SDK would open a socket in every tab. */
export const SUBSCRIPTIONS = core('subscription')
const EXPIRATIONS = core('expirer')
/** Messages by topic and hash, so that none is processed twice. */
export const LETTERS = core('messages')
/** Records that a page needs besides its sessions. Requests, answers, links and proposals are not stored. */
export const BESIDES: readonly string[] = [KEYCHAIN, LETTERS, core('messages_withoutClientAck')]
const SEED = 'client_ed25519_seed'
/** Prefix of the plain-text records of earlier releases. */
export const FORMER_PREFIX = 'portico.relay/'

/** A session as written by the SDK, with its symmetric key. */
export interface StoredSession {
  readonly session: { readonly topic: string }
  readonly symKey: string
}

/** One record per session, so that tabs do not overwrite each other's sessions. */
const SESSION_RECORD = 'session/'
export const isSessionRecord = (name: string): boolean => name.startsWith(SESSION_RECORD)
export const recordName = (topic: string): string => SESSION_RECORD + topic
export const topicIn = (name: string): string => name.slice(SESSION_RECORD.length)

const isSession = (value: unknown): value is StoredSession['session'] => typeof readField(value, 'topic') === 'string'

/** Validates only what the SDK relies on. */
const asStoredSession = (session: unknown, symKey: unknown): readonly StoredSession[] =>
  isSession(session) && typeof symKey === 'string' ? [{ session, symKey }] : []

/** Sessions among stored records. */
export const storedSessionsIn = (records: ReadonlyMap<string, unknown>): readonly StoredSession[] =>
  [...records].flatMap(([name, value]) =>
    isSessionRecord(name) ? asStoredSession(readField(value, 'session'), readField(value, 'symKey')) : [],
  )

/** Sessions among the SDK's records. */
export const sessionsOfSdk = (written: ReadonlyMap<string, unknown>): readonly StoredSession[] => {
  const sessions = written.get(SESSIONS)
  return (Array.isArray(sessions) ? (sessions as readonly unknown[]) : []).flatMap((session) =>
    isSession(session) ? asStoredSession(session, readField(written.get(KEYCHAIN), session.topic)) : [],
  )
}

/** Relays repeat messages only shortly after the first delivery. */
const MOST_HASHES = 500

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

const KEPT: Readonly<Record<string, (value: unknown, topics: readonly string[]) => unknown>> = {
  /** Drops the keys of links from the keychain. */
  [KEYCHAIN]: (keychain) => ({ [SEED]: readField(keychain, SEED) }),
  /** Keeps hashes only: with the keys, stored messages would reveal all signing requests (S-25). */
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

/** The minimal other records to store. */
export const besidesOfSdk = (written: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> => {
  const topics = sessionsOfSdk(written).map(({ session }) => session.topic)
  return new Map(
    BESIDES.filter((name) => written.has(name)).map((name) => {
      const value = written.get(name)
      return [name, KEPT[name]?.(value, topics) ?? value]
    }),
  )
}

/** Whether an earlier release stored full messages. */
export const hasLetters = (records: ReadonlyMap<string, unknown>): boolean =>
  entriesOf(records.get(LETTERS)).some(([, byHash]) => entriesOf(byHash).some(([, letter]) => letter !== ''))

/**
 * Expiry of each session, as the session states it: the SDK writes its own record later after an extension, and another
 * tab may write an older value.
 */
const expirations = (sessions: readonly StoredSession[]): readonly object[] =>
  sessions.flatMap(({ session }) => {
    const expiry = readField(session, 'expiry')
    return typeof expiry === 'number' ? [{ target: `topic:${session.topic}`, expiry }] : []
  })

/** Records for the SDK: the inverse of `sessionsOfSdk` and `besidesOfSdk`. */
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

/** Records of earlier releases, in the SDK's format (U-35). */
export const formerRecords = ({ read }: Pick<KeyValueStore, 'read'>): ReadonlyMap<string, unknown> =>
  new Map(
    [SESSIONS, ...BESIDES].flatMap((name): readonly (readonly [string, unknown])[] => {
      const text = read(FORMER_PREFIX + name)
      const value = text === null ? undefined : J.parse(text)
      return value !== undefined && E.isRight(value) ? [[name, value.right]] : []
    }),
  )
