import type { SchedulerLike, Subscription } from 'rxjs'
import type { Settings } from '../../../application/api/settings.js'
import type { HttpChainRpcDeps } from '../../chainRpc/httpChainRpc.js'
import { pageFetch } from '../../http/HttpClient.js'
import type { OutagesFeature } from '../../../application/config/outagesFeature.js'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import { lazyPort } from '../../shared/lazyPort.js'
import { loadChunk } from '../../shared/tasks.js'
import type { Binder } from '../../../application/kernel/token.js'
import { LIFETIME, OPTIONS } from '../../../application/api/tokens.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import { CHAIN_RPC, SCHEDULER } from '../../../application/ports/tokens.js'

/** Dependencies for reading the chains of a site. */
export const rpcDeps = ({
  options,
  scheduler,
}: {
  readonly options: Settings
  readonly scheduler: SchedulerLike
}): HttpChainRpcDeps => ({
  fetch: pageFetch,
  scheduler,
  customRpc: options.endpoints?.rpc ?? {},
  ...(options.projectId === undefined ? {} : { projectId: options.projectId }),
})

export interface ChainDeps {
  readonly options: Settings
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}

/** The code loads with the first read. */
const makeChainRpc = ({ outages, ...deps }: ChainDeps & { readonly outages: OutagesFeature }): ChainRpc => {
  const chains = lazyPort<ChainRpc>(
    loadChunk(async () => {
      const { cachedChainRpc, makeHttpChainRpc } = await import('../../chainRpc/httpChainRpc.js')
      const rpc = makeHttpChainRpc(rpcDeps(deps))
      deps.lifetime.add(() => rpc.dispose())
      return cachedChainRpc(rpc, deps.scheduler)
    }),
  )
  return {
    nativeBalance: (...account) => outages.watch('chainRpc balance')(chains.nativeBalance(...account)),
    tokens: (...account) => outages.watch('chainRpc tokens')(chains.tokens(...account)),
    transactionFate: chains.transactionFate,
    request: chains.request,
  }
}

export const bindChains = ({ single }: Binder): void => {
  single(CHAIN_RPC, makeChainRpc, { options: OPTIONS, scheduler: SCHEDULER, lifetime: LIFETIME, outages: OUTAGES })
}
