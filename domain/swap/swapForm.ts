import * as E from 'fp-ts/Either'
import { baseUnitsToDecimal, parseBaseUnits } from '../amount/baseUnits.js'
import { type Asset, COIN_ID, heldUnits } from '../asset/asset.js'
import { plainAmount } from '../amount/plainAmount.js'
import type { Network } from '../network/network.js'
import { type AmountEntry, type AmountProblem, readAmount } from '../send/sendAmount.js'

/** The amount to swap, as the visitor enters it. */
export type SwapAmount =
  /** The amount that leaves the account. */
  | { readonly _tag: 'Pay'; readonly entry: AmountEntry }
  /** The wanted output, in whole tokens, in the number format of the visitor's language. */
  | { readonly _tag: 'Get'; readonly text: string }

/** The visitor's input. Tokens by id; empty if not selected. */
export interface SwapForm {
  readonly payId: string
  readonly getId: string
  readonly amount: SwapAmount
}

/** The amount of an order, in base units: of the payment, or of the output. */
export type SwapUnits = { readonly _tag: 'Pay' | 'Get'; readonly units: bigint }

/** A parsed form, each part by itself. */
export interface CheckedSwap {
  readonly pay: Asset | undefined
  readonly get: Asset | undefined
  readonly amount: E.Either<AmountProblem, SwapUnits>
}

/** The context of a swap. */
export interface SwapPlace {
  readonly network: Network
  /** Plain address. */
  readonly account: string
  readonly tokens: readonly Asset[]
  /** In wei per unit of gas; `undefined` while unknown. */
  readonly gasPrice: bigint | undefined
}

/** Gas for which "all" of the coin keeps a reserve: the coin needs no approval, but routes are long. */
const RESERVED_GAS = 300_000n

const allOf = (token: Asset, gasPrice: bigint | undefined): E.Either<AmountProblem, bigint> => {
  const units = heldUnits(token) ?? 0n
  const reserve = token.id === COIN_ID ? RESERVED_GAS * (gasPrice ?? 0n) : 0n
  return units > reserve
    ? E.right(units - reserve)
    : E.left({ _tag: 'MoreThanThereIs', available: token.balance ?? '0' })
}

const readPay = (
  entry: AmountEntry,
  token: Asset,
  { gasPrice }: SwapPlace,
  locale: string,
): E.Either<AmountProblem, bigint> => {
  const read = readAmount(entry, token, locale)
  if (E.isLeft(read)) return read
  const { units } = read.right
  return units === 'All' ? allOf(token, gasPrice) : E.right(units)
}

const readGet = (text: string, token: Asset, locale: string): E.Either<AmountProblem, bigint> => {
  if (text.trim() === '') return E.left({ _tag: 'AmountNeeded' })
  const plain = plainAmount(text, locale)
  if (plain === undefined) return E.left({ _tag: 'NotADecimal', text })
  const read = parseBaseUnits(plain, token.decimals)
  return E.isRight(read) && read.right === 0n ? E.left({ _tag: 'AmountNeeded' }) : read
}

const readUnits = (
  { amount }: SwapForm,
  pay: Asset | undefined,
  get: Asset | undefined,
  place: SwapPlace,
  locale: string,
): E.Either<AmountProblem, SwapUnits> => {
  const needed: E.Either<AmountProblem, never> = E.left({ _tag: 'AmountNeeded' })
  const side = amount._tag
  const units =
    amount._tag === 'Pay'
      ? pay === undefined
        ? needed
        : readPay(amount.entry, pay, place, locale)
      : get === undefined
        ? needed
        : readGet(amount.text, get, locale)
  return E.isLeft(units) ? units : E.right({ _tag: side, units: units.right })
}

/** Parses a form (S5-06 for swaps). `locale`: BCP 47, how the visitor writes numbers. */
export const checkSwap = (form: SwapForm, place: SwapPlace, locale: string): CheckedSwap => {
  const pay = place.tokens.find(({ id }) => id === form.payId)
  const get = place.tokens.find(({ id }) => id === form.getId)
  return { pay, get, amount: readUnits(form, pay, get, place, locale) }
}

/** Converts base units of a token to whole tokens, as decimal text. */
export const inWhole = ({ decimals }: Pick<Asset, 'decimals'>, units: bigint): string =>
  baseUnitsToDecimal(units, decimals)

/** Whether the account's known balance of a token is below that many base units. */
export const lacks = (token: Asset, units: bigint): boolean => {
  const held = heldUnits(token)
  return held !== undefined && units > held
}

/** Enough digits for an approximate amount. */
const DIGITS = 7

/** Shortens an amount in base units to few digits: cuts the digits after them, but never whole tokens. */
export const shortUnits = (units: bigint, decimals: number): bigint => {
  const dropped = Math.min(Math.max(String(units).length - DIGITS, 0), decimals)
  return units - (units % 10n ** BigInt(dropped))
}
