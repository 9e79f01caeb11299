import { defer, filter, NEVER, type Observable } from 'rxjs'
import { eventsOf } from './eventsOf.js'

/**
 * Emits when the browser shows a page again that it had kept as it was (back/forward cache): what wallets said
 * meanwhile, nobody heard (U-33). Silent where there is no page.
 */
export const pageReturns: Observable<unknown> = defer(() =>
  typeof window === 'undefined'
    ? NEVER
    : eventsOf<'pageshow', PageTransitionEvent>(window, 'pageshow').pipe(filter(({ persisted }) => persisted)),
)
