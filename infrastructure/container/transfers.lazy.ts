import { ReplaySubject, type Subscription } from 'rxjs'
import type { Transfers } from '../../application/ports/Transfers.js'
import type { HttpChainRpcDeps } from '../chainRpc/makeHttpChainRpc.js'
import { makeHttpTransfers } from '../chainRpc/makeHttpTransfers.js'

/** Transfers on the chains of a site, until the end of its Portico. */
export const openTransfers = (deps: HttpChainRpcDeps, lifetime: Subscription): Transfers => {
  const closed = new ReplaySubject<void>(1)
  lifetime.add(() => closed.next())
  return makeHttpTransfers({ ...deps, closed })
}
