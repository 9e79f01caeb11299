import { promisifyRequest } from 'idb-keyval'

const RECORDS = 'records'
const KEYS = 'keys'
/** A database answers within milliseconds; one that hangs counts as none, so that pairing goes on without it. */
const DEADLINE_MS = 3_000

interface RecordStores {
  readonly keys: IDBObjectStore
  readonly records: IDBObjectStore
}

/** Transactions on a database of the page, each over within 3 s in which the page is awake. */
export interface RecordDatabase {
  /** `undefined` where there is no database, and none is made by asking. */
  readonly read: <A>(act: (stores: RecordStores) => Promise<A>) => Promise<A | undefined>
  /** All of it is done, or nothing. */
  readonly write: <A>(act: (stores: RecordStores) => Promise<A>) => Promise<A>
}

const within = async <A>(work: (signal: AbortSignal) => Promise<A>): Promise<A> => {
  const late = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    const wait = (): void => {
      const began = Date.now()
      timer = setTimeout(() => {
        // A page that slept finds its deadline passed when it wakes up, which says nothing of the database.
        if (Date.now() - began > 2 * DEADLINE_MS) return wait()
        late.abort()
        reject(new DOMException('The database does not answer.', 'TimeoutError'))
      }, DEADLINE_MS)
    }
    wait()
  })
  return Promise.race([work(late.signal), deadline]).finally(() => clearTimeout(timer))
}

/** Resolves to nothing instead of making a database, where `create` is not set. */
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
 * A database that is opened for each transaction, and closed after it: a connection that stays would hold up whoever
 * deletes it, and break when the browser does.
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
