import { isSameHex } from '../account/addresses/patterns.js'
import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from '../network/network.js'
import type { ReadSwap, TriedSwap } from './swapCall.js'
import type { SwapDoubt, SwapError, SwapField } from './swapError.js'
import { impactLevel, priceImpact, type SwapQuote, withTokenFee } from './swapQuote.js'

/** A transaction that a server built. Addresses are plain. The coins sent with it are not the server's to decide. */
interface BuiltTransaction {
  readonly chainId: CaipNetworkId
  readonly from: string
  readonly to: string
}

/** All known facts about the transaction built for a quote. */
export interface BuiltFacts {
  readonly quote: SwapQuote
  readonly built: BuiltTransaction
  /** The address to approve; `undefined` if no approval is needed. */
  readonly spender: string | undefined
  /** The decoded call; `undefined` if its format is unknown. */
  readonly read: ReadSwap | undefined
  /** The simulated effects; `undefined` before the simulation. */
  readonly tried: Pick<TriedSwap, 'received' | 'paid' | 'others'> | undefined
  /** Decimals that the contracts of both tokens report; `undefined` for a contract that reports none. */
  readonly decimals: Readonly<Record<'pay' | 'get', number | undefined>>
  /** Contracts that may be called and approved on the quote's network. */
  readonly routers: readonly string[]
}

/** Fields in which the decoded call of a known router differs from the quote. */
const differencesIn = (quote: SwapQuote, read: ReadSwap): readonly (SwapField | false)[] => [
  read.pay !== undefined && !isSameHex(read.pay, quote.pay.id) && 'pay',
  read.get !== undefined && !isSameHex(read.get, quote.get.id) && 'get',
  read.amount !== quote.payUnits && 'amount',
  read.least < quote.leastUnits && 'least',
  read.recipient !== 'Sender' && !isSameHex(read.recipient, quote.account) && 'recipient',
]

/** Whether the decoded call covers everything that counts, including the token that comes out. */
const saysAll = (read: ReadSwap | undefined): boolean => read?.get !== undefined && read.pay !== undefined

/**
 * Fields in which the simulation differs from the quote. If the call does not cover everything, exactly the paid amount
 * has to leave: if less leaves, something else is paid. If the call guarantees the output, less arrives only through
 * the token's own fee, and it is never zero.
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
  const isRouter = (address: string): boolean => routers.some((router) => isSameHex(router, address))
  return [
    built.chainId !== quote.network.caipNetworkId && 'chain',
    !isSameHex(built.from, quote.account) && 'account',
    !isRouter(built.to) && 'target',
    spender !== undefined && !isRouter(spender) && 'spender',
    SIDES.some((side) => decimals[side] !== undefined && decimals[side] !== quote[side].decimals) && 'decimals',
    ...(tried === undefined ? [] : measuredDifferences(quote, tried, saysAll(read))),
    ...(read === undefined ? [] : differencesIn(quote, read)),
  ]
}

/** The quote to show for the built transaction: by what arrives, and with the source of its minimum. */
export const quoteAsBuilt = ({ quote, read, tried }: Pick<BuiltFacts, 'quote' | 'read' | 'tried'>): SwapQuote => {
  const received = tried?.received
  if (received !== undefined && received < quote.leastUnits) return withTokenFee(quote, received)
  if (saysAll(read)) return { ...quote, leastBy: 'Call' }
  return { ...quote, leastBy: received === undefined ? 'Server' : 'Trial' }
}

/**
 * Compares a built transaction with its quote (S-24). Right: the doubts that the visitor has to confirm separately.
 * `SwapDiffers`: it does something else, and is never offered for signing.
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
