import * as E from 'fp-ts/Either'
import { filter, type SchedulerLike } from 'rxjs'
import { faultOf } from '../../application/api/optionShapes.js'
import { isSessions } from '../../application/api/sessionShape.js'
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

/** The tools of Portico that a site's sessions may use, based on promises. */
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
    // Keeps the node's error, which distinguishes a contract's rejection from an unreachable node.
    throw left._tag === 'RequestFailed'
      ? Object.assign(new Error(left.message), { code: left.code })
      : new DOMException(left._tag, 'NetworkError')
  },
  now: () => scheduler.now(),
})

/**
 * Refuses all sign-ins if the option gives no sessions (S8-07): failing open would admit visitors without a sign-in.
 */
const closed = (cause: unknown): SiwxConfig => {
  const refuse = (): Promise<never> => Promise.reject(cause)
  return {
    createMessage: refuse,
    addSession: refuse,
    setSessions: refuse,
    getSessions: refuse,
    revokeSession: refuse,
    getRequired: () => true,
  }
}

const sessionsOf = (siwx: Siwx, deps: SignInDeps): SiwxConfig => {
  try {
    const sessions = typeof siwx === 'function' ? siwx(toTools(deps)) : siwx
    const fault = faultOf(sessions, isSessions, 'siwx', true)
    if (fault === undefined) return sessions
    throw new TypeError(`${fault.path} has to be ${fault.expected}`)
  } catch (cause) {
    deps.log.error('PTC-OPTION-SIWX The option "siwx" gave no sessions', cause)
    return closed(cause)
  }
}

/** The sessions of the option `siwx`, which may be a function of Portico's tools. */
export const openSignIns = (siwx: Siwx, deps: SignInDeps): SignIns =>
  makeHostSignIns(sessionsOf(siwx, deps), deps.scheduler)
