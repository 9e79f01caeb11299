import type { SchedulerLike, Subscription } from 'rxjs'
import type { Settings } from '../../../application/api/settings.js'
import { buildUrl, commonQuery, type HttpClient, pageFetch, unconfiguredHttpClient } from '../../http/HttpClient.js'
import { lazyPort } from '../../shared/lazyPort.js'
import { loadChunk } from '../../shared/tasks.js'

/** This package's version, sent to servers (S7-01). A test compares it with `package.json`. */
export const VERSION = '0.1.0'

const PUBLIC_HOSTS = { walletApi: 'https://api.web3modal.org', blockchainApi: 'https://rpc.walletconnect.org' } as const

/** Client of one server. Without a project id and a custom address, nothing is sent (design 2). */
export const makeClient =
  (server: keyof typeof PUBLIC_HOSTS) =>
  (deps: {
    readonly options: Settings
    readonly scheduler: SchedulerLike
    readonly lifetime: Subscription
  }): HttpClient => {
    const { projectId, endpoints } = deps.options
    const address = endpoints?.[server] ?? (projectId === undefined ? undefined : PUBLIC_HOSTS[server])
    if (address === undefined) return unconfiguredHttpClient
    const asked = {
      baseUrl: address,
      common: commonQuery({ projectId, ui: 'web', adapters: ['injected'], version: VERSION }),
      fetch: pageFetch,
      scheduler: deps.scheduler,
    }
    let over = false
    let client: HttpClient | undefined
    const { get, post } = lazyPort<Pick<HttpClient, 'get' | 'post'>>(
      loadChunk(async () => {
        const { makeHttpClient } = await import('../remote.lazy.js')
        client = makeHttpClient(asked)
        if (over) client.destroy()
        return client
      }),
    )
    const destroy = (): void => {
      over = true
      client?.destroy()
    }
    deps.lifetime.add(destroy)
    return {
      get,
      post,
      address: (path, query) => buildUrl(asked.baseUrl, path, { ...query, ...asked.common }),
      destroy,
    }
  }
