import { readBytes } from '../http/readBytes.js'
import type { ImageStore } from './ImageStore.js'

const NAME = 'portico-images-1'
const WRITTEN_AT = 'x-portico-written'
/** Some ten screens of a wallet list. */
const KEPT = 300
/** Writes between two looks at how many there are: counting takes longer than writing. */
const SPARE = 32
const MAX_BYTES = 256 * 1024

/** Keeps pictures in Cache Storage; keeps nothing where there is none, as on a page without TLS. `now` is in ms since the epoch. */
export const makeCacheImageStore = (deps: {
  readonly caches: CacheStorage | undefined
  readonly now: () => number
}): ImageStore => {
  // The first write counts what earlier visits left.
  let written = SPARE - 1
  const quietly = async <A>(act: (cache: Cache) => Promise<A>): Promise<A | undefined> => {
    try {
      return deps.caches === undefined ? undefined : await act(await deps.caches.open(NAME))
    } catch {
      // Blocked, full or gone (U-32): the picture is fetched again next time.
      return undefined
    }
  }
  const dropOldest = async (cache: Cache): Promise<void> => {
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length + SPARE - KEPT)).map((key) => cache.delete(key)))
  }
  return {
    read: (address) =>
      quietly(async (cache) => {
        const kept = await cache.match(address)
        const bytes = kept === undefined ? undefined : await readBytes(kept, MAX_BYTES)
        return bytes === undefined ? undefined : { bytes, at: Number(kept?.headers.get(WRITTEN_AT) ?? 0) }
      }),
    write: async (address, bytes) => {
      await quietly(async (cache) => {
        await cache.put(address, new Response(bytes, { headers: { [WRITTEN_AT]: String(deps.now()) } }))
        written += 1
        if (written < SPARE) return
        written = 0
        await dropOldest(cache)
      })
    },
  }
}
