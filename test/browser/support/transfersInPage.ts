import { asyncScheduler, ReplaySubject } from 'rxjs'
import { makeHttpChainRpc } from '../../../infrastructure/chainRpc/httpChainRpc.js'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.js'

const deps = { fetch: (url: string, init: RequestInit) => fetch(url, init), scheduler: asyncScheduler }

/** Transfers as a page has them. */
export const transfers = makeHttpTransfers({
  ...deps,
  chainRpc: makeHttpChainRpc(deps),
  closed: new ReplaySubject(1),
})
