import { assert } from 'chai'
import { memoryNonceStore } from '../../../infrastructure/signInServer/NonceStore.js'

describe('the in-memory nonce store [S-17]', () => {
  it('gives a nonce to one of several concurrent takers, and never again', async () => {
    const store = memoryNonceStore()
    await store.put('a', 'browser', 1_000)
    const taken = await Promise.all([store.take('a'), store.take('a'), store.take('a')])
    assert.deepEqual(
      taken.filter((holder) => holder !== undefined),
      ['browser'],
    )
    assert.isUndefined(await store.take('a'))
    assert.isUndefined(await store.take('b'))
  })

  it('drops a nonce after its lifetime', async () => {
    const time = { now: 0 }
    const store = memoryNonceStore({ now: () => time.now })
    await store.put('a', 'browser', 1_000)
    await store.put('b', 'browser', 1_000)
    time.now = 999
    assert.equal(await store.take('a'), 'browser')
    time.now = 1_000
    assert.isUndefined(await store.take('b'))
  })

  it('is limited in size: the oldest nonces are dropped', async () => {
    const store = memoryNonceStore({ most: 3 })
    for (const nonce of ['a', 'b', 'c', 'd']) await store.put(nonce, 'browser', 1_000)
    assert.deepEqual(await Promise.all(['a', 'b', 'c', 'd'].map(store.take)), [
      undefined,
      ...Array.from({ length: 3 }, () => 'browser'),
    ])
  })
})
