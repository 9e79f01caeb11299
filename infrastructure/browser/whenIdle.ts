import { Observable, of } from 'rxjs'
import type { BrowserHost } from './BrowserHost.js'

/** A busy page must not wait for ever. */
const LONGEST_MS = 2_000
/** Where the browser cannot say (Safari): the list has been drawn by then. */
const A_MOMENT_MS = 200

/** Emits once, when the browser has nothing to draw. On a server, at once. */
export const whenIdle = (host: BrowserHost | undefined): Observable<void> => {
  if (host === undefined) return of(undefined)
  return new Observable((subscriber) => {
    const tell = (): void => {
      subscriber.next()
      subscriber.complete()
    }
    const idle = host.requestIdleCallback?.(tell, { timeout: LONGEST_MS })
    const later = idle === undefined ? host.setTimeout(tell, A_MOMENT_MS) : undefined
    return () => {
      if (idle !== undefined) host.cancelIdleCallback?.(idle)
      if (later !== undefined) host.clearTimeout(later)
    }
  })
}
