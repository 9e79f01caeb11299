import { assert } from 'chai'
import { IDBFactory } from 'fake-indexeddb'
import { makeSdkStorage } from '../../../infrastructure/connectors/walletConnect/storage.js'
import {
  makeSessionRecords,
  type RecordsPage,
} from '../../../infrastructure/connectors/walletConnect/sessionRecords.js'
import { isSessionRecord } from '../../../infrastructure/connectors/walletConnect/storedSessions.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { databaseText } from '../../support/databaseText.js'

const SESSIONS = 'wc@2:client:0.3:portico//session'
const KEYS = 'wc@2:core:0.3:portico//keychain'
const HISTORY = 'wc@2:core:0.3:portico//history'
const SUBSCRIPTIONS = 'wc@2:core:0.3:portico//subscription'
const MESSAGES = 'wc@2:core:0.3:portico//messages'
const EXPIRATIONS = 'wc@2:core:0.3:portico//expirer'
const former = (key: string): string => `portico.relay/${key}`

/** One tab of a visitor; `page` is what all tabs share. */
const setUp = (page: RecordsPage = { indexedDB: new IDBFactory(), crypto }, store = fakeKeyValueStore()) => {
  const records = makeSessionRecords(page, isSessionRecord)
  return { page, store, storage: makeSdkStorage({ records, store }) }
}
const session = (topic: string) => ({ topic, account: `0x${topic}` })
type Tab = ReturnType<typeof setUp>

/** What the SDK writes when a wallet approves. */
const pair = async ({ storage }: Tab, ...topics: readonly string[]): Promise<void> => {
  const keys = Object.fromEntries(topics.map((topic) => [topic, `key of ${topic}`]))
  await storage.setItem(KEYS, { client_ed25519_seed: 'the seed', link: 'key of the link', ...keys })
  await storage.setItem(HISTORY, [{ request: 'of 0xaccount' }])
  await storage.setItem(SESSIONS, topics.map(session))
}
const sessionsOf = ({ storage }: Tab): Promise<unknown> => storage.getItem(SESSIONS)

describe('the storage of the pairing SDK', () => {
  it('is empty without a session: showing a QR code stores no key and creates no database [S-14] [S-25]', async () => {
    const tab = setUp()
    await pair(tab)
    assert.deepEqual(await tab.page.indexedDB?.databases(), [])
    assert.deepEqual([...tab.store.kept], [])
    assert.deepInclude(await tab.storage.getItem<object>(KEYS), { link: 'key of the link' })
  })

  it('keeps what a session needs for the next visit: no pairing key, and no requests [S-14] [S-25]', async () => {
    const tab = setUp()
    await pair(tab, 'a', 'b')
    const next = setUp(tab.page)
    assert.deepEqual(await sessionsOf(next), ['a', 'b'].map(session))
    assert.deepEqual(await next.storage.getItem(KEYS), {
      client_ed25519_seed: 'the seed',
      a: 'key of a',
      b: 'key of b',
    })
    assert.isUndefined(await next.storage.getItem(HISTORY))
    assert.sameMembers(await next.storage.getKeys(), [SESSIONS, KEYS, EXPIRATIONS])
  })

  it('is unreadable from its records: no seed, key or address, nor the bytes of the key [S-25]', async () => {
    const tab = setUp()
    await pair(tab, 'a')
    const { text, keys } = await databaseText(tab.page.indexedDB)
    for (const secret of ['the seed', 'key of', '0xa']) assert.notInclude(text, secret)
    assert.lengthOf(keys, 1)
    for (const key of keys) {
      const refusal: unknown = await crypto.subtle.exportKey('raw', key).catch((cause: unknown) => cause)
      assert.instanceOf(refusal, DOMException)
    }
  })

  const letters = { a: { hash1: 'a letter', hash2: 'another letter' }, link: { hash3: 'a letter of the link' } }
  const HASHES = { a: { hash1: '', hash2: '' } }

  it('keeps hashes of messages only, the last 500 per session, so signed content cannot be read later [S-25]', async () => {
    const tab = setUp()
    await pair(tab, 'a')
    await tab.storage.setItem(MESSAGES, letters)
    assert.deepEqual(await tab.storage.getItem(MESSAGES), letters)
    await tab.storage.elsewhere()
    assert.deepEqual(await setUp(tab.page).storage.getItem(MESSAGES), HASHES)
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`hash${at}`, 'a letter']))
    await tab.storage.setItem(MESSAGES, { a: many })
    await tab.storage.elsewhere()
    const kept = await setUp(tab.page).storage.getItem<{ readonly a: object }>(MESSAGES)
    assert.deepEqual(Object.keys(kept?.a ?? {}), Object.keys(many).slice(100))
  })

  it('deletes the messages that an earlier release kept, on the next visit [S-25]', async () => {
    const page = { indexedDB: new IDBFactory(), crypto }
    const records = makeSessionRecords(page, isSessionRecord)
    await records.write({
      added: new Map([['session/a', { session: session('a'), symKey: 'key of a' }]]),
      updated: new Map(),
      removed: [],
      besides: new Map([[MESSAGES, letters]]),
    })
    const tab = setUp(page)
    await tab.storage.elsewhere()
    assert.deepEqual((await records.read())?.get(MESSAGES), HASHES)
  })

  it('uses the expiry of the session itself over a separate record', async () => {
    const tab = setUp()
    await pair(tab, 'a')
    await tab.storage.setItem(SESSIONS, [{ ...session('a'), expiry: 2 }])
    await tab.storage.setItem(EXPIRATIONS, [{ target: 'topic:a', expiry: 1 }])
    const next = setUp(tab.page)
    assert.deepEqual(await next.storage.getItem(EXPIRATIONS), [{ target: 'topic:a', expiry: 2 }])
  })

  it('keeps no subscriptions: they follow from the sessions, and the SDK would open a socket for them in every tab [X-19]', async () => {
    const tab = setUp()
    await pair(tab, 'a')
    await tab.storage.setItem(SUBSCRIPTIONS, [{ id: 'x', topic: 'a' }])
    assert.isUndefined(await tab.storage.getItem(SUBSCRIPTIONS))
    assert.isUndefined(await setUp(tab.page).storage.getItem(SUBSCRIPTIONS))
  })

  it('is deleted with the last session, including the key', async () => {
    const tab = setUp()
    await pair(tab, 'a')
    await tab.storage.setItem(SESSIONS, [])
    const { text, keys } = await databaseText(tab.page.indexedDB)
    assert.deepEqual([text, keys], ['', []])
    assert.isUndefined(await sessionsOf(setUp(tab.page)))
  })

  it('migrates the records of an earlier release, and deletes them [U-35]', async () => {
    const kept: Readonly<Record<string, unknown>> = {
      [SESSIONS]: [session('a')],
      [KEYS]: { client_ed25519_seed: 'the seed', a: 'key of a', link: 'key of the link' },
      [HISTORY]: [{ request: 'of 0xaccount' }],
      [SUBSCRIPTIONS]: [
        { id: 'x', topic: 'a' },
        { id: 'y', topic: 'link' },
      ],
    }
    const texts = Object.entries(kept).map(([key, value]) => [former(key), JSON.stringify(value)] as const)
    const tab = setUp(undefined, fakeKeyValueStore(Object.fromEntries(texts)))
    for (const key of Object.keys(kept)) await tab.storage.getItem(key)
    assert.deepEqual([...tab.store.kept], [])
    const next = setUp(tab.page)
    assert.deepEqual(await sessionsOf(next), [session('a')])
    assert.deepEqual(await next.storage.getItem(KEYS), { client_ed25519_seed: 'the seed', a: 'key of a' })
  })

  for (const text of ['{broken', '[null]', '[{"topic":"old"}]', '{"a":1}'])
    it(`ignores and deletes ${text} of an earlier release [U-35]`, async () => {
      const tab = setUp(undefined, fakeKeyValueStore({ [former(SESSIONS)]: text }))
      assert.isUndefined(await sessionsOf(tab))
      assert.deepEqual([...tab.store.kept], [])
    })

  it('is cleared if the SDK cannot read it [U-35]', async () => {
    const tab = setUp()
    await pair(tab, 'a')
    const next = setUp(tab.page)
    await sessionsOf(next)
    await next.storage.startAfresh()
    assert.isUndefined(await sessionsOf(next))
    assert.isUndefined(await sessionsOf(setUp(tab.page)))
  })
})

describe('the storage of the pairing SDK in several tabs', () => {
  it("merges the sessions of each tab: none overwrites another's [U-33]", async () => {
    const one = setUp()
    const other = setUp(one.page)
    await sessionsOf(other)
    await pair(one, 'a')
    await pair(other, 'b')
    await one.storage.setItem(SESSIONS, [{ ...session('a'), expiry: 1 }])
    assert.sameDeepMembers((await sessionsOf(setUp(one.page))) as object[], [
      { ...session('a'), expiry: 1 },
      session('b'),
    ])
  })

  it('reports sessions that another tab began or ended, once, and notifies other tabs by a marker without content [U-33]', async () => {
    const one = setUp()
    const other = setUp(one.page)
    await sessionsOf(other)
    await pair(one, 'a')
    assert.deepEqual(await other.storage.elsewhere(), {
      begun: [{ session: session('a'), symKey: 'key of a' }],
      ended: [],
    })
    assert.deepEqual(await other.storage.elsewhere(), { begun: [], ended: [] })
    // The SDK moves a session in several steps; it has ended only after the last.
    await other.storage.setItem(KEYS, { a: 'key of a' })
    await other.storage.setItem(SESSIONS, [])
    assert.deepEqual(await sessionsOf(setUp(one.page)), [session('a')])
    await pair(other, 'a')
    await one.storage.setItem(SESSIONS, [])
    assert.deepEqual(await other.storage.elsewhere(), { begun: [], ended: ['a'] })
    assert.deepEqual([...one.store.kept], [])
  })

  it('does not restore an ended session when a stale tab writes [U-29]', async () => {
    const one = setUp()
    await pair(one, 'a')
    const other = setUp(one.page)
    await sessionsOf(other)
    await one.storage.setItem(SESSIONS, [])
    await other.storage.setItem(SESSIONS, [{ ...session('a'), expiry: 1 }])
    await other.storage.setItem(MESSAGES, [['a', { x: 'text' }]])
    await other.storage.elsewhere()
    assert.equal((await databaseText(one.page.indexedDB)).text, '')
  })

  it('is readable if two tabs make the first session at the same time', async () => {
    const one = setUp()
    const other = setUp(one.page)
    await Promise.all([pair(one, 'a'), pair(other, 'b')])
    assert.sameDeepMembers((await sessionsOf(setUp(one.page))) as object[], [session('a'), session('b')])
  })
})
