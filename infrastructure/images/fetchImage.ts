import { readBodyBytes } from '../http/responseBody.js'
import { defer, EMPTY, from, map, mergeMap, Observable, type SchedulerLike, timeout } from 'rxjs'
import type { Fetch } from '../http/HttpClient.js'

/** Image bytes kept between visits, if the browser allows it. Never throws or rejects. */
interface ImageStore {
  readonly read: (address: string) => Promise<StoredImage | undefined>
  readonly write: (address: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>
}

export interface StoredImage {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Write time in ms since the epoch. */
  readonly at: number
}

const CACHE_NAME = 'portico-images-1'
const WRITTEN_AT = 'x-portico-written'
/** About ten screens of a wallet list. */
const MAX_STORED_IMAGES = 300
/** Writes between two counts: counting takes longer than writing. */
const WRITES_PER_SWEEP = 32
const MAX_STORED_BYTES = 256 * 1024

/**
 * Stores images in Cache Storage; stores nothing if that is missing, as on a page without TLS. `now` is in ms since
 * 1970.
 */
export const makeCacheImageStore = (deps: {
  readonly caches: CacheStorage | undefined
  readonly now: () => number
}): ImageStore => {
  // The first write counts what earlier visits left.
  let written = WRITES_PER_SWEEP - 1
  const quietly = async <A>(act: (cache: Cache) => Promise<A>): Promise<A | undefined> => {
    try {
      return deps.caches === undefined ? undefined : await act(await deps.caches.open(CACHE_NAME))
    } catch {
      // Storage is blocked, full or deleted (U-32): the image is fetched again next time.
      return undefined
    }
  }
  const dropOldest = async (cache: Cache): Promise<void> => {
    const keys = await cache.keys()
    await Promise.all(
      keys.slice(0, Math.max(0, keys.length + WRITES_PER_SWEEP - MAX_STORED_IMAGES)).map((key) => cache.delete(key)),
    )
  }
  return {
    read: (address) =>
      quietly(async (cache) => {
        const kept = await cache.match(address)
        const bytes = kept === undefined ? undefined : await readBodyBytes(kept, MAX_STORED_BYTES)
        return bytes === undefined ? undefined : { bytes, at: Number(kept?.headers.get(WRITTEN_AT) ?? 0) }
      }),
    write: async (address, bytes) => {
      await quietly(async (cache) => {
        await cache.put(address, new Response(bytes, { headers: { [WRITTEN_AT]: String(deps.now()) } }))
        written += 1
        if (written < WRITES_PER_SWEEP) return
        written = 0
        await dropOldest(cache)
      })
    },
  }
}

/** S9-04. */
const DEADLINE_MS = 2_000
const MAX_BYTES = 256 * 1024
/** A younger image is not requested again. */
const FRESH_MS = 24 * 60 * 60_000

/** Sends neither cookies nor the page's address: an image server learns nothing about the visitor (S-12). */
const REQUEST: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer' }

type Bytes = Uint8Array<ArrayBuffer>

/** Subscribing sends the request; unsubscribing before the answer aborts it. Errors without a valid answer. */
const fetchBytes = (fetch: Fetch, address: string): Observable<Bytes> =>
  new Observable((subscriber) => {
    const abort = new AbortController()
    const ask = async (): Promise<void> => {
      const response = await fetch(address, { ...REQUEST, signal: abort.signal })
      const bytes = response.ok ? await readBodyBytes(response, MAX_BYTES) : undefined
      if (bytes === undefined) throw new Error('no picture')
      subscriber.next(bytes)
      subscriber.complete()
    }
    ask().catch((error: unknown) => subscriber.error(error))
    return () => abort.abort()
  })

/** Emits cached bytes, then newer ones if the cached bytes are a day old; errors if there are none at all. */
export const fetchImage =
  (deps: { readonly fetch: Fetch; readonly store: ImageStore; readonly scheduler: SchedulerLike }) =>
  (address: string): Observable<Bytes> => {
    const fresh = fetchBytes(deps.fetch, address).pipe(
      timeout({ first: DEADLINE_MS, scheduler: deps.scheduler }),
      map((bytes) => {
        void deps.store.write(address, bytes)
        return bytes
      }),
    )
    const after = (kept: StoredImage): Observable<Bytes> => {
      const young = deps.scheduler.now() - kept.at < FRESH_MS
      return new Observable((subscriber) => {
        subscriber.next(kept.bytes)
        // A failed refresh keeps the cached image.
        return (young ? EMPTY : fresh).subscribe({
          next: (bytes) => subscriber.next(bytes),
          error: () => subscriber.complete(),
          complete: () => subscriber.complete(),
        })
      })
    }
    return defer(() => from(deps.store.read(address))).pipe(
      mergeMap((kept) => (kept === undefined ? fresh : after(kept))),
    )
  }
