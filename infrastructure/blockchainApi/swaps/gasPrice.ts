import * as t from 'io-ts'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { Question } from '../question.js'
import { Amount } from './swapCodecs.js'

/** Wire reference 2.B.7: three speeds, of which only `standard` is used. */
const GasPriceReply = t.strict({ standard: Amount })

const GAS_PRICE_TTL_MS = 10_000

/** `GET /v1/convert/gas-price` (S7-16). */
export const gasPriceQuestion: Question<CaipNetworkId, bigint> = {
  call: 'blockchainApi gasPrice',
  ask: (client) => (chainId) =>
    pipe(
      client.get('v1/convert/gas-price', { chainId }, GasPriceReply),
      TE.map(({ standard }) => standard),
    ),
  key: (chainId) => chainId,
  ttlMs: GAS_PRICE_TTL_MS,
}
