import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { ReplaySubject, type SchedulerLike } from 'rxjs'
import type { ChainRpc } from '../../application/ports/ChainRpc.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { Fetch } from '../http/Fetch.js'
import type { ChainReader } from './ChainReader.js'
import { type EndpointSources, endpointsOf } from './endpointsOf.js'
import { loadOnce } from './loadOnce.js'
import type { RpcEndpoint } from './RpcEndpoint.js'

const RPC_BASE = 'https://rpc.walletconnect.org/v1/'
const NOT_CONFIGURED: RemoteError = { _tag: 'NotConfigured' }
const BAD_ADDRESS: RemoteError = { _tag: 'Malformed', detail: 'address' }

const isAddress = (text: string): text is `0x${string}` => /^0x[0-9a-f]{40}$/i.test(text)

export interface ViemChainRpcDeps extends Partial<EndpointSources> {
  readonly fetch: Fetch
  readonly scheduler: SchedulerLike
}

/**
 * Reads EVM chains through viem, which loads with the first question (S7-32, S7-33). A network without an
 * endpoint is NotConfigured, and nothing loads. Ten seconds after the last question nothing is sent any more;
 * after `dispose` nothing at all, and no timer is left.
 */
export const makeViemChainRpc = (deps: ViemChainRpcDeps): ChainRpc & { readonly dispose: () => void } => {
  const sources: EndpointSources = { rpcBase: RPC_BASE, customRpc: {}, ...deps }
  const closed = new ReplaySubject<void>(1)
  const readers = new Map<string, ChainReader>()
  let disposed = false
  const viem = loadOnce(() => import('./viemChainRpc.lazy.js'))
  const readerOf = async (endpoints: readonly RpcEndpoint[]): Promise<ChainReader> => {
    const { openViemReader } = await viem()
    if (disposed) throw new Error('disposed')
    const key = endpoints.map(({ url }) => url).join(' ')
    const reader = readers.get(key) ?? openViemReader({ endpoints, fetch: deps.fetch, scheduler: deps.scheduler, closed })
    readers.set(key, reader)
    return reader
  }
  return {
    nativeBalance: (network, address) => {
      const endpoints = network.chainNamespace === 'eip155' ? endpointsOf(sources, network) : []
      if (endpoints.length === 0) return TE.left(NOT_CONFIGURED)
      if (!isAddress(address)) return TE.left(BAD_ADDRESS)
      return pipe(
        TE.tryCatch(() => readerOf(endpoints), (cause): RemoteError => ({ _tag: 'Unreachable', cause })),
        TE.flatMap((reader) => reader.balance(address)),
      )
    },
    dispose: () => {
      disposed = true
      closed.next()
      readers.forEach((reader) => reader.dispose())
    },
  }
}
