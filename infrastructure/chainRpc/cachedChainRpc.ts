import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { ChainRpc } from '../../application/ports/ChainRpc.js'
import { cached } from '../../application/shared/cached.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { Network } from '../../domain/network/Network.js'

/** S9-01. */
const TTL_MS = 30_000

interface Question {
  readonly network: Network
  readonly address: string
}

/** Keeps what an account has for 30 s. A failure blocks nothing: the endpoints have their own order of retries. */
export const cachedChainRpc = (rpc: ChainRpc, scheduler: SchedulerLike): ChainRpc => {
  const keep = <A>(ask: (network: Network, address: string) => TaskEither<RemoteError, A>): typeof ask => {
    const answer = cached(({ network, address }: Question) => ask(network, address), {
      key: ({ network, address }) => `${network.caipNetworkId}:${address}`,
      ttlMs: TTL_MS,
      retryBlockMs: 0,
      blocked: (retryAt): RemoteError => ({ _tag: 'RetryBlocked', retryAt }),
      scheduler,
    })
    return (network, address) => answer({ network, address })
  }
  return { nativeBalance: keep(rpc.nativeBalance), tokens: keep(rpc.tokens), isSettled: rpc.isSettled }
}
