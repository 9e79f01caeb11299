import * as t from 'io-ts'
import { askNode } from './askNode.js'
import { endpointsOf } from './endpointsOf.js'
import { makeRanking } from './makeRanking.js'
import { makeRpcFetch } from './makeRpcFetch.js'
import type { OpenReader } from './OpenReader.js'

const REQUEST_DEADLINE_MS = 10_000
const CHECK_DEADLINE_MS = 1_000

export interface AskEndpoints {
  /** Rejects with `RemoteFailure` only. */
  readonly ask: <A>(answer: t.Decoder<unknown, A>, method: string, params: readonly unknown[]) => Promise<A>
  readonly dispose: () => void
}

/** Asks the endpoints of a Solana chain, the best one first (S7-33); `undefined` where it has none. */
export const askEndpoints = ({ network, sources, ...deps }: Parameters<OpenReader>[0]): AskEndpoints | undefined => {
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
    /** The next endpoint is the second try. */
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
