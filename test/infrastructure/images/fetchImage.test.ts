import { assert } from 'chai'
import { makeCacheImageStore } from '../../../infrastructure/images/fetchImage.js'

/** An in-memory Cache Storage, with the used methods only. */
const fakeCaches = (broken = false) => {
  const kept = new Map<string, Response>()
  let counted = 0
  const cache = {
    match: async (address: string) => kept.get(address)?.clone(),
    put: async (address: string, response: Response) => {
      if (broken) throw new DOMException('full', 'QuotaExceededError')
      kept.set(address, response)
    },
    keys: async () => {
      counted += 1
      return [...kept.keys()]
    },
    delete: async (address: string) => kept.delete(address),
  }
  // Only the methods that the store calls exist.
  return { caches: { open: async () => cache } as unknown as CacheStorage, kept, counted: () => counted }
}
const BYTES = Uint8Array.from([1, 2, 3])

describe('pictures in Cache Storage', () => {
  it('are returned with the time they were written', async () => {
    const store = makeCacheImageStore({ caches: fakeCaches().caches, now: () => 42 })
    await store.write('https://a.example/1', BYTES)
    assert.deepEqual(await store.read('https://a.example/1'), { bytes: BYTES, at: 42 })
    assert.isUndefined(await store.read('https://a.example/2'))
  })

  it('are limited to 300, oldest dropped first, including those of earlier visits', async () => {
    const { caches, kept } = fakeCaches()
    let index = 0
    for (const writes of [290, 25, 25, 100]) {
      const visit = makeCacheImageStore({ caches, now: () => 0 })
      for (let written = 0; written < writes; written += 1) {
        await visit.write(`https://a.example/${index}`, BYTES)
        index += 1
        assert.isAtMost(kept.size, 300)
      }
    }
    assert.isAtLeast(kept.size, 260)
    assert.isFalse(kept.has('https://a.example/0'))
    assert.isTrue(kept.has(`https://a.example/${index - 1}`))
  })

  it('are not counted at every write, since that takes longer than writing', async () => {
    const { caches, counted } = fakeCaches()
    const store = makeCacheImageStore({ caches, now: () => 0 })
    for (let index = 0; index < 64; index += 1) await store.write(`https://a.example/${index}`, BYTES)
    assert.isAtMost(counted(), 3)
  })

  it('are not kept if the browser refuses or has no such storage [U-32]', async () => {
    for (const caches of [fakeCaches(true).caches, undefined]) {
      const store = makeCacheImageStore({ caches, now: () => 0 })
      await store.write('https://a.example/1', BYTES)
      assert.isUndefined(await store.read('https://a.example/1'))
    }
  })
})
