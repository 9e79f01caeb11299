/* Capabilities of a page script with the records of its database. Runs in the page: see keptSecrets.ts. */

const DATABASE = 'portico.relay'

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

const requested = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('It failed.'))
  })

/** Bytes as characters, in base64 and in hex. */
const written = (bytes: Uint8Array): string => {
  const characters = [...bytes].map((byte) => String.fromCharCode(byte)).join('')
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [characters, btoa(characters), digits].join('\n')
}
const textOf = (value: unknown): string => {
  if (value instanceof ArrayBuffer) return written(new Uint8Array(value))
  if (value instanceof Uint8Array) return written(value)
  return typeof value === 'object' && value !== null ? Object.values(value).map(textOf).join('\n') : String(value)
}

/** The whole content of the page's storage. */
export const storedText = async (): Promise<string> => {
  const texts = [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage).flat())
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await requested(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const records = database.transaction(store).objectStore(store)
      const [names, values] = await Promise.all([requested(records.getAllKeys()), requested(records.getAll())])
      texts.push(...names.map(String), ...(values as readonly unknown[]).map(textOf))
    }
    database.close()
  }
  return texts.join('\n')
}

const cipher = (name: string, iv: BufferSource) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
})

const withDatabase = async <A>(act: (database: IDBDatabase, key: CryptoKey) => Promise<A>): Promise<A> => {
  const database = await requested(indexedDB.open(DATABASE))
  try {
    const kept: unknown = await requested(database.transaction('keys').objectStore('keys').get('key'))
    return await act(database, (kept as { readonly key: CryptoKey }).key)
  } finally {
    database.close()
  }
}

export const readRecords = (): Promise<Readonly<Record<string, unknown>>> =>
  withDatabase(async (database, key) => {
    const records = database.transaction('records').objectStore('records')
    const [names, values] = await Promise.all([requested(records.getAllKeys()), requested(records.getAll())])
    const clear = (values as readonly Sealed[]).map(
      async ({ iv, bytes }, index): Promise<readonly [string, unknown]> => {
        const name = String(names[index])
        const plain = await crypto.subtle.decrypt(cipher(name, iv), key, bytes)
        return [name, JSON.parse(new TextDecoder().decode(plain))]
      },
    )
    return Object.fromEntries(await Promise.all(clear))
  })

const nameOfSession = async (database: IDBDatabase): Promise<string> => {
  const names = await requested(database.transaction('records').objectStore('records').getAllKeys())
  return String(names.find((name) => String(name).startsWith('session/')))
}

/** Replaces the stored session by another one, or deletes it. */
export const rewriteSession = (session: object | null): Promise<unknown> =>
  withDatabase(async (database, key) => {
    const name = await nameOfSession(database)
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const plain = new TextEncoder().encode(JSON.stringify({ session, symKey: '00' }))
    const bytes = await crypto.subtle.encrypt(cipher(name, iv), key, plain)
    const records = database.transaction('records', 'readwrite').objectStore('records')
    return session === null ? requested(records.delete(name)) : requested(records.put({ iv, bytes }, name))
  })

/** Makes the record of the session undecryptable. */
export const spoilSession = (): Promise<unknown> =>
  withDatabase(async (database) => {
    const name = await nameOfSession(database)
    const records = database.transaction('records', 'readwrite').objectStore('records')
    return requested(records.put({ iv: new Uint8Array(12), bytes: new ArrayBuffer(64) }, name))
  })

/** The result of exporting the key's bytes. */
export const exportKey = (): Promise<string> =>
  withDatabase((_, key) =>
    crypto.subtle.exportKey('raw', key).then(
      () => 'exported',
      (cause: unknown) => (cause instanceof DOMException ? cause.name : 'refused'),
    ),
  )

/** Stores everything where releases before the database kept it, readable, and deletes the database. */
export const goBackToFormerRelease = async (): Promise<void> => {
  const kept = await readRecords()
  const put = (name: string, value: unknown): void =>
    localStorage.setItem(`portico.portico.relay/${name}`, JSON.stringify(value))
  const sessions = Object.entries(kept)
    .filter(([name]) => name.startsWith('session/'))
    .map(([, value]) => value as { readonly session: { readonly topic: string }; readonly symKey: string })
  const keychain = 'wc@2:core:0.3:portico//keychain'
  for (const [name, value] of Object.entries(kept)) if (name.startsWith('wc@')) put(name, value)
  const keys = Object.fromEntries(sessions.map(({ session, symKey }) => [session.topic, symKey]))
  put(keychain, { ...(kept[keychain] as object), ...keys })
  put(
    'wc@2:client:0.3:portico//session',
    sessions.map(({ session }) => session),
  )
  for (const name of ['core:0.3:portico//history', 'core:0.3:portico//pairing', 'core:0.1:portico//event-client'])
    put(`wc@2:${name}`, [])
  put('wc@2:client:0.3:portico//proposal', [])
  await requested(indexedDB.deleteDatabase(DATABASE))
}

/** Waits until it is deleted. */
export const deleteDatabase = async (): Promise<void> => {
  await requested(indexedDB.deleteDatabase(DATABASE))
}
