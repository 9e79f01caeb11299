import { assert } from 'chai'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import sinon from 'sinon'
import {
  makeSessionRecords,
  type RecordsPage,
} from '../../../infrastructure/connectors/walletConnect/sessionRecords.js'
import { databaseText } from '../../support/databaseText.js'

const isSession = (name: string): boolean => name.startsWith('session/')
const NONE = new Map<string, never>()
const SESSION = new Map([['session/a', { secret: 'of a' }]])
const adding = { added: SESSION, updated: NONE, removed: [], besides: NONE }

const aPage = (): { readonly indexedDB: IDBFactory; readonly crypto: Crypto } => ({
  indexedDB: new IDBFactory(),
  crypto,
})
const opened = (factory: IDBFactory, version?: number): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = factory.open('portico.relay', version)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('It failed.'))
  })
/** Writes to the store as a script of the page could. */
const put = async (factory: IDBFactory, store: string, name: string, value: unknown): Promise<void> => {
  const database = await opened(factory)
  const transaction = database.transaction(store, 'readwrite')
  transaction.objectStore(store).put(value, name)
  await new Promise((resolve) => (transaction.oncomplete = resolve))
  database.close()
}

describe('encrypted records of a page', () => {
  it('are readable in every tab of the page, and not without the key [S-25]', async () => {
    const page = aPage()
    assert.isTrue(await makeSessionRecords(page, isSession).write(adding))
    assert.deepEqual(await makeSessionRecords(page, isSession).read(), SESSION)
    assert.notInclude((await databaseText(page.indexedDB)).text, 'of a')
  })

  it('cannot be swapped: a record decrypts under its own name only', async () => {
    const page = aPage()
    const records = makeSessionRecords(page, isSession)
    await records.write({ ...adding, added: new Map<string, unknown>([...SESSION, ['session/b', 1]]) })
    const database = await opened(page.indexedDB)
    const request = database.transaction('records').objectStore('records').get('session/b')
    await new Promise((resolve) => (request.onsuccess = resolve))
    database.close()
    await put(page.indexedDB, 'records', 'session/a', request.result)
    assert.deepEqual(
      [...((await records.read()) ?? [])],
      [
        ['session/a', undefined],
        ['session/b', 1],
      ],
    )
  })

  for (const [what, spoil] of [
    ['a record is no record', (factory: IDBFactory) => put(factory, 'records', 'session/a', 'x')],
    ['the key is no key', (factory: IDBFactory) => put(factory, 'keys', 'key', 'x')],
    [
      'the key is another one',
      async (factory: IDBFactory) =>
        put(factory, 'keys', 'key', {
          id: 'x',
          key: await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
        }),
    ],
  ] as const)
    it(`are empty if ${what}, and can be removed then, including the key [U-35]`, async () => {
      const page = aPage()
      await makeSessionRecords(page, isSession).write(adding)
      await spoil(page.indexedDB)
      const records = makeSessionRecords(page, isSession)
      assert.deepEqual([...((await records.read()) ?? [])], [['session/a', undefined]])
      assert.isTrue(await records.write({ added: NONE, updated: NONE, besides: NONE, removed: ['session/a'] }))
      assert.deepEqual(await databaseText(page.indexedDB), { text: '', keys: [] })
      assert.isTrue(await records.write(adding))
      assert.deepEqual(await makeSessionRecords(page, isSession).read(), SESSION)
    })

  it('do not block the deletion of the database, and are created anew after it [U-32]', async () => {
    const page = aPage()
    const records = makeSessionRecords(page, isSession)
    await records.write(adding)
    const request = page.indexedDB.deleteDatabase('portico.relay')
    await new Promise((resolve, reject) => {
      request.onsuccess = resolve
      request.onblocked = reject
    })
    assert.deepEqual(await records.read(), new Map())
    assert.isTrue(await records.write(adding))
    assert.deepEqual(await makeSessionRecords(page, isSession).read(), SESSION)
  })

  const unusable: readonly (readonly [string, () => RecordsPage | Promise<RecordsPage>])[] = [
    ['there is no IndexedDB', () => ({ crypto })],
    ['there is no cryptography', () => ({ indexedDB: new IDBFactory() })],
    [
      'opening it is denied',
      () => {
        const page = aPage()
        sinon.stub(page.indexedDB, 'open').throws(new DOMException('Denied.', 'SecurityError'))
        return page
      },
    ],
    [
      'naming it is denied',
      () => ({
        crypto,
        get indexedDB(): IDBFactory {
          throw new DOMException('Denied.', 'SecurityError')
        },
      }),
    ],
    [
      'a later release made it',
      async () => {
        const page = aPage()
        ;(await opened(page.indexedDB, 9)).close()
        return page
      },
    ],
  ]
  for (const [what, pageOf] of unusable)
    it(`are empty without an error if ${what} [U-32]`, async () => {
      const records = makeSessionRecords(await pageOf(), isSession)
      assert.isFalse(await records.write(adding))
      assert.isUndefined(await records.read())
    })

  it('are empty without an error if the database refuses the key, as some private windows do [U-32]', async () => {
    const refused = sinon.stub(IDBObjectStore.prototype, 'put').throws(new DOMException('No.', 'DataCloneError'))
    try {
      const records = makeSessionRecords(aPage(), isSession)
      assert.isFalse(await records.write(adding))
      assert.isTrue(refused.calledOnce)
      assert.isUndefined(await records.read())
    } finally {
      refused.restore()
    }
  })

  it('are given up after 3 s if the database does not answer, without a second wait [U-32]', async () => {
    const clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const page = aPage()
      let asked = 0
      Reflect.set(page.indexedDB, 'open', () => {
        asked += 1
        return new EventTarget()
      })
      const records = makeSessionRecords(page, isSession)
      const reading = records.read()
      await clock.tickAsync(3_000)
      assert.isUndefined(await reading)
      assert.isFalse(await records.write(adding))
      assert.equal(asked, 1)
    } finally {
      clock.restore()
    }
  })

  it('are kept if the page is frozen during the write [U-32]', async () => {
    const clock = sinon.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const page = aPage()
      const records = makeSessionRecords(page, isSession)
      const writing = records.write(adding)
      clock.jump(86_400_000)
      assert.isTrue(await writing)
      assert.deepEqual(await records.read(), SESSION)
    } finally {
      clock.restore()
    }
  })
})
