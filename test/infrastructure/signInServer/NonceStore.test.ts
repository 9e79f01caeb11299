import { assert } from 'chai'
import { memoryNonceStore } from '../../../infrastructure/signInServer/NonceStore.js'

describe('the store of nonces in memory [S-17]', () => {
  it('gives a nonce to one of those who take it at once, and to nobody later', async () => {
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

  it('forgets a nonce after its time', async () => {
    const time = { now: 0 }
    const store = memoryNonceStore({ now: () => time.now })
    await store.put('a', 'browser', 1_000)
    await store.put('b', 'browser', 1_000)
    time.now = 999
    assert.equal(await store.take('a'), 'browser')
    time.now = 1_000
    assert.isUndefined(await store.take('b'))
  })

  it('keeps a certain number: the oldest are forgotten', async () => {
    const store = memoryNonceStore({ most: 3 })
    for (const nonce of ['a', 'b', 'c', 'd']) await store.put(nonce, 'browser', 1_000)
    assert.deepEqual(await Promise.all(['a', 'b', 'c', 'd'].map(store.take)), [
      undefined,
      ...Array.from({ length: 3 }, () => 'browser'),
    ])
  })
})
