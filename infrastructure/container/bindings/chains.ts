import type { SchedulerLike, Subscription } from 'rxjs'
import type { Settings } from '../../../application/api/settings.js'
import type { HttpChainRpcDeps } from '../../chainRpc/httpChainRpc.js'
import { pageFetch } from '../../http/HttpClient.js'
import type { OutagesFeature } from '../../../application/config/outagesFeature.js'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import type { OpenTransfers } from '../../../application/ports/transfers.js'
import { lazyPort } from '../../shared/lazyPort.js'
import { loadChunk } from '../../shared/tasks.js'
import type { Binder } from '../../../application/kernel/token.js'
import { LIFETIME, OPTIONS } from '../../../application/api/tokens.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import { CHAIN_RPC, SCHEDULER, TRANSFERS } from '../../../application/ports/tokens.js'

/** Dependencies for reading the chains of a site. */
const rpcDeps = ({
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

interface ChainDeps {
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

const makeOpenTransfers = ({ chainRpc, ...deps }: ChainDeps & { readonly chainRpc: ChainRpc }): OpenTransfers =>
  loadChunk(async () =>
    (await import('../../chainRpc/transfers.lazy.js')).openTransfers({ ...rpcDeps(deps), chainRpc }, deps.lifetime),
  )

export const bindChains = ({ single }: Binder): void => {
  const deps = { options: OPTIONS, scheduler: SCHEDULER, lifetime: LIFETIME }
  single(CHAIN_RPC, makeChainRpc, { ...deps, outages: OUTAGES })
  single(TRANSFERS, makeOpenTransfers, { ...deps, chainRpc: CHAIN_RPC })
}
