const requested = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('It failed.'))
  })

const bytesIn = (value: unknown): string => {
  if (value instanceof ArrayBuffer) return Buffer.from(value).toString('latin1')
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('latin1')
  return typeof value === 'object' && value !== null ? Object.values(value).map(bytesIn).join('\n') : String(value)
}

/** The content of all databases: every record with its name as text, bytes as characters, and the keys separately. */
export const databaseText = async (
  factory: IDBFactory | undefined,
): Promise<{ readonly text: string; readonly keys: readonly CryptoKey[] }> => {
  const texts: string[] = []
  const keys: CryptoKey[] = []
  for (const { name = '' } of (await factory?.databases()) ?? []) {
    if (factory === undefined) continue
    const database = await requested(factory.open(name))
    for (const each of database.objectStoreNames) {
      const store = database.transaction(each).objectStore(each)
      const [names, values] = await Promise.all([requested(store.getAllKeys()), requested(store.getAll())])
      for (const value of values as readonly unknown[]) {
        const key = typeof value === 'object' && value !== null && 'key' in value ? value.key : undefined
        if (key instanceof CryptoKey) keys.push(key)
        texts.push(bytesIn(value))
      }
      texts.push(...names.map(String))
    }
    database.close()
  }
  return { text: texts.join('\n'), keys }
}
