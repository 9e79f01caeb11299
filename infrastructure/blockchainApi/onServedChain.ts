import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SupportedChainsApi } from '../../application/ports/blockchainApi/SupportedChainsApi.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'

/**
 * Lets a question through only on a chain the blockchain API serves over HTTP (wire reference 2.B.0); on
 * another it is `NotConfigured`, and nothing is sent. Wraps the cached API, so the refusal is not kept.
 */
export const onServedChain =
  <Query extends { readonly chainId: CaipNetworkId }, A>(
    { supportedChains }: SupportedChainsApi,
    ask: (query: Query) => TE.TaskEither<RemoteError, A>,
  ): ((query: Query) => TE.TaskEither<RemoteError, A>) =>
  (query) =>
    pipe(
      supportedChains,
      TE.filterOrElse(
        ({ http }) => http.has(query.chainId),
        (): RemoteError => ({ _tag: 'NotConfigured' }),
      ),
      TE.flatMap(() => ask(query)),
    )
