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

/** One tab of a visitor; `page` is what they all share. */
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

describe('what the pairing SDK keeps', () => {
  it('is nothing while there is no session: a code that was only looked at leaves no key and no database [S-14] [S-25]', async () => {
    const tab = setUp()
    await pair(tab)
    assert.deepEqual(await tab.page.indexedDB?.databases(), [])
    assert.deepEqual([...tab.store.kept], [])
    assert.deepInclude(await tab.storage.getItem<object>(KEYS), { link: 'key of the link' })
  })

  it('is what a session needs, and is found on the next visit: no link’s key, and nothing that was asked [S-14] [S-25]', async () => {
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

  it('can be read by nobody who has the records: not a seed, a key or an address, nor the bytes of the key [S-25]', async () => {
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

  it('of letters is their hashes, of the sessions’ own, the last 500 of each: nobody reads later what was signed [S-25]', async () => {
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

  it('is cleared of the letters that an earlier release kept, by the next visit [S-25]', async () => {
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

  it('ends each session when the session says, whatever was written of that elsewhere', async () => {
    const tab = setUp()
    await pair(tab, 'a')
    await tab.storage.setItem(SESSIONS, [{ ...session('a'), expiry: 2 }])
    await tab.storage.setItem(EXPIRATIONS, [{ target: 'topic:a', expiry: 1 }])
    const next = setUp(tab.page)
    assert.deepEqual(await next.storage.getItem(EXPIRATIONS), [{ target: 'topic:a', expiry: 2 }])
  })

  it('says nothing of what it listened to: the sessions say that, and the SDK would open a socket for it in every tab [X-19]', async () => {
    const tab = setUp()
    await pair(tab, 'a')
    await tab.storage.setItem(SUBSCRIPTIONS, [{ id: 'x', topic: 'a' }])
    assert.isUndefined(await tab.storage.getItem(SUBSCRIPTIONS))
    assert.isUndefined(await setUp(tab.page).storage.getItem(SUBSCRIPTIONS))
  })

  it('is removed with the last session, the key too', async () => {
    const tab = setUp()
    await pair(tab, 'a')
    await tab.storage.setItem(SESSIONS, [])
    const { text, keys } = await databaseText(tab.page.indexedDB)
    assert.deepEqual([text, keys], ['', []])
    assert.isUndefined(await sessionsOf(setUp(tab.page)))
  })

  it('is taken over from an earlier release, of which nothing stays [U-35]', async () => {
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
    it(`is nothing where an earlier release left ${text}, and that goes [U-35]`, async () => {
      const tab = setUp(undefined, fakeKeyValueStore({ [former(SESSIONS)]: text }))
      assert.isUndefined(await sessionsOf(tab))
      assert.deepEqual([...tab.store.kept], [])
    })

  it('forgets all of it where the SDK can do nothing with it [U-35]', async () => {
    const tab = setUp()
    await pair(tab, 'a')
    const next = setUp(tab.page)
    await sessionsOf(next)
    await next.storage.startAfresh()
    assert.isUndefined(await sessionsOf(next))
    assert.isUndefined(await sessionsOf(setUp(tab.page)))
  })
})

describe('what the pairing SDK keeps in several tabs', () => {
  it('is each tab’s sessions: none overwrites those of another [U-33]', async () => {
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

  it('says which sessions another tab began and ended, once, and tells other tabs by a mark that says nothing [U-33]', async () => {
    const one = setUp()
    const other = setUp(one.page)
    await sessionsOf(other)
    await pair(one, 'a')
    assert.deepEqual(await other.storage.elsewhere(), {
      begun: [{ session: session('a'), symKey: 'key of a' }],
      ended: [],
    })
    assert.deepEqual(await other.storage.elsewhere(), { begun: [], ended: [] })
    // The SDK takes a session over in several steps, and has not ended it before the last of them.
    await other.storage.setItem(KEYS, { a: 'key of a' })
    await other.storage.setItem(SESSIONS, [])
    assert.deepEqual(await sessionsOf(setUp(one.page)), [session('a')])
    await pair(other, 'a')
    await one.storage.setItem(SESSIONS, [])
    assert.deepEqual(await other.storage.elsewhere(), { begun: [], ended: ['a'] })
    assert.deepEqual([...one.store.kept], [])
  })

  it('does not come back when a tab that is behind writes [U-29]', async () => {
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

  it('is readable where two tabs make the first session at the same time', async () => {
    const one = setUp()
    const other = setUp(one.page)
    await Promise.all([pair(one, 'a'), pair(other, 'b')])
    assert.sameDeepMembers((await sessionsOf(setUp(one.page))) as object[], [session('a'), session('b')])
  })
})
