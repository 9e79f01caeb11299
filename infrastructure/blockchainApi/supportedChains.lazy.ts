import * as t from 'io-ts'
import { caipNetworkId } from '../http/codecs/text.js'
import { orUndefined, usableEntries, validEntries } from '../http/codecs/combinators.js'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Question } from './question.js'

/** Wire reference 2.B.1. Drops chains of unknown namespaces: they cannot be queried. */
const SupportedChainsReply = t.strict({
  http: usableEntries(caipNetworkId),
  ws: orUndefined(validEntries(caipNetworkId)),
})

interface SupportedChains {
  readonly http: ReadonlySet<string>
  readonly ws: ReadonlySet<string>
}

/** `GET v1/supported-chains` (S7-10). The list is cached for the page's life (wire reference 2.B.0). */
export const supportedChainsQuestion: Question<void, SupportedChains> = {
  call: 'blockchainApi chains',
  ask: (client) => () =>
    pipe(
      client.get('v1/supported-chains', {}, SupportedChainsReply),
      TE.map((reply) => ({ http: new Set<string>(reply.http), ws: new Set<string>(reply.ws) })),
    ),
  key: () => '',
  ttlMs: Infinity,
}
