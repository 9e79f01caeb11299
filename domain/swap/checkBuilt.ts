import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from '../network/network.js'
import type { ReadSwap, TriedSwap } from './swapCall.js'
import type { SwapDoubt, SwapError, SwapField } from './swapError.js'
import { impactLevel, priceImpact, type SwapQuote, withTokenFee } from './swapQuote.js'

/** A transaction as a server built it. Addresses are plain. What goes along with it is not the server's to say. */
interface BuiltTransaction {
  readonly chainId: CaipNetworkId
  readonly from: string
  readonly to: string
}

/** All that is known of what was built for a quote. */
export interface BuiltFacts {
  readonly quote: SwapQuote
  readonly built: BuiltTransaction
  /** Who would be approved; `undefined` where nothing has to be. */
  readonly spender: string | undefined
  /** What the call says that it does; `undefined` where its words are not known. */
  readonly read: ReadSwap | undefined
  /** What it would do; `undefined` before it was tried out. */
  readonly tried: Pick<TriedSwap, 'received' | 'paid' | 'others'> | undefined
  /** Of both tokens, by their contracts; `undefined` where one says none. */
  readonly decimals: Readonly<Record<'pay' | 'get', number | undefined>>
  /** The contracts that may be called and approved on the network of the quote. */
  readonly routers: readonly string[]
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** What the words of a known router say of other things than the quote. */
const differencesIn = (quote: SwapQuote, read: ReadSwap): readonly (SwapField | false)[] => [
  read.pay !== undefined && !isSame(read.pay, quote.pay.id) && 'pay',
  read.get !== undefined && !isSame(read.get, quote.get.id) && 'get',
  read.amount !== quote.payUnits && 'amount',
  read.least < quote.leastUnits && 'least',
  read.recipient !== 'Sender' && !isSame(read.recipient, quote.account) && 'recipient',
]

/** Whether the words of the call say all that counts, the token that comes out among it. */
const saysAll = (read: ReadSwap | undefined): boolean => read?.get !== undefined && read.pay !== undefined

/**
 * What a node measured of other things than the quote. Where the words do not say all, what leaves has to be what is
 * paid: if less of it leaves, it is paid with something else. Of a call whose words say that enough comes out, what
 * arrives is less only by a fee of the token's own, and not nothing.
 */
const measuredDifferences = (
  { payUnits, leastUnits }: SwapQuote,
  { received, paid, others = [] }: NonNullable<BuiltFacts['tried']>,
  isSaid: boolean,
): readonly (SwapField | false)[] => [
  paid !== undefined && (isSaid ? paid > payUnits : paid !== payUnits) && 'amount',
  received !== undefined && (received <= 0n || (!isSaid && received < leastUnits)) && 'least',
  others.length > 0 && 'other',
]

const SIDES = ['pay', 'get'] as const

const differences = ({
  quote,
  built,
  spender,
  read,
  tried,
  decimals,
  routers,
}: BuiltFacts): readonly (SwapField | false)[] => {
  const isRouter = (address: string): boolean => routers.some((router) => isSame(router, address))
  return [
    built.chainId !== quote.network.caipNetworkId && 'chain',
    !isSame(built.from, quote.account) && 'account',
    !isRouter(built.to) && 'target',
    spender !== undefined && !isRouter(spender) && 'spender',
    SIDES.some((side) => decimals[side] !== undefined && decimals[side] !== quote[side].decimals) && 'decimals',
    ...(tried === undefined ? [] : measuredDifferences(quote, tried, saysAll(read))),
    ...(read === undefined ? [] : differencesIn(quote, read)),
  ]
}

/** The quote as it is shown of what was built for it: by what arrives, and with whoever answers for the least. */
export const quoteAsBuilt = ({ quote, read, tried }: Pick<BuiltFacts, 'quote' | 'read' | 'tried'>): SwapQuote => {
  const received = tried?.received
  if (received !== undefined && received < quote.leastUnits) return withTokenFee(quote, received)
  if (saysAll(read)) return { ...quote, leastBy: 'Call' }
  return { ...quote, leastBy: received === undefined ? 'Server' : 'Trial' }
}

/**
 * Compares a built transaction with the quote that it was built for (S-24). Right: what the visitor has to confirm a
 * second time. `SwapDiffers`: it is something else, and nobody is asked to sign it.
 */
export const checkBuilt = (facts: BuiltFacts): E.Either<SwapError, readonly SwapDoubt[]> => {
  const fields = [...new Set(differences(facts).filter((field) => field !== false))]
  if (fields.length > 0) return E.left({ _tag: 'SwapDiffers', fields })
  const { quote, read, tried, decimals } = facts
  const isMeasured = tried?.received !== undefined && tried.paid !== undefined
  const areCounted = SIDES.every((side) => decimals[side] !== undefined)
  const doubts: readonly (SwapDoubt | false)[] = [
    impactLevel(priceImpact(quoteAsBuilt(facts))) === 'Severe' && 'PriceImpact',
    !((saysAll(read) || isMeasured) && areCounted) && 'Unverified',
    tried?.received !== undefined && tried.received < quote.leastUnits && 'TokenFee',
  ]
  return E.right(doubts.filter((doubt) => doubt !== false))
}
