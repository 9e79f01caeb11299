import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { isSolanaKey } from '../../domain/account/isSolanaKey.js'
import { askNode } from './askNode.js'
import { endpointsOf } from './endpointsOf.js'
import { Lamports } from './Lamports.js'
import { makeRanking } from './makeRanking.js'
import { makeRpcFetch } from './makeRpcFetch.js'
import type { OpenReader } from './OpenReader.js'
import { toRemoteError } from './toRemoteError.js'

const REQUEST_DEADLINE_MS = 10_000
const CHECK_DEADLINE_MS = 1_000
/** Two thirds of the stake have voted for it: what wallets show. */
const CONFIRMED = { commitment: 'confirmed' }

const Balance = t.type({ value: Lamports })

/** Reads one Solana chain through its endpoints, the best one first (S7-33). */
export const openSolanaReader: OpenReader = ({ network, sources, ...deps }) => {
  const endpoints = endpointsOf(sources, network)
  if (endpoints.length === 0) return undefined
  const fetch = makeRpcFetch({ ...deps, afterMs: REQUEST_DEADLINE_MS })
  const quickFetch = makeRpcFetch({ ...deps, afterMs: CHECK_DEADLINE_MS })
  const checks = endpoints.map((endpoint) => () => askNode(endpoint, quickFetch, t.unknown)('getHealth', []).then(() => true, () => false))
  const ranking = makeRanking({ checks, scheduler: deps.scheduler })
  /** The next endpoint is the second try. */
  const ask = async <A>(answer: t.Decoder<unknown, A>, method: string, params: readonly unknown[]): Promise<A> => {
    const best = ranking.order().flatMap((position) => endpoints.slice(position, position + 1))
    if (best.length > 1) ranking.touch()
    const [first, ...others] = best.map((endpoint) => () => askNode(endpoint, fetch, answer)(method, params))
    if (first === undefined) throw new Error('no endpoint')
    return others.reduce((failed, next) => failed.catch(next), first())
  }
  return {
    balance: (address) =>
      isSolanaKey(address)
        ? TE.tryCatch(async () => (await ask(Balance, 'getBalance', [address, CONFIRMED])).value, toRemoteError)
        : TE.left({ _tag: 'Malformed', detail: 'address' }),
    dispose: ranking.dispose,
  }
}
