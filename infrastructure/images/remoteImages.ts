import {
  catchError,
  EMPTY,
  finalize,
  map,
  mergeMap,
  Observable,
  of,
  type SchedulerLike,
  Subject,
  takeUntil,
  tap,
  timer,
} from 'rxjs'
import type { Images } from '../../application/ports/platform.js'
import { createStore, type Readable, type Store } from '../../application/kernel/store.js'
import type { ServerPicture } from '../../domain/images/picture.js'
import { type ImageUrls, inlineBytes, type SafeImage } from './imageUrls.js'
import { pictureKey } from './lazyImages.js'

/** Limits the sockets that a wallet list opens. */
const MAX_CONCURRENT = 6
/** Images kept after they are no longer shown. */
const MAX_UNWATCHED = 64
const isInline = (address: string): boolean => address.startsWith('data:')

/** U-59. */
const RETRY_BLOCK_MS = 30_000
/** While a list is scrolled fast, an image is requested only if it stays on screen this long. */
const REST_MS = 150

type Bytes = Uint8Array<ArrayBuffer>

export interface PictureSource {
  readonly address: string
  /** Whether an SVG from this source may be shown. */
  readonly drawings: boolean
}

interface Entry {
  readonly store: Store<string | undefined>
  readonly readable: Readable<string | undefined>
  readonly unwatched: Subject<void>
  readonly source: PictureSource
  listeners: number
  /** The load that is running or queued; each new subscription after a pause has a new one. */
  job: object | undefined
  /** In ms since the epoch. */
  retryAt: number
}

/** Fetches and checks images while they are shown, and keeps the latest. `dispose` releases all addresses. */
export const makeRemoteImages = (deps: {
  readonly sourceOf: (picture: ServerPicture) => PictureSource | undefined
  readonly fetchImage: (address: string) => Observable<Bytes>
  /** `undefined` if the image must not be shown. */
  readonly checkImage: (bytes: Bytes, source: PictureSource) => SafeImage | undefined
  readonly addresses: ImageUrls
  readonly scheduler: SchedulerLike
}): Images<ServerPicture> & { readonly dispose: () => void } => {
  const { addresses, scheduler } = deps
  const entries = new Map<string, Entry>()
  const waiting = new Subject<{ readonly entry: Entry; readonly job: object }>()
  /** When an image last left the screen before it was loaded, as those of a list that is scrolled fast. */
  let missedAt = Number.NEGATIVE_INFINITY

  const show = (entry: Entry, image: SafeImage): void => {
    const before = entry.store.value
    entry.store.set(addresses.make(image))
    if (before !== undefined) addresses.release(before)
  }
  const fail = (entry: Entry): void => {
    entry.retryAt = scheduler.now() + RETRY_BLOCK_MS
  }
  const bytesOf = (address: string): Observable<Bytes> =>
    isInline(address) ? of(inlineBytes(address)) : deps.fetchImage(address)
  const load = ({ entry, job }: { readonly entry: Entry; readonly job: object }): Observable<unknown> => {
    // The image is no longer shown, or a newer load replaced this one.
    if (entry.job !== job) return EMPTY
    return bytesOf(entry.source.address).pipe(
      map((bytes) => deps.checkImage(bytes, entry.source)),
      takeUntil(entry.unwatched),
      tap((image) => (image === undefined ? fail(entry) : show(entry, image))),
      catchError(() => {
        fail(entry)
        return EMPTY
      }),
      finalize(() => {
        if (entry.job === job) entry.job = undefined
      }),
    )
  }
  const running = waiting.pipe(mergeMap(load, MAX_CONCURRENT)).subscribe()

  const forget = (key: string, entry: Entry): void => {
    entries.delete(key)
    const { value } = entry.store
    if (value === undefined) return
    addresses.release(value)
    entry.store.set(undefined)
  }
  /** Drops the longest unseen first: an image that is shown moves to the end. */
  const dropUnseen = (): void => {
    const unseen = [...entries].filter(([, { listeners }]) => listeners === 0)
    for (const [key, entry] of unseen.slice(0, Math.max(0, unseen.length - MAX_UNWATCHED))) forget(key, entry)
  }
  const begin = (entry: Entry): void => {
    if (entry.job !== undefined || entry.store.value !== undefined || entry.retryAt > scheduler.now()) return
    const job = {}
    entry.job = job
    // Inline images do not wait in the queue.
    if (isInline(entry.source.address)) running.add(load({ entry, job }).subscribe())
    else if (scheduler.now() - missedAt > REST_MS) waiting.next({ entry, job })
    else running.add(timer(REST_MS, scheduler).subscribe(() => waiting.next({ entry, job })))
  }
  const makeEntry = (key: string, source: PictureSource): Entry => {
    const store = createStore<string | undefined>(undefined)
    const changes = new Observable<string | undefined>((subscriber) => {
      entry.listeners += 1
      entries.delete(key)
      entries.set(key, entry)
      begin(entry)
      const listening = store.changes.subscribe(subscriber)
      return () => {
        listening.unsubscribe()
        entry.listeners -= 1
        if (entry.listeners > 0) return
        if (entry.job !== undefined) missedAt = scheduler.now()
        entry.job = undefined
        entry.unwatched.next()
        dropUnseen()
      }
    })
    const readable: Readable<string | undefined> = {
      initial: undefined,
      get value() {
        return store.value
      },
      changes,
    }
    const entry: Entry = { store, readable, unwatched: new Subject(), source, listeners: 0, job: undefined, retryAt: 0 }
    return entry
  }
  const nothing = createStore<string | undefined>(undefined)
  return {
    of: (picture) => {
      const key = pictureKey(picture)
      const cached = entries.get(key)
      if (cached !== undefined) return cached.readable
      const source = deps.sourceOf(picture)
      if (source === undefined) return nothing
      const entry = makeEntry(key, source)
      entries.set(key, entry)
      dropUnseen()
      return entry.readable
    },
    dispose: () => {
      running.unsubscribe()
      for (const [key, entry] of entries) forget(key, entry)
    },
  }
}
