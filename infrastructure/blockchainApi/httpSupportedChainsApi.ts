import * as t from 'io-ts'
import { caipNetworkId } from '../http/codecs/text.js'
import { orUndefined, usableEntries, validEntries } from '../http/codecs/combinators.js'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SupportedChainsApi } from '../../application/ports/blockchainApi.js'
import type { HttpClient } from '../http/HttpClient.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { CaipNetworkId } from '../../domain/network/network.js'

/** Wire reference 2.B.1. A chain of a family that is not known here is none we could ask about. */
const SupportedChainsReply = t.strict({
  http: usableEntries(caipNetworkId),
  ws: orUndefined(validEntries(caipNetworkId)),
})

/** `GET v1/supported-chains` (S7-10). */
export const makeHttpSupportedChainsApi = (deps: { readonly client: HttpClient }): SupportedChainsApi => ({
  supportedChains: pipe(
    deps.client.get('v1/supported-chains', {}, SupportedChainsReply),
    TE.map((reply) => ({ http: new Set<string>(reply.http), ws: new Set<string>(reply.ws) })),
  ),
})

/**
 * Lets a question through only on a chain the blockchain API serves over HTTP (wire reference 2.B.0); on
 * another it is `NotConfigured`, and nothing is sent. Wraps the cached API, so the refusal is not kept.
 */
export const onSupportedChain =
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
