import type { SchedulerLike } from 'rxjs'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { HttpChainRpcDeps } from '../chainRpc/makeHttpChainRpc.js'
import { pageFetch } from '../http/pageFetch.js'

/** How the chains of a site are asked. */
export const rpcDeps = ({
  options,
  scheduler,
}: {
  readonly options: PorticoOptions
  readonly scheduler: SchedulerLike
}): HttpChainRpcDeps => ({
  fetch: pageFetch,
  scheduler,
  customRpc: options.endpoints?.rpc ?? {},
  ...(options.projectId === undefined ? {} : { projectId: options.projectId }),
})
