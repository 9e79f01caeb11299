import { assert } from 'chai'
import { makeSdkStorage } from '../../../infrastructure/connectors/walletConnect/storage.js'

const SESSIONS = 'wc@2:client:0.3//session'
const KEYS = 'wc@2:core:0.3//keychain'

const setUp = (kept: Readonly<Record<string, string>> = {}) => {
  const texts = new Map(Object.entries(kept))
  const storage = makeSdkStorage({
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  })
  return { texts, storage }
}

describe('what the pairing SDK keeps', () => {
  it('is nothing while there is no session: a code that was only looked at leaves no key behind [S-14] [S-25]', async () => {
    const { texts, storage } = setUp()
    await storage.setItem(KEYS, { topic: 'secret' })
    await storage.setItem(SESSIONS, [])
    assert.deepEqual([...texts.keys()], [])
    assert.deepEqual(await storage.getItem(KEYS), { topic: 'secret' })
  })

  it('is all it needs once there is one, and is found on the next visit', async () => {
    const { texts, storage } = setUp()
    await storage.setItem(KEYS, { topic: 'secret' })
    await storage.setItem(SESSIONS, [{ topic: 't' }])
    assert.sameMembers([...texts.keys()], [`portico.relay/${KEYS}`, `portico.relay/${SESSIONS}`])
    const next = setUp(Object.fromEntries(texts)).storage
    assert.deepEqual(await next.getItem(SESSIONS), [{ topic: 't' }])
    assert.deepEqual(await next.getItem(KEYS), { topic: 'secret' })
    assert.sameMembers(await next.getKeys(), [SESSIONS, KEYS])
  })

  it('is removed with the last session', async () => {
    const { texts, storage } = setUp()
    await storage.setItem(KEYS, { topic: 'secret' })
    await storage.setItem(SESSIONS, [{ topic: 't' }])
    await storage.setItem(SESSIONS, [])
    assert.deepEqual([...texts.keys()], [])
  })

  it('is as if it were not there when it cannot be read [U-35]', async () => {
    const { storage } = setUp({ [`portico.relay/${SESSIONS}`]: '{broken' })
    assert.isUndefined(await storage.getItem(SESSIONS))
  })

  it('forgets what the SDK removes', async () => {
    const { texts, storage } = setUp()
    await storage.setItem(SESSIONS, [{ topic: 't' }])
    await storage.setItem('other', 1)
    await storage.removeItem('other')
    assert.isUndefined(await storage.getItem('other'))
    assert.deepEqual(await storage.getEntries(), [[SESSIONS, [{ topic: 't' }]]])
    assert.lengthOf([...texts.keys()], 1)
  })
})
