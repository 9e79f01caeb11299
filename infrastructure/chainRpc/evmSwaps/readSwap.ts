import { COIN_ID } from '../../../domain/asset/asset.js'
import type { ReadSwap, SwapCall } from '../../../domain/swap/swapCall.js'

/** What a word of a router's call is. `pools` and `bytes` lead to what stands behind the words. */
type Word = 'address' | 'pay' | 'get' | 'to' | 'amount' | 'least' | 'flags' | 'pool' | 'pools' | 'bytes'

/** The description of a swap by the routers' executors: source, target, where the source goes, who gets the target. */
const DESCRIBED: readonly Word[] = ['address', 'pay', 'get', 'address', 'to', 'amount', 'least', 'flags']

/**
 * The words of the calls of 1inch's routers, by the first four bytes of each. Those that name pools do not name what
 * comes out, nor always what goes in; those without an amount take the coins that are sent along.
 */
export const ROUTER_CALLS: Readonly<Partial<Record<string, readonly Word[]>>> = {
  // V6: swap, unoswap, unoswap2, unoswap3, the same To somebody, and all of these of the coin.
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

/** Whether what an offset leads to is there: a number, and so many units of so many bytes. */
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

/** The words of a call by their names; of several with one name, the first. Nothing for a call that is not whole. */
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

/** Both addresses that stand for the coin. */
const COINS: readonly string[] = [addressOf(0n), `0x${'e'.repeat(40)}`]

const tokenOf = (value: bigint | undefined): string | undefined => {
  const address = value === undefined ? undefined : addressOf(value)
  return address !== undefined && COINS.includes(address) ? COIN_ID : address
}

/** The kind of a pool of V6 stands in the first bits of its word. */
const POOL_KIND_OFFSET = 253n
const UNISWAP_V3 = 1n

/**
 * What is taken, by the words: of those that name pools alone, the pool says it. So does the first pool of V6 where it
 * is one of Uniswap V3, whatever the call's own word is.
 */
const paidToken = ({ amount, pay, pool = 0n }: Partial<Record<Word, bigint>>): string | undefined => {
  if (amount === undefined) return COIN_ID
  return pool >> POOL_KIND_OFFSET === UNISWAP_V3 ? undefined : tokenOf(pay)
}

/** With this flag, a swap may be carried out in part: then the least is only kept in proportion. */
const PARTIAL_FILL = 1n

/**
 * What a router's call says that it does; `undefined` for one whose words are not known, are not whole, or promise no
 * least (a partial fill).
 */
export const readSwap = ({ from, value, data }: SwapCall): ReadSwap | undefined => {
  const kinds = ROUTER_CALLS[data.slice(2, 10).toLowerCase()]
  const words = kinds && wordsOf(data.slice(10), kinds)
  if (words?.least === undefined) return undefined
  const { get, to, amount, least, flags } = words
  if (flags !== undefined && (flags & PARTIAL_FILL) !== 0n) return undefined
  // A described swap to nobody is one to whoever signs.
  const isSender = to === undefined || (flags !== undefined && to === 0n)
  return {
    amount: amount ?? value,
    least,
    recipient: isSender ? from : addressOf(to),
    pay: paidToken(words),
    get: tokenOf(get),
  }
}
