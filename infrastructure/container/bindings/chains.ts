import type { SchedulerLike, Subscription } from 'rxjs'
import type { PorticoOptions } from '../../../application/api/options.js'
import { cachedChainRpc, type HttpChainRpcDeps, makeHttpChainRpc } from '../../chainRpc/httpChainRpc.js'
import { pageFetch } from '../../http/HttpClient.js'
import type { OutagesFeature } from '../../../application/config/outagesFeature.js'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import type { OpenTransfers } from '../../../application/ports/transfers.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import { loadChunk } from '../../shared/tasks.js'
import type { Binder } from '../../../application/kernel/token.js'
import { LIFETIME, OPTIONS, OUTAGES } from '../../../application/tokens.js'
import { CHAIN_RPC, SCHEDULER, TRANSFERS } from '../../../application/ports/tokens.js'

/** How the chains of a site are asked. */
const rpcDeps = ({
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

interface ChainDeps {
  readonly options: PorticoOptions
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}

const makeChainRpc = ({ outages, ...deps }: ChainDeps & { readonly outages: OutagesFeature }): ChainRpc => {
  const { scheduler, lifetime } = deps
  const rpc = makeHttpChainRpc(rpcDeps(deps))
  lifetime.add(() => rpc.dispose())
  const { nativeBalance, tokens, isSettled } = cachedChainRpc(rpc, scheduler)
  return {
    nativeBalance: (...account) => outages.watch('chainRpc balance')(nativeBalance(...account)),
    tokens: (...account) => outages.watch('chainRpc tokens')(tokens(...account)),
    isSettled,
  }
}

const makeOpenTransfers = (deps: ChainDeps): OpenTransfers =>
  loadChunk(
    loadOnce(async () =>
      (await import('../../chainRpc/transfers.lazy.js')).openTransfers(rpcDeps(deps), deps.lifetime),
    ),
  )

export const bindChains = ({ single }: Binder): void => {
  const deps = { options: OPTIONS, scheduler: SCHEDULER, lifetime: LIFETIME }
  single(CHAIN_RPC, makeChainRpc, { ...deps, outages: OUTAGES })
  single(TRANSFERS, makeOpenTransfers, deps)
}
