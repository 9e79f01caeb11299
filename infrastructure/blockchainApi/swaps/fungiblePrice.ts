import * as t from 'io-ts'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PriceApi } from '../../../application/ports/swapApi.js'
import { fromRefinement, orUndefined, usableEntries } from '../../http/codecs/combinators.js'
import type { Question } from '../question.js'

type PriceQuery = Parameters<PriceApi['price']>[0]

/** Zero and 1e999 (Infinity in JavaScript) are no prices (S-23). */
const Price = fromRefinement(
  'price',
  (value): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0,
)

/** Wire reference 2.B.10; some server versions omit addresses. */
const PriceReply = t.strict({
  fungibles: usableEntries(
    t.strict({ address: orUndefined(t.string), symbol: orUndefined(t.string), price: orUndefined(Price) }),
  ),
})

type Fungible = t.TypeOf<typeof PriceReply>['fungibles'][number]

/** Matches by address, CAIP-10 or plain; by symbol only if the entry has no address. */
const isOf =
  ({ address, symbol }: PriceQuery['token']) =>
  (entry: Fungible): boolean => {
    if (entry.address === undefined) return entry.symbol?.toLowerCase() === symbol.toLowerCase()
    const whole = address.toLowerCase()
    return [whole, whole.slice(whole.lastIndexOf(':') + 1)].includes(entry.address.toLowerCase())
  }

const PRICE_TTL_MS = 15_000

/** `POST /v1/fungible/price` (S7-19), for one token: the server prices only the first. */
export const fungiblePriceQuestion = (projectId: string | undefined): Question<PriceQuery, number | undefined> => ({
  call: 'blockchainApi price',
  ask:
    (client) =>
    ({ token, currency }) =>
      pipe(
        client.post('v1/fungible/price', { currency, addresses: [token.address], projectId }, PriceReply),
        TE.map(({ fungibles }) => fungibles.find(isOf(token))?.price),
      ),
  key: ({ token, currency }) => `${token.address.toLowerCase()}:${currency}`,
  since: ({ since }) => since,
  ttlMs: PRICE_TTL_MS,
})
