import * as E from 'fp-ts/Either'
import { filter, type SchedulerLike } from 'rxjs'
import type { Siwx, SiwxConfig, SiwxTools } from '../../application/api/siwx.js'
import type { ChainRpc } from '../../application/ports/chainRpc.js'
import type { HostEnvironment, Log } from '../../application/ports/platform.js'
import type { SignIns } from '../../application/ports/siwx.js'
import type { KeyValueStore } from '../../application/ports/storage.js'
import type { Network } from '../../domain/network/network.js'
import { makeHostSignIns } from './hostSignIns.js'

export interface SignInDeps {
  readonly networks: readonly Network[]
  readonly store: KeyValueStore
  readonly chainRpc: ChainRpc
  readonly host: HostEnvironment
  readonly log: Log
  readonly scheduler: SchedulerLike
}

/** What a site's sessions may use of Portico, by promises. */
const toTools = ({ networks, store, chainRpc, host, scheduler }: SignInDeps): SiwxTools => ({
  origin: host.origin ?? '',
  store: {
    read: store.read,
    write: store.write,
    changes: (key, listener) => {
      const listening = store.changes.pipe(filter((changed) => changed === key)).subscribe(listener)
      return () => listening.unsubscribe()
    },
  },
  call: async (chainId, method, params) => {
    const network = networks.find(({ caipNetworkId }) => caipNetworkId === chainId)
    if (network === undefined) throw new DOMException(`${chainId} is no network of this page`, 'NotFoundError')
    const answer = await chainRpc.request(network, { method, params })()
    if (E.isRight(answer)) return answer.right
    const { left } = answer
    // A contract that says no is told from a node that is away by the node's own words.
    throw left._tag === 'RequestFailed'
      ? Object.assign(new Error(left.message), { code: left.code })
      : new DOMException(left._tag, 'NetworkError')
  },
  now: () => scheduler.now(),
})

/** Who may stay is no question to get wrong: where a site's function gives no sessions, nobody does (S8-07). */
const closed = (cause: unknown): SiwxConfig => {
  const refuse = (): Promise<never> => Promise.reject(cause)
  return {
    ...{ createMessage: refuse, addSession: refuse, setSessions: refuse, getSessions: refuse, revokeSession: refuse },
    getRequired: () => true,
  }
}

const madeBy = (make: (tools: SiwxTools) => SiwxConfig, deps: SignInDeps): SiwxConfig => {
  try {
    return make(toTools(deps))
  } catch (cause) {
    deps.log.error('PTC-OPTION-SIWX The function of the option "siwx" gave no sessions', cause)
    return closed(cause)
  }
}

/** The sessions of the option `siwx`, which may need Portico's tools. */
export const openSignIns = (siwx: Siwx, deps: SignInDeps): SignIns =>
  makeHostSignIns(typeof siwx === 'function' ? madeBy(siwx, deps) : siwx, deps.scheduler)
