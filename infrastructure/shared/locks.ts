import { attempt } from './safeRead.js'

/** The part of the Web Locks API that is used: locks that the tabs of a site share. */
export interface Locks {
  readonly request: (name: string, options: LockOptions, granted: (lock: Lock | null) => Promise<void>) => Promise<void>
}

/** The locks of a page; `undefined` in browsers and pages without them. */
export const locksOf = (page: { readonly navigator?: { readonly locks?: Locks } }): Locks | undefined =>
  attempt(() => page.navigator?.locks, undefined)
