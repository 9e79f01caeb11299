import * as E from 'fp-ts/Either'
import { baseUnitsToDecimal } from '../amount/baseUnits.js'
import { type Asset, COIN_ID, heldUnits } from '../asset/asset.js'
import type { Network } from '../network/network.js'
import { type AmountEntry, type AmountProblem, readAmount } from '../payment/amount.js'

/** The visitor's input. Tokens by id; empty if not selected. */
export interface SwapForm {
  readonly payId: string
  readonly getId: string
  /** The amount that leaves the account; what comes out is read-only (V-36). */
  readonly amount: AmountEntry
}

/** A parsed form, each part by itself. */
export interface CheckedSwap {
  readonly pay: Asset | undefined
  readonly get: Asset | undefined
  /** In base units of the paid token. */
  readonly amount: E.Either<AmountProblem, bigint>
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
  gasPrice: bigint | undefined,
  locale: string,
): E.Either<AmountProblem, bigint> => {
  const read = readAmount(entry, token, locale)
  if (E.isLeft(read)) return read
  const { units } = read.right
  return units === 'All' ? allOf(token, gasPrice) : E.right(units)
}

/** Parses a form (S5-06 for swaps). `locale`: BCP 47, how the visitor writes numbers. */
export const checkSwap = (form: SwapForm, place: SwapPlace, locale: string): CheckedSwap => {
  const pay = place.tokens.find(({ id }) => id === form.payId)
  const get = place.tokens.find(({ id }) => id === form.getId)
  const amount: CheckedSwap['amount'] =
    pay === undefined ? E.left({ _tag: 'AmountNeeded' }) : readPay(form.amount, pay, place.gasPrice, locale)
  return { pay, get, amount }
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
