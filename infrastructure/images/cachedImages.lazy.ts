import type { Observable, SchedulerLike } from 'rxjs'
import type { Fetch } from '../http/Fetch.js'
import { fetchImage } from './fetchImage.js'
import { makeCacheImageStore } from './makeCacheImageStore.js'

/** Fetches pictures, and keeps them for the next visit. */
export const cachedImages = ({ fetch, scheduler }: { readonly fetch: Fetch; readonly scheduler: SchedulerLike }): ((address: string) => Observable<Uint8Array<ArrayBuffer>>) =>
  fetchImage({ fetch, store: makeCacheImageStore({ caches: globalThis.caches, now: () => scheduler.now() }), scheduler })
