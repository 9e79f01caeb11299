import { COIN_ID } from '../../../domain/asset/asset.js'
import type { ReadSwap, SwapCall } from '../../../domain/swap/swapCall.js'

/** Meaning of one word in a router call. `pools` and `bytes` are offsets of dynamic data behind the words. */
type Word = 'address' | 'pay' | 'get' | 'to' | 'amount' | 'least' | 'flags' | 'pool' | 'pools' | 'bytes'

/** `SwapDescription` of the routers' executors: source, target, source receiver, target receiver, amounts, flags. */
const DESCRIBED: readonly Word[] = ['address', 'pay', 'get', 'address', 'to', 'amount', 'least', 'flags']

/**
 * Words of the calls of 1inch's routers, by function selector. Calls that name pools do not name the target token, nor
 * always the source. Calls without an amount pay with the coins sent along.
 */
export const ROUTER_CALLS: Readonly<Partial<Record<string, readonly Word[]>>> = {
  // V6: swap, unoswap, unoswap2, unoswap3, their `To` variants with a receiver, and the same for the native coin.
  '07ed2379': [...DESCRIBED, 'bytes'],
  '83800a8e': ['pay', 'amount', 'least', 'pool'],
  '8770ba91': ['pay', 'amount', 'least', 'pool', 'pool'],
  '19367472': ['pay', 'amount', 'least', 'pool', 'pool', 'pool'],
  e2c95c82: ['to', 'pay', 'amount', 'least', 'pool'],
  ea76dddf: ['to', 'pay', 'amount', 'least', 'pool', 'pool'],
  f7a70056: ['to', 'pay', 'amount', 'least', 'pool', 'pool', 'pool'],
  a76dfc3b: ['least', 'pool'],
  '89af926a': ['least', 'pool', 'pool'],
  '188ac35d': ['least', 'pool', 'pool', 'pool'],
  '175accdc': ['to', 'least', 'pool'],
  '0f449d71': ['to', 'least', 'pool', 'pool'],
  '493189f0': ['to', 'least', 'pool', 'pool', 'pool'],
  // V5: swap, unoswap, unoswapTo, uniswapV3Swap, uniswapV3SwapTo.
  '12aa3caf': [...DESCRIBED, 'bytes', 'bytes'],
  '0502b1c5': ['pay', 'amount', 'least', 'pools'],
  f78dc253: ['to', 'pay', 'amount', 'least', 'pools'],
  e449022e: ['amount', 'least', 'pools'],
  bc80f1a8: ['to', 'amount', 'least', 'pools'],
}

const WORD_DIGITS = 64
const ADDRESSES: ReadonlySet<Word> = new Set(['address', 'pay', 'get', 'to'])
const ADDRESS_BITS = 160n

const wordAt = (digits: string, at: number): bigint | undefined => {
  const word = digits.slice(at, at + WORD_DIGITS)
  return /^[0-9a-f]{64}$/i.test(word) ? BigInt(`0x${word}`) : undefined
}

/** Whether an offset points to complete data: a length, followed by that many units. */
const leadsWithin = (digits: string, offset: bigint, unit: bigint): boolean => {
  if (offset * 2n > BigInt(digits.length)) return false
  const start = Number(offset) * 2
  const units = wordAt(digits, start)
  return units !== undefined && BigInt(start + WORD_DIGITS) + units * unit * 2n <= BigInt(digits.length)
}

const isSound = (digits: string, kind: Word, value: bigint): boolean => {
  if (ADDRESSES.has(kind)) return value >> ADDRESS_BITS === 0n
  if (kind === 'pools') return leadsWithin(digits, value, 32n)
  return kind !== 'bytes' || leadsWithin(digits, value, 1n)
}

/** Decodes the words of a call by name; the first wins if a name repeats. `undefined` for incomplete calls. */
const wordsOf = (digits: string, kinds: readonly Word[]): Partial<Record<Word, bigint>> | undefined => {
  const words: Partial<Record<Word, bigint>> = {}
  for (const [index, kind] of kinds.entries()) {
    const value = wordAt(digits, index * WORD_DIGITS)
    if (value === undefined || !isSound(digits, kind, value)) return undefined
    words[kind] ??= value
  }
  return words
}

const addressOf = (value: bigint): string => `0x${value.toString(16).padStart(40, '0')}`

/** The two addresses that stand for the native coin. */
const COINS: readonly string[] = [addressOf(0n), `0x${'e'.repeat(40)}`]

const tokenOf = (value: bigint | undefined): string | undefined => {
  const address = value === undefined ? undefined : addressOf(value)
  return address !== undefined && COINS.includes(address) ? COIN_ID : address
}

/** The first bits of a V6 pool word are the pool's kind. */
const POOL_KIND_OFFSET = 253n
const UNISWAP_V3 = 1n

/**
 * The token that the call takes. `undefined` if only the pool determines it: in calls that name pools alone, and if the
 * first V6 pool is a Uniswap V3 pool, which overrides the call's own token.
 */
const paidToken = ({ amount, pay, pool = 0n }: Partial<Record<Word, bigint>>): string | undefined => {
  if (amount === undefined) return COIN_ID
  return pool >> POOL_KIND_OFFSET === UNISWAP_V3 ? undefined : tokenOf(pay)
}

/** Flag that allows a partial fill, which scales the minimum down. */
const PARTIAL_FILL = 1n

/**
 * Decodes a router call. `undefined` for an unknown selector, an incomplete call, or a call without a fixed minimum
 * (partial fill).
 */
export const readSwap = ({ from, value, data }: SwapCall): ReadSwap | undefined => {
  const kinds = ROUTER_CALLS[data.slice(2, 10).toLowerCase()]
  const words = kinds && wordsOf(data.slice(10), kinds)
  if (words?.least === undefined) return undefined
  const { get, to, amount, least, flags } = words
  if (flags !== undefined && (flags & PARTIAL_FILL) !== 0n) return undefined
  // A zero receiver in a swap description means the sender.
  const isSender = to === undefined || (flags !== undefined && to === 0n)
  return {
    amount: amount ?? value,
    least,
    recipient: isSender ? from : addressOf(to),
    pay: paidToken(words),
    get: tokenOf(get),
  }
}
