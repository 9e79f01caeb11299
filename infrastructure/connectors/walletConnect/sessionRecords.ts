import { promisifyRequest } from 'idb-keyval'
import { makeRecordDatabase, type RecordDatabase } from './recordDatabase.js'

/** APIs that store and encrypt records. Either may be missing, or throw on access. */
export interface RecordsPage {
  readonly indexedDB?: IDBFactory
  readonly crypto?: Crypto
}

/** Changes of one transaction, by record name. */
interface RecordChanges {
  readonly added: ReadonlyMap<string, unknown>
  /** Written only if the record still exists: another tab may have removed it. */
  readonly updated: ReadonlyMap<string, unknown>
  readonly removed: readonly string[]
  /** Written only while a session exists. */
  readonly besides: ReadonlyMap<string, unknown>
}

/**
 * Records in IndexedDB, encrypted with a non-extractable key (S-25). A write is one transaction and leaves other tabs'
 * records unchanged; removing the last session deletes everything, including the key. After a failure, this page
 * neither reads nor writes. Never rejects.
 */
export interface SessionRecords {
  /** By name; `undefined` for unreadable records. Resolves with `undefined` if storage is unavailable. */
  readonly read: () => Promise<ReadonlyMap<string, unknown> | undefined>
  /** Whether the changes were written. */
  readonly write: (changes: RecordChanges) => Promise<boolean>
}

const KEY = 'key'
/** Another tab may end the last session, and delete the key, between the steps of a write. */
const MAX_ATTEMPTS = 3

interface NamedKey {
  /** Identifies the key; `CryptoKey`s cannot be compared. */
  readonly id: string
  readonly key: CryptoKey
}
interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

/** Typed by the database's schema. A script may have written other values, so decrypting may fail. */
const keyIn = (keys: IDBObjectStore): Promise<NamedKey | undefined> =>
  promisifyRequest<NamedKey | undefined>(keys.get(KEY))
const namesIn = async (records: IDBObjectStore): Promise<readonly string[]> =>
  (await promisifyRequest(records.getAllKeys())).map(String)

/** Binds a record to its name, so that records cannot be swapped. */
const cipher = (name: string, iv: BufferSource): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
})
const seal = async (crypto: Crypto, { key }: NamedKey, name: string, value: unknown): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  return {
    iv,
    bytes: await crypto.subtle.encrypt(cipher(name, iv), key, new TextEncoder().encode(JSON.stringify(value))),
  }
}
const unseal = async (crypto: Crypto, { key }: NamedKey, name: string, { iv, bytes }: Sealed): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(cipher(name, iv), key, bytes)))

const readAll = async (database: RecordDatabase, crypto: Crypto): Promise<ReadonlyMap<string, unknown>> => {
  const found = await database.read(({ keys, records }) =>
    Promise.all([keyIn(keys), namesIn(records), promisifyRequest<Sealed[]>(records.getAll())]),
  )
  if (found === undefined) return new Map()
  const [key, names, sealed] = found
  const open = async (name: string, index: number): Promise<readonly [string, unknown]> => {
    const record = sealed[index]
    if (key === undefined || record === undefined) return [name, undefined]
    return [name, await unseal(crypto, key, name, record).catch(() => undefined)]
  }
  return new Map(await Promise.all(names.map(open)))
}

/** The existing key, or a new one. */
const ensureKey = async (database: RecordDatabase, crypto: Crypto): Promise<NamedKey> => {
  const known = await database.read(({ keys }) => keyIn(keys))
  if (known !== undefined) return known
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const made = { id: crypto.randomUUID(), key }
  return database.write(async ({ keys }) => {
    const kept = await keyIn(keys)
    if (kept === undefined) keys.put(made, KEY)
    return kept ?? made
  })
}

const makeWrite = (database: RecordDatabase, crypto: Crypto, isSession: (name: string) => boolean) => {
  const sealAll = (key: NamedKey, values: ReadonlyMap<string, unknown>) =>
    Promise.all([...values].map(async ([name, value]) => [name, await seal(crypto, key, name, value)] as const))

  /** Whether the key still existed. */
  const attempt = async ({ added, updated, removed, besides }: RecordChanges): Promise<boolean> => {
    const key = await ensureKey(database, crypto)
    const [toAdd, toUpdate, toKeep] = await Promise.all([added, updated, besides].map((each) => sealAll(key, each)))
    return database.write(async ({ keys, records }) => {
      if ((await keyIn(keys))?.id !== key.id) return false
      const names = new Set(await namesIn(records))
      for (const name of removed) if (names.delete(name)) records.delete(name)
      const put = ([name, sealed]: readonly [string, Sealed]): void => {
        names.add(name)
        records.put(sealed, name)
      }
      toUpdate?.filter(([name]) => names.has(name)).forEach(put)
      toAdd?.forEach(put)
      if ([...names].some(isSession)) toKeep?.forEach(put)
      else for (const store of [keys, records]) store.clear()
      return true
    })
  }
  return async (changes: RecordChanges): Promise<boolean> => {
    for (let times = 0; times < MAX_ATTEMPTS; times += 1) if (await attempt(changes)) return true
    return false
  }
}

/** Records under a site-specific name; `isSession` selects the records whose last removal deletes all. */
export const makeSessionRecords = (
  page: RecordsPage,
  isSession: (name: string) => boolean,
  storageKey = 'portico',
): SessionRecords => {
  let broken = false
  const guarded = async <A>(work: (database: RecordDatabase, crypto: Crypto) => Promise<A>): Promise<A | undefined> => {
    try {
      const { indexedDB, crypto } = page
      // `subtle` is absent on pages without https.
      if (broken || indexedDB === undefined || crypto?.subtle === undefined) return undefined
      return await work(makeRecordDatabase(indexedDB, `${storageKey}.relay`), crypto)
    } catch {
      broken = true
      return undefined
    }
  }
  return {
    read: () => guarded(readAll),
    write: async (changes) =>
      (await guarded((database, crypto) => makeWrite(database, crypto, isSession)(changes))) === true,
  }
}
