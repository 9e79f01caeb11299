import type { SchedulerLike, Subscription } from 'rxjs'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import { commonQuery } from '../http/commonQuery.js'
import type { HttpClient } from '../http/HttpClient.js'
import { makeHttpClient } from '../http/makeHttpClient.js'
import { pageFetch } from '../http/pageFetch.js'
import { unconfiguredHttpClient } from '../http/unconfiguredHttpClient.js'
import { VERSION } from './version.js'

const PUBLIC_HOSTS = { walletApi: 'https://api.web3modal.org', blockchainApi: 'https://rpc.walletconnect.org' } as const

/** The client of one server. Without a project and without an address of its own, nobody is called (design 2). */
export const makeClient =
  (server: keyof typeof PUBLIC_HOSTS) =>
  (deps: { readonly options: PorticoOptions; readonly scheduler: SchedulerLike; readonly lifetime: Subscription }): HttpClient => {
    const { projectId, endpoints } = deps.options
    const address = endpoints?.[server] ?? (projectId === undefined ? undefined : PUBLIC_HOSTS[server])
    if (address === undefined) return unconfiguredHttpClient
    const client = makeHttpClient({
      baseUrl: address,
      common: commonQuery({ projectId, ui: 'web', adapters: ['injected'], version: VERSION }),
      fetch: pageFetch,
      scheduler: deps.scheduler,
    })
    deps.lifetime.add(() => client.destroy())
    return client
  }
