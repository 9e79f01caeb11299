import * as t from 'io-ts'
import type { AccountMemory, KeyValueStore } from '../../application/ports/storage.js'
import { type ConnectorKey, isSameConnector } from '../../domain/connect/connector.js'
import { stringMatching, validEntries } from '../http/codecs/combinators.js'
import { toHex } from '../shared/hexBytes.js'
import { readRecord } from '../shared/safeRead.js'
import { chainNamespace, connectorId } from './connectionMemory.js'

/** A hash or a salt: 16 bytes, kept as hexadecimal digits. */
const HASH_BYTES = 16
const hash = stringMatching(/^[0-9a-f]{32}$/)
const Entry = t.strict({ namespace: chainNamespace, connectorId, salt: hash, accounts: validEntries(hash) })
type Entry = t.TypeOf<typeof Entry>

const AccountsRecord = t.strict({ version: t.literal(1), wallets: validEntries(Entry) })

const KEY = 'accounts'
const VERSION = 1
/** As many wallets as are remembered, and of each as many accounts as a visitor uses. */
const MAX_ENTRIES = 20
const MAX_ACCOUNTS = 20

/** The part of `Crypto` that is used; a page that is not secure (plain http) has no `subtle`. */
export interface Hashing {
  readonly subtle?: Pick<SubtleCrypto, 'digest'>
  readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array
}

/**
 * Keeps hashes of accounts in a `KeyValueStore`, each wallet's under a salt of its own: who reads the storage learns
 * no address, but can tell whether an address that they know was connected (S-25). Where the page cannot hash, nothing
 * is kept.
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
  const hashes = (salt: string, accounts: readonly string[]): Promise<readonly string[]> | undefined => {
    // Letters of an EVM address are large or small as its checksum has it; every other address is itself.
    const spelt = (account: string): string => (account.startsWith('0x') ? account.toLowerCase() : account)
    const { subtle } = hashing
    if (subtle === undefined) return undefined
    const hashOf = async (account: string): Promise<string> => {
      const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${spelt(account)}`))
      return toHex(new Uint8Array(digest, 0, HASH_BYTES))
    }
    return Promise.all(accounts.slice(0, MAX_ACCOUNTS).map(hashOf))
  }
  /** What is hashed late must not undo what came after it. */
  const latest = new Map<string, object>()
  const begin = ({ namespace: chain, connectorId: id }: ConnectorKey): (() => boolean) => {
    const [name, turn] = [`${chain} ${id}`, {}]
    latest.set(name, turn)
    return () => latest.get(name) === turn
  }
  return {
    recognises: async (key, account) => {
      const entry = find(key)
      const now = entry && (await hashes(entry.salt, [account]))
      return now === undefined || now.some((each) => entry?.accounts.includes(each))
    },
    remember: async ({ namespace: chain, connectorId: id }, accounts) => {
      const key = { namespace: chain, connectorId: id }
      const isLatest = begin(key)
      const salt = find(key)?.salt ?? toHex(hashing.getRandomValues(new Uint8Array(HASH_BYTES)))
      const now = await hashes(salt, accounts)
      if (now === undefined || !isLatest()) return
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
