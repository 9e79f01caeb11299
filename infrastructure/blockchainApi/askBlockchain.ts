import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { OutagesFeature } from '../../application/config/outagesFeature.js'
import type { SupportedChainsApi } from '../../application/ports/blockchainApi.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { HttpClient } from '../http/HttpClient.js'
import { loadChunk } from '../shared/tasks.js'
import type { Question } from './question.js'

/** Precondition of a query. A failure becomes the answer; it is neither cached nor reported as an outage. */
export type Gate<Query> = (query: Query) => TaskEither<RemoteError, unknown>

/**
 * Asks a `Question` of this folder, loading its code with the first query. Each question has its own `import()`, so
 * that lazy features stay out of shared chunks.
 */
export type AskBlockchain = <Query, Answer>(
  load: () => Promise<Question<Query, Answer>>,
  gate?: Gate<Query>,
) => (query: Query) => TaskEither<RemoteError, Answer>

/** Loads code on demand. A failed load is reported as an outage of the blockchain API. */
export const lazyCode = <A>(
  { outages }: { readonly outages: Pick<OutagesFeature, 'watch'> },
  load: () => Promise<A>,
): TaskEither<RemoteError, A> => outages.watch('blockchainApi code')(loadChunk(load))

export const makeAskBlockchain =
  (deps: {
    readonly client: HttpClient
    readonly scheduler: SchedulerLike
    readonly outages: Pick<OutagesFeature, 'watch'>
  }): AskBlockchain =>
  (load, gate = () => TE.right(undefined)) => {
    const opened = lazyCode(deps, async () => {
      const [{ openQuestion }, question] = await Promise.all([import('./question.js'), load()])
      return openQuestion(question, deps)
    })
    return (query) =>
      pipe(
        opened,
        TE.flatMap((ask) =>
          pipe(
            gate(query),
            TE.flatMap(() => ask(query)),
          ),
        ),
      )
  }

/**
 * Passes queries only for chains that the blockchain API serves over HTTP (wire reference 2.B.0). For other chains
 * returns `NotConfigured` without a request.
 */
export const onServedChain =
  ({ supportedChains }: SupportedChainsApi): Gate<{ readonly chainId?: CaipNetworkId }> =>
  ({ chainId }) =>
    pipe(
      supportedChains,
      TE.filterOrElse(
        ({ http }) => chainId === undefined || http.has(chainId),
        (): RemoteError => ({ _tag: 'NotConfigured' }),
      ),
    )
