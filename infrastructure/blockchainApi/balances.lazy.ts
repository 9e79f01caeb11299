import type { CaipAddress } from '../../domain/account/caip10.js'
import { caipAddress } from '../http/codecs/caipAddress.js'
import { countedEntries, fromRefinement, oneOf, orUndefined, stringMatching } from '../http/codecs/combinators.js'
import * as t from 'io-ts'
import { shortContract, tokenLabels } from '../http/codecs/label.js'
import { caipNetworkId } from '../http/codecs/text.js'
import type { Balances, TokenBalance } from '../../domain/account/tokens.js'
import { isSafeImage } from '../http/codecs/safeImage.js'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { BalanceQuery } from '../../application/ports/blockchainApi.js'
import type { Question } from './question.js'

/** Rejects 1e999, which JSON allows and JavaScript reads as Infinity. */
const amount = fromRefinement(
  'amount',
  (value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0,
)

/**
 * Wire reference 2.B.11, S3-03. An invalid contract address rejects the token; without an address it would count as the
 * native coin. Labels come from strangers and decide nothing.
 */
const BalanceEntry = t.strict({
  name: t.unknown,
  symbol: t.unknown,
  chainId: caipNetworkId,
  address: oneOf(caipAddress, t.null, t.undefined),
  value: orUndefined(amount),
  price: orUndefined(amount),
  quantity: t.strict({ decimals: stringMatching(/^\d{1,3}$/), numeric: stringMatching(/^\d{1,100}(?:\.\d{1,100})?$/) }),
  iconUrl: orUndefined(t.string),
})

type BalanceEntry = t.TypeOf<typeof BalanceEntry>

const BalanceReply = t.strict({ balances: countedEntries(BalanceEntry) })

/** Omits the value of a token without a price; a value of 0 would read as "worthless" (S-23). */
const toTokenBalance =
  (askedServer: string | undefined) =>
  ({ name, symbol, chainId, address, value, price = 0, quantity, iconUrl }: BalanceEntry): TokenBalance => ({
    ...tokenLabels({ name, symbol }, address ? shortContract(address) : chainId),
    chainId,
    price,
    quantity,
    ...(address === undefined || address === null ? {} : { address }),
    ...(value === undefined || price === 0 ? {} : { value }),
    ...(iconUrl !== undefined && isSafeImage(iconUrl, askedServer) ? { iconUrl } : {}),
  })

/** As many tokens as fit into a URL; a visitor never looks at more. */
const MAX_FORCED = 20

/** Selects the EVM tokens; the server refuses to refresh others. */
const toForce = (addresses: readonly (CaipAddress | undefined)[]): readonly CaipAddress[] =>
  addresses.flatMap((address) => (address?.startsWith('eip155:') === true ? [address] : []))

/** S9-01. */
const BALANCE_TTL_MS = 30_000

const holderOf = ({ address, chainId }: BalanceQuery): string => `${chainId ?? ''}:${address}`

/**
 * `GET /v1/account/{address}/balance` (S7-20). Keeps tokens without decimals: the domain drops them. A repeated query
 * gets fresh values: `forceUpdate` names the tokens of the last answer.
 */
export const balancesQuestion: Question<BalanceQuery, Balances> = {
  call: 'blockchainApi balances',
  ask: (client) => {
    const toToken = toTokenBalance(client.address('', {}))
    const known = new Map<string, readonly CaipAddress[]>()
    return (query) =>
      pipe(
        TE.fromIO(() => {
          const forced = new Set([...toForce(query.fresh ?? []), ...(known.get(holderOf(query)) ?? [])])
          return [...forced].slice(0, MAX_FORCED).join()
        }),
        TE.flatMap((forceUpdate) =>
          client.get(
            `v1/account/${encodeURIComponent(query.address)}/balance`,
            { currency: query.currency, chainId: query.chainId, forceUpdate },
            BalanceReply,
          ),
        ),
        TE.map(({ balances }) => {
          const tokens = balances.entries.map(toToken)
          known.set(holderOf(query), toForce(tokens.map(({ address }) => address)))
          return { tokens, omitted: balances.refused }
        }),
      )
  },
  key: (query) => `${holderOf(query)}:${query.currency}`,
  since: (query) => query.since,
  ttlMs: BALANCE_TTL_MS,
}
