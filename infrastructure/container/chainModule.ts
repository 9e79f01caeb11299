import type { SchedulerLike, Subscription } from 'rxjs'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { OutagesFeature } from '../../application/config/outagesFeature.js'
import type { ChainRpc } from '../../application/ports/ChainRpc.js'
import { cachedChainRpc } from '../chainRpc/cachedChainRpc.js'
import { makeHttpChainRpc } from '../chainRpc/makeHttpChainRpc.js'
import { pageFetch } from '../http/pageFetch.js'
import { defineModule } from './defineModule.js'
import { LIFETIME, OPTIONS, OUTAGES } from './featureTokens.js'
import { CHAIN_RPC, SCHEDULER } from './portTokens.js'

interface ChainDeps {
  readonly options: PorticoOptions
  readonly outages: OutagesFeature
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}

const makeChainRpc = ({ options, outages, scheduler, lifetime }: ChainDeps): ChainRpc => {
  const rpc = makeHttpChainRpc({
    fetch: pageFetch,
    scheduler,
    customRpc: options.endpoints?.rpc ?? {},
    ...(options.projectId === undefined ? {} : { projectId: options.projectId }),
  })
  lifetime.add(() => rpc.dispose())
  const { nativeBalance, tokens } = cachedChainRpc(rpc, scheduler)
  const watch = outages.watch('chainRpc')
  return { nativeBalance: (...account) => watch(nativeBalance(...account)), tokens: (...account) => watch(tokens(...account)) }
}

export const chainModule = defineModule(({ single }) => {
  single(CHAIN_RPC, makeChainRpc, { options: OPTIONS, outages: OUTAGES, scheduler: SCHEDULER, lifetime: LIFETIME })
})
