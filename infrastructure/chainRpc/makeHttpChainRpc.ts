import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { ReplaySubject, type SchedulerLike } from 'rxjs'
import type { ChainRpc } from '../../application/ports/ChainRpc.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import type { Network } from '../../domain/network/Network.js'
import type { Fetch } from '../http/Fetch.js'
import type { ChainReader } from './ChainReader.js'
import type { EndpointSources } from './EndpointSources.js'
import { loadOnce } from '../../application/shared/loadOnce.js'
import type { OpenReader } from './OpenReader.js'
import { tryPromise } from '../shared/tryPromise.js'
import { RPC_BASE } from './RPC_BASE.js'

const NOT_CONFIGURED: RemoteError = { _tag: 'NotConfigured' }

export interface HttpChainRpcDeps extends Partial<EndpointSources> {
  readonly fetch: Fetch
  readonly scheduler: SchedulerLike
}

/**
 * Reads chains through their endpoints (S7-32, S7-33); the code that reads one loads with the first question. A network without an
 * endpoint is NotConfigured. Ten seconds after the last question nothing is sent any more; after `dispose` nothing at all, and no
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
  const read = <A>(
    network: Network,
    question: (reader: ChainReader) => TE.TaskEither<RemoteError, A>,
  ): TE.TaskEither<RemoteError, A> => {
    const load = loads[network.chainNamespace]
    if (load === undefined) return TE.left(NOT_CONFIGURED)
    return pipe(
      tryPromise(
        () => readerOf(load, network),
        (cause): RemoteError => ({ _tag: 'Unreachable', cause }),
      ),
      TE.flatMap((reader) => (reader === undefined ? TE.left(NOT_CONFIGURED) : question(reader))),
    )
  }
  return {
    nativeBalance: (network, address) => read(network, ({ balance }) => balance(address)),
    tokens: (network, address) => read(network, ({ tokens }) => tokens(address)),
    isSettled: (network, id) => read(network, ({ isSettled }) => isSettled(id)),
    dispose: () => {
      disposed = true
      closed.next()
      readers.forEach((reader) => reader?.dispose())
    },
  }
}
