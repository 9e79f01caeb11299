import { defer, filter, NEVER, type Observable } from 'rxjs'
import { eventsOf } from './eventsOf.js'

/**
 * Emits when the page returns from the back-forward cache: wallet events in the meantime were missed (U-33). Never
 * emits without a page.
 */
export const pageReturns: Observable<unknown> = defer(() =>
  typeof window === 'undefined'
    ? NEVER
    : eventsOf<'pageshow', PageTransitionEvent>(window, 'pageshow').pipe(filter(({ persisted }) => persisted)),
)
