import type * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { createClient, custom, fallback, http, type PublicRpcSchema, type Transport } from 'viem'
import { getBalance } from 'viem/actions'
import { isTransactionHash } from '../../domain/account/addresses/patterns.js'
import type { Fetch } from '../http/HttpClient.js'
import { makeRanking } from './ranking.js'
import { makeRpcFetch, RemoteFailure, toNodeRefusal, toRemoteError } from './rpcFetch.js'
import { endpointsOf, type RpcEndpoint } from './endpoints.js'
import { EVM_ANSWERS } from './evmAnswers.js'
import { evmTransactionFate, FATE_CODECS, type FateReader } from './evmTransactionFate.js'
import type { OpenReader } from './ChainReader.js'
import { tryPromise } from '../shared/tasks.js'

/** Answer codec of each method; viem would read `""` and `true` as numbers. */
const RESULT_CODECS: Readonly<Record<string, t.Decoder<unknown, unknown>>> = {
  ...EVM_ANSWERS,
  ...FATE_CODECS,
}

const REQUEST_DEADLINE_MS = 10_000
const CHECK_DEADLINE_MS = 1_000
/** A block with its transactions: several hundred on a busy chain, each up to 128 kB. */
const MAX_BLOCK_BYTES = 8 * 1_048_576
/** The next endpoint serves as the retry; viem's own timers and retries would outlive `dispose`. */
const ONCE = { retryCount: 0, timeout: 0 }

type Ask = (call: { readonly method: string; readonly params?: unknown }) => Promise<unknown>

/** Queries one endpoint. Rejects a wrong answer here, so that the next endpoint is asked. */
const askerOf = ({ url, contentType }: RpcEndpoint, fetch: Fetch): Ask => {
  const headers = { 'Content-Type': contentType }
  const { request } = http(url, {
    ...ONCE,
    fetchFn: (input, init) => fetch(input instanceof Request ? input.url : input.toString(), init ?? {}),
    fetchOptions: { headers, credentials: 'omit', referrerPolicy: 'no-referrer' },
  })({})
  return async (call) => {
    const result: unknown = await request(call)
    const codec = RESULT_CODECS[call.method]
    if (codec !== undefined && E.isLeft(codec.decode(result)))
      throw new RemoteFailure({ _tag: 'Malformed', detail: call.method })
    return result
  }
}

const isAddress = (text: string): text is `0x${string}` => /^0x[0-9a-f]{40}$/i.test(text)

/** Opens the reader of an EVM chain; asks the best endpoint first (S7-33). */
export const openViemReader: OpenReader = ({ network, sources, ...deps }) => {
  const endpoints = endpointsOf(sources, network)
  if (endpoints.length === 0) return undefined
  const askers = (limits: { readonly afterMs: number; readonly maxBytes?: number }): readonly Ask[] => {
    const fetch = makeRpcFetch({ ...deps, ...limits })
    return endpoints.map((endpoint) => askerOf(endpoint, fetch))
  }
  const transportsOf = (maxBytes?: number): readonly Transport[] =>
    askers({ afterMs: REQUEST_DEADLINE_MS, ...(maxBytes !== undefined && { maxBytes }) }).map((ask) =>
      custom({ request: ask }, { retryCount: 0 }),
    )
  const transports = transportsOf()
  const blockTransports = transportsOf(MAX_BLOCK_BYTES)
  const isUp = (ask: Ask) => (): Promise<boolean> =>
    ask({ method: 'net_listening' }).then(
      () => true,
      () => false,
    )
  const ranking = makeRanking({ checks: askers({ afterMs: CHECK_DEADLINE_MS }).map(isUp), scheduler: deps.scheduler })
  const transport = (all = transports) => {
    const best = ranking.order().flatMap((position) => all.slice(position, position + 1))
    if (all.length > 1) ranking.touch()
    return fallback(best, { retryCount: 0 })
  }
  const client = () => createClient<Transport, undefined, undefined, PublicRpcSchema>({ transport: transport() })
  return {
    balance: (address) =>
      isAddress(address)
        ? tryPromise(async () => getBalance(client(), { address }), toRemoteError)
        : TE.left({ _tag: 'Malformed', detail: 'address' }),
    tokens: () => TE.left({ _tag: 'NotConfigured' }),
    transactionFate: (query) =>
      isTransactionHash(query.id)
        ? tryPromise(async () => {
            const { request } = transport()({})
            const blocks = transport(blockTransports)({})
            const reader: FateReader = {
              ask: (method, params) => request({ method, params }),
              block: (number) => blocks.request({ method: 'eth_getBlockByNumber', params: [number, true] }),
            }
            return evmTransactionFate(reader, query)
          }, toRemoteError)
        : TE.left({ _tag: 'Malformed', detail: 'hash' }),
    request: (args) =>
      tryPromise(
        async (): Promise<unknown> => transport()({}).request(args),
        (thrown) => toNodeRefusal(thrown) ?? toRemoteError(thrown),
      ),
    dispose: ranking.dispose,
  }
}
