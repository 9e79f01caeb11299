import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { OutagesFeature } from '../../application/config/outagesFeature.js'
import { loadOnce } from '../../application/kernel/loadOnce.js'
import type { SupportedChainsApi } from '../../application/ports/blockchainApi.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { HttpClient } from '../http/HttpClient.js'
import { loadChunk } from '../shared/tasks.js'
import type { Question } from './question.js'

/** What has to be so before a query is put to the server; its failure is the answer, neither kept nor noted. */
export type Gate<Query> = (query: Query) => TaskEither<RemoteError, unknown>

/**
 * Asks a question of this folder (`Question`), whose code comes with the first query. Each has its own `import()`, so
 * that one of a lazy feature is in no chunk that others load.
 */
export type AskBlockchain = <Query, Answer>(
  load: () => Promise<Question<Query, Answer>>,
  gate?: Gate<Query>,
) => (query: Query) => TaskEither<RemoteError, Answer>

/** Code that is loaded when it is needed. Where it does not arrive, the API is out, too. */
export const lazyCode = <A>(
  { outages }: { readonly outages: Pick<OutagesFeature, 'watch'> },
  load: () => Promise<A>,
): TaskEither<RemoteError, A> => outages.watch('blockchainApi code')(loadChunk(loadOnce(load)))

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
 * Lets a query through only on a chain the blockchain API serves over HTTP (wire reference 2.B.0); on another it is
 * `NotConfigured`, and nothing is sent.
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
