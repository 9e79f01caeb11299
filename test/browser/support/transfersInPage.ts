import { asyncScheduler, ReplaySubject } from 'rxjs'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.lazy.js'

/** Transfers as a page has them. */
export const transfers = makeHttpTransfers({
  fetch: (url, init) => fetch(url, init),
  scheduler: asyncScheduler,
  closed: new ReplaySubject(1),
})
