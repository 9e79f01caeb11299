import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { ReplaySubject, type SchedulerLike } from 'rxjs'
import type { ChainRpc } from '../../application/ports/chainRpc.js'
import { type RemoteError, unreachable } from '../../domain/errors/remoteError.js'
import type { ChainNamespace, Network } from '../../domain/network/network.js'
import type { Fetch } from '../http/HttpClient.js'
import type { ChainReader, OpenReader } from './ChainReader.js'
import { type EndpointSources, RPC_BASE } from './endpoints.js'
import { loadOnce } from '../../application/kernel/loadOnce.js'
import { tryPromise } from '../shared/tasks.js'
import { cached } from '../../application/kernel/cached.js'

const NOT_CONFIGURED: RemoteError = { _tag: 'NotConfigured' }

export interface HttpChainRpcDeps extends Partial<EndpointSources> {
  readonly fetch: Fetch
  readonly scheduler: SchedulerLike
}

/**
 * Reads chains through their endpoints (S7-32, S7-33); the first call loads the code. `NotConfigured` for a network
 * without an endpoint. Background requests stop 10 s after the last call; after `dispose`, no request is sent and no
 * timer is left.
 */
export const makeHttpChainRpc = (deps: HttpChainRpcDeps): ChainRpc & { readonly dispose: () => void } => {
  const sources: EndpointSources = { rpcBase: RPC_BASE, customRpc: {}, ...deps }
  const closed = new ReplaySubject<void>(1)
  const readers = new Map<string, ChainReader | undefined>()
  let disposed = false
  const loads: Partial<Record<ChainNamespace, () => Promise<OpenReader>>> = {
    eip155: loadOnce(async () => (await import('./viemChainRpc.lazy.js')).openViemReader),
    solana: loadOnce(async () => (await import('./solanaChainRpc.lazy.js')).openSolanaReader),
  }
  const readerOf = async (load: () => Promise<OpenReader>, network: Network): Promise<ChainReader | undefined> => {
    const open = await load()
    if (disposed) throw new Error('disposed')
    const key = `${network.caipNetworkId} ${network.rpcUrls.default.http.join(' ')}`
    if (!readers.has(key))
      readers.set(key, open({ network, sources, fetch: deps.fetch, scheduler: deps.scheduler, closed }))
    return readers.get(key)
  }
  const read = <Failure, A>(
    network: Network,
    question: (reader: ChainReader) => TE.TaskEither<Failure, A>,
  ): TE.TaskEither<Failure | RemoteError, A> => {
    const load = loads[network.chainNamespace]
    if (load === undefined) return TE.left(NOT_CONFIGURED)
    return pipe(
      tryPromise(() => readerOf(load, network), unreachable),
      TE.flatMap((reader): TE.TaskEither<Failure | RemoteError, A> =>
        reader === undefined ? TE.left(NOT_CONFIGURED) : question(reader),
      ),
    )
  }
  return {
    nativeBalance: (network, address) => read(network, ({ balance }) => balance(address)),
    tokens: (network, address) => read(network, ({ tokens }) => tokens(address)),
    transactionFate: (network, query) => read(network, ({ transactionFate }) => transactionFate(query)),
    request: (network, request) => read(network, (reader) => reader.request(request)),
    dispose: () => {
      disposed = true
      closed.next()
      readers.forEach((reader) => reader?.dispose())
    },
  }
}

/** S9-01. */
const TTL_MS = 30_000

interface AccountQuery {
  readonly network: Network
  readonly address: string
  readonly since?: number | undefined
}

type AskAccount<A> = (network: Network, address: string, since?: number) => TaskEither<RemoteError, A>

/** Caches account answers for 30 s. Does not block after failures: the endpoints have their own retries. */
export const cachedChainRpc = (rpc: ChainRpc, scheduler: SchedulerLike): ChainRpc => {
  const keep = <A>(ask: AskAccount<A>): AskAccount<A> => {
    const answer = cached(({ network, address }: AccountQuery) => ask(network, address), {
      key: ({ network, address }) => `${network.caipNetworkId}:${address}`,
      since: ({ since }) => since,
      ttlMs: TTL_MS,
      retryBlockMs: 0,
      blocked: (retryAt): RemoteError => ({ _tag: 'RetryBlocked', retryAt }),
      scheduler,
    })
    return (network, address, since) => answer({ network, address, since })
  }
  return { ...rpc, nativeBalance: keep(rpc.nativeBalance), tokens: keep(rpc.tokens) }
}
