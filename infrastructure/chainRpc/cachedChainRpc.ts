import type { SchedulerLike } from 'rxjs'
import type { ChainRpc } from '../../application/ports/ChainRpc.js'
import { cached } from '../../application/shared/cached.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { Network } from '../../domain/network/Network.js'

/** S9-01. */
const NATIVE_BALANCE_TTL_MS = 30_000

interface Question {
  readonly network: Network
  readonly address: string
}

/** Keeps a native balance for 30 s. A failure blocks nothing: the endpoints have their own order of retries. */
export const cachedChainRpc = (rpc: ChainRpc, scheduler: SchedulerLike): ChainRpc => {
  const balance = cached(({ network, address }: Question) => rpc.nativeBalance(network, address), {
    key: ({ network, address }) => `${network.caipNetworkId}:${address}`,
    ttlMs: NATIVE_BALANCE_TTL_MS,
    retryBlockMs: 0,
    blocked: (retryAt): RemoteError => ({ _tag: 'RetryBlocked', retryAt }),
    scheduler,
  })
  return { nativeBalance: (network, address) => balance({ network, address }) }
}
