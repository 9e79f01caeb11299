import { defer, EMPTY, from, map, mergeMap, Observable, type SchedulerLike, timeout } from 'rxjs'
import type { Fetch } from '../http/Fetch.js'
import { readBytes } from '../http/readBytes.js'
import type { ImageStore, StoredImage } from './ImageStore.js'

/** S9-04. */
const DEADLINE_MS = 2_000
const MAX_BYTES = 256 * 1024
/** A picture younger than this is not asked for again. */
const FRESH_MS = 24 * 60 * 60_000

/** Neither cookies nor the page's address go along: the server of a picture learns nothing of the visitor (S-12). */
const REQUEST: RequestInit = { credentials: 'omit', referrerPolicy: 'no-referrer' }

type Bytes = Uint8Array<ArrayBuffer>

/** Subscribing sends the request; unsubscribing before the answer aborts it. Errors where there is no good answer. */
const request = (fetch: Fetch, address: string): Observable<Bytes> =>
  new Observable((subscriber) => {
    const abort = new AbortController()
    const ask = async (): Promise<void> => {
      const response = await fetch(address, { ...REQUEST, signal: abort.signal })
      const bytes = response.ok ? await readBytes(response, MAX_BYTES) : undefined
      if (bytes === undefined) throw new Error('no picture')
      subscriber.next(bytes)
      subscriber.complete()
    }
    ask().catch((error: unknown) => subscriber.error(error))
    return () => abort.abort()
  })

/** Emits the bytes an earlier visit kept, if any, then newer ones where those are a day old; errors where there are none at all. */
export const fetchImage =
  (deps: { readonly fetch: Fetch; readonly store: ImageStore; readonly scheduler: SchedulerLike }) =>
  (address: string): Observable<Bytes> => {
    const fresh = request(deps.fetch, address).pipe(
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
        // A picture that cannot be had anew is still the one that was there.
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
