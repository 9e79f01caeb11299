import * as t from 'io-ts'
import type { AccountMemory, KeyValueStore } from '../../application/ports/storage.js'
import { type ConnectorKey, isSameConnector } from '../../domain/connect/connection.js'
import { validEntries } from '../http/codecs/combinators.js'
import { readRecord } from '../shared/safeRead.js'
import { hash, hashAccount, type Hashing, newSalt } from './accountHash.js'
import { chainNamespace, connectorId } from './connectionMemory.js'

const Entry = t.strict({ namespace: chainNamespace, connectorId, salt: hash, accounts: validEntries(hash) })
type Entry = t.TypeOf<typeof Entry>

const AccountsRecord = t.strict({ version: t.literal(1), wallets: validEntries(Entry) })

const KEY = 'accounts'
const VERSION = 1
/** The limit of remembered wallets, and a generous number of accounts each. */
const MAX_ENTRIES = 20
const MAX_ACCOUNTS = 20

/**
 * Stores hashes of accounts in a `KeyValueStore`, with one salt per wallet: they reveal no address, but a reader can
 * test whether a known address was connected (S-25). Stores nothing if the page cannot hash.
 */
export const makeStoredAccountMemory = (store: KeyValueStore, hashing: Hashing): AccountMemory => {
  const read = (): readonly Entry[] => readRecord(store, KEY, AccountsRecord)?.wallets ?? []
  const find = (key: ConnectorKey): Entry | undefined => read().find((entry) => isSameConnector(entry, key))
  const write = (key: ConnectorKey, entry: Entry | undefined): void => {
    const others = read().filter((each) => !isSameConnector(each, key))
    const wallets = [...(entry === undefined ? [] : [entry]), ...others].slice(0, MAX_ENTRIES)
    if (wallets.length === 0) store.remove(KEY)
    else store.write(KEY, JSON.stringify({ version: VERSION, wallets }))
  }
  const hashes = async (salt: string, accounts: readonly string[]): Promise<readonly string[]> => {
    const all = await Promise.all(accounts.slice(0, MAX_ACCOUNTS).map((each) => hashAccount(hashing, salt, each)))
    return all.filter((each) => each !== undefined)
  }
  /** Detects that a newer call overtook a slow hash, whose result is then discarded. */
  const latest = new Map<string, object>()
  const begin = ({ namespace: chain, connectorId: id }: ConnectorKey): (() => boolean) => {
    const [name, turn] = [`${chain} ${id}`, {}]
    latest.set(name, turn)
    return () => latest.get(name) === turn
  }
  return {
    recognises: async (key, account) => {
      const entry = find(key)
      const now = entry && (await hashAccount(hashing, entry.salt, account))
      return now === undefined || entry?.accounts.includes(now) === true
    },
    remember: async ({ namespace: chain, connectorId: id }, accounts) => {
      const key = { namespace: chain, connectorId: id }
      const isLatest = begin(key)
      const salt = find(key)?.salt ?? newSalt(hashing)
      const now = await hashes(salt, accounts)
      if (now.length === 0 || !isLatest()) return
      const before = find(key)
      const earlier = before?.salt === salt ? before.accounts : []
      write(key, { ...key, salt, accounts: [...new Set([...now, ...earlier])].slice(0, MAX_ACCOUNTS) })
    },
    forget: (key) => {
      begin(key)
      if (find(key) !== undefined) write(key, undefined)
    },
  }
}
