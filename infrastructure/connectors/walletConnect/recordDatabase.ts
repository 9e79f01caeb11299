import { promisifyRequest } from 'idb-keyval'

const RECORDS = 'records'
const KEYS = 'keys'
/** A database answers within milliseconds; one that hangs counts as missing, so that pairing continues without it. */
const DEADLINE_MS = 3_000

interface RecordStores {
  readonly keys: IDBObjectStore
  readonly records: IDBObjectStore
}

/** Transactions on an IndexedDB database, each with a deadline of 3 s while the page is awake. */
export interface RecordDatabase {
  /** `undefined` if there is no database; reading does not create one. */
  readonly read: <A>(act: (stores: RecordStores) => Promise<A>) => Promise<A | undefined>
  /** Atomic. */
  readonly write: <A>(act: (stores: RecordStores) => Promise<A>) => Promise<A>
}

const within = async <A>(work: (signal: AbortSignal) => Promise<A>): Promise<A> => {
  const late = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    const wait = (): void => {
      const began = Date.now()
      timer = setTimeout(() => {
        // After the page slept, a passed deadline says nothing about the database: waits again.
        if (Date.now() - began > 2 * DEADLINE_MS) return wait()
        late.abort()
        reject(new DOMException('The database does not answer.', 'TimeoutError'))
      }, DEADLINE_MS)
    }
    wait()
  })
  return Promise.race([work(late.signal), deadline]).finally(() => clearTimeout(timer))
}

/** Without `create`, resolves with `undefined` instead of creating a database. */
const open = async (factory: IDBFactory, name: string, create: boolean): Promise<IDBDatabase | undefined> => {
  const request = factory.open(name, 1)
  let isMissing = false
  request.onupgradeneeded = () => {
    isMissing = !create
    if (isMissing) return request.transaction?.abort()
    request.result.createObjectStore(KEYS)
    request.result.createObjectStore(RECORDS)
  }
  return promisifyRequest(request).catch((cause: unknown) => {
    if (isMissing) return undefined
    throw cause
  })
}

/**
 * Opens the database for each transaction and closes it afterwards: an open connection would block its deletion, and
 * break when the browser deletes it.
 */
export const makeRecordDatabase = (factory: IDBFactory, name: string): RecordDatabase => {
  const run = <A>(mode: IDBTransactionMode, act: (stores: RecordStores) => Promise<A>): Promise<A | undefined> =>
    within(async (late) => {
      const database = await open(factory, name, mode === 'readwrite')
      if (database === undefined) return undefined
      database.onversionchange = () => database.close()
      try {
        late.throwIfAborted()
        const transaction = database.transaction([KEYS, RECORDS], mode)
        const done = promisifyRequest(transaction)
        const acted = act({ keys: transaction.objectStore(KEYS), records: transaction.objectStore(RECORDS) })
        const [result] = await Promise.all([acted, done])
        return result
      } finally {
        database.close()
      }
    })
  return { read: (act) => run('readonly', act), write: (act) => run('readwrite', act) as Promise<never> }
}
