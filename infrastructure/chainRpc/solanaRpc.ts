import { isSolanaKey } from '../../domain/account/addresses/solana.js'
import { fromRefinement } from '../http/codecs/combinators.js'
import * as t from 'io-ts'
import * as E from 'fp-ts/Either'
import type { Fetch } from '../http/HttpClient.js'
import { makeRpcFetch, RemoteFailure } from './rpcFetch.js'
import { parseExactJson } from './exactJson.js'
import { endpointsOf, type RpcEndpoint } from './endpoints.js'
import { makeRanking } from './ranking.js'
import type { OpenReader } from './ChainReader.js'

/** Voted for by two thirds of the stake; the level that wallets show. */
export const CONFIRMED = { commitment: 'confirmed' } as const

/** SPL Token and Token-2022. */
export const TOKEN_PROGRAMS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
] as const

/** 32 bytes in base58: an address, or a blockhash. */
export const SolanaKey = fromRefinement(
  'SolanaKey',
  (value): value is string => typeof value === 'string' && isSolanaKey(value),
)

/** Decimals of a token. */
export const Decimals = fromRefinement(
  'Decimals',
  (value): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255,
)

const MAX_U64 = 2n ** 64n - 1n

const toU64 = (input: unknown): bigint | undefined => {
  const isShort = typeof input === 'number' && Number.isSafeInteger(input) && input >= 0
  const isLong = typeof input === 'string' && /^\d{16,20}$/.test(input)
  if (!isShort && !isLong) return undefined
  const number = BigInt(input)
  return number > MAX_U64 ? undefined : number
}

/** Unsigned 64-bit integer: a number, or the text that `parseExactJson` returns from 16 digits on. */
export const U64 = new t.Type<bigint, bigint, unknown>(
  'U64',
  (value): value is bigint => typeof value === 'bigint',
  (input, context) => {
    const number = toU64(input)
    return number === undefined ? t.failure(input, context) : t.success(number)
  },
  t.identity,
)

const MAX_U64_TEXT = 2n ** 64n - 1n

const isU64Text = (input: unknown): input is string =>
  typeof input === 'string' && /^\d{1,20}$/.test(input) && BigInt(input) <= MAX_U64_TEXT

/** Unsigned 64-bit integer in decimal digits, as Solana writes token amounts. */
export const U64Text = new t.Type<bigint, bigint, unknown>(
  'U64Text',
  (value): value is bigint => typeof value === 'bigint',
  (input, context) => (isU64Text(input) ? t.success(BigInt(input)) : t.failure(input, context)),
  t.identity,
)

const ErrorReply = t.type({ error: t.type({ code: t.number }) })
const ResultReply = t.type({ result: t.unknown })

const malformed = (detail: string): RemoteFailure => new RemoteFailure({ _tag: 'Malformed', detail })

const parseBody = (text: string): unknown => {
  try {
    return parseExactJson(text)
  } catch {
    throw malformed('not JSON')
  }
}

/** Queries one node by JSON-RPC. Rejects with `RemoteFailure` only; its text does not contain the query. */
const askNode =
  <A>({ url, contentType }: RpcEndpoint, fetch: Fetch, answer: t.Decoder<unknown, A>) =>
  async (method: string, params: readonly unknown[]): Promise<A> => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': contentType },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    })
    const reply = parseBody(await response.text())
    if (ErrorReply.is(reply))
      throw new RemoteFailure({
        _tag: 'Unreachable',
        cause: new Error(`The node answered with error ${reply.error.code}.`),
      })
    const result = answer.decode(ResultReply.is(reply) ? reply.result : undefined)
    if (E.isLeft(result)) throw malformed(method)
    return result.right
  }

const REQUEST_DEADLINE_MS = 10_000
const CHECK_DEADLINE_MS = 1_000

export interface SolanaRpc {
  /** Rejects with `RemoteFailure` only. */
  readonly ask: <A>(answer: t.Decoder<unknown, A>, method: string, params: readonly unknown[]) => Promise<A>
  readonly dispose: () => void
}

/** Queries the endpoints of a Solana chain, best first (S7-33); `undefined` if there is no endpoint. */
export const openSolanaRpc = ({ network, sources, ...deps }: Parameters<OpenReader>[0]): SolanaRpc | undefined => {
  const endpoints = endpointsOf(sources, network)
  if (endpoints.length === 0) return undefined
  const fetch = makeRpcFetch({ ...deps, afterMs: REQUEST_DEADLINE_MS })
  const quickFetch = makeRpcFetch({ ...deps, afterMs: CHECK_DEADLINE_MS })
  const checks = endpoints.map(
    (endpoint) => () =>
      askNode(
        endpoint,
        quickFetch,
        t.unknown,
      )('getHealth', []).then(
        () => true,
        () => false,
      ),
  )
  const ranking = makeRanking({ checks, scheduler: deps.scheduler })
  return {
    /** The next endpoint serves as the retry. */
    ask: async (answer, method, params) => {
      const best = ranking.order().flatMap((position) => endpoints.slice(position, position + 1))
      if (best.length > 1) ranking.touch()
      const [first, ...others] = best.map((endpoint) => () => askNode(endpoint, fetch, answer)(method, params))
      if (first === undefined) throw new Error('no endpoint')
      return others.reduce((failed, next) => failed.catch(next), first())
    },
    dispose: ranking.dispose,
  }
}
