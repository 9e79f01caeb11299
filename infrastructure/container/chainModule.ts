import type { SchedulerLike, Subscription } from 'rxjs'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { OutagesFeature } from '../../application/config/outagesFeature.js'
import type { ChainRpc } from '../../application/ports/ChainRpc.js'
import type { OpenTransfers } from '../../application/ports/OpenTransfers.js'
import { cachedChainRpc } from '../chainRpc/cachedChainRpc.js'
import { loadOnce } from '../../application/shared/loadOnce.js'
import { makeHttpChainRpc } from '../chainRpc/makeHttpChainRpc.js'
import { arrived } from './arrived.js'
import { defineModule } from './defineModule.js'
import { LIFETIME, OPTIONS, OUTAGES } from './featureTokens.js'
import { CHAIN_RPC, SCHEDULER, TRANSFERS } from './portTokens.js'
import { rpcDeps } from './rpcDeps.js'

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
  const watch = outages.watch('chainRpc')
  return {
    nativeBalance: (...account) => watch(nativeBalance(...account)),
    tokens: (...account) => watch(tokens(...account)),
    isSettled,
  }
}

const makeOpenTransfers = (deps: ChainDeps): OpenTransfers =>
  arrived(loadOnce(async () => (await import('./transfers.lazy.js')).openTransfers(rpcDeps(deps), deps.lifetime)))

export const chainModule = defineModule(({ single }) => {
  const deps = { options: OPTIONS, scheduler: SCHEDULER, lifetime: LIFETIME }
  single(CHAIN_RPC, makeChainRpc, { ...deps, outages: OUTAGES })
  single(TRANSFERS, makeOpenTransfers, deps)
})
