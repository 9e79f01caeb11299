import { assert } from 'chai'
import { makeCacheImageStore } from '../../../infrastructure/images/makeCacheImageStore.js'

/** Cache Storage as far as it is used, in memory. */
const fakeCaches = (broken = false) => {
  const kept = new Map<string, Response>()
  const cache = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, response: Response) => {
      if (broken) throw new DOMException('full', 'QuotaExceededError')
      kept.set(address, response)
    },
    keys: async () => [...kept.keys()],
    delete: async (address: string) => kept.delete(address),
  }
  // Only what the store calls is there.
  return { caches: { open: async () => cache } as unknown as CacheStorage, kept }
}
const BYTES = Uint8Array.from([1, 2, 3])

describe('pictures in Cache Storage', () => {
  it('come back with the time they were written at', async () => {
    const store = makeCacheImageStore({ caches: fakeCaches().caches, now: () => 42 })
    await store.write('https://a.example/1', BYTES)
    assert.deepEqual(await store.read('https://a.example/1'), { bytes: BYTES, at: 42 })
    assert.isUndefined(await store.read('https://a.example/2'))
  })

  it('are 300 at most, the oldest go', async () => {
    const { caches, kept } = fakeCaches()
    const store = makeCacheImageStore({ caches, now: () => 0 })
    for (let index = 0; index < 305; index += 1) await store.write(`https://a.example/${index}`, BYTES)
    assert.equal(kept.size, 300)
    assert.isUndefined(await store.read('https://a.example/0'))
  })

  it('are simply not kept where the browser refuses or has no such storage [U-32]', async () => {
    for (const caches of [fakeCaches(true).caches, undefined]) {
      const store = makeCacheImageStore({ caches, now: () => 0 })
      await store.write('https://a.example/1', BYTES)
      assert.isUndefined(await store.read('https://a.example/1'))
    }
  })
})
