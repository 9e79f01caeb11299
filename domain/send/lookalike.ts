import { truncateAddress } from '../account/truncateAddress.js'
import type { ChainNamespace } from '../network/network.js'

/** Characters that people compare at each end; on EVM, after the `0x`. */
const COMPARED = 3
/** Characters that the visitor types from the middle, which people do not look at. */
const TYPED = 4

const isEvm = (namespace: ChainNamespace): boolean => namespace === 'eip155'

/** EVM addresses ignore case; elsewhere another case is another address. */
const asCompared = (namespace: ChainNamespace, text: string): string => (isEvm(namespace) ? text.toLowerCase() : text)

/** Whether two pieces of addresses are equal on the chain. */
export const areSameLetters = (namespace: ChainNamespace, one: string, other: string): boolean =>
  asCompared(namespace, one) === asCompared(namespace, other)

/** The parts of an address that people look at: its ends, and the short form in lists. Ignores case, as people do. */
const looksOf = (namespace: ChainNamespace, address: string): { readonly ends: string; readonly short: string } => {
  const letters = (isEvm(namespace) ? address.slice(2) : address).toLowerCase()
  return {
    ends: `${letters.slice(0, COMPARED)} ${letters.slice(-COMPARED)}`,
    short: truncateAddress(address).toLowerCase(),
  }
}

/** Plain addresses that a visitor knows. */
export interface KnownAddresses {
  /** The visitor's own accounts, and saved receivers. */
  readonly trusted: readonly string[]
  /** Addresses that were paid before. Not trusted: the visitor may have been deceived, or the events are false. */
  readonly paid: readonly string[]
}

/**
 * The known address that another one can be mistaken for: both begin and end alike, or have the same short form, but
 * differ. Such addresses are made in the hope of a mistaken payment. `undefined` for a trusted address.
 */
export const findLookalike = (
  namespace: ChainNamespace,
  address: string,
  { trusted, paid }: KnownAddresses,
): string | undefined => {
  const isIt = (each: string): boolean => areSameLetters(namespace, each, address)
  if (trusted.some(isIt)) return undefined
  const { ends, short } = looksOf(namespace, address)
  return [...trusted, ...paid].find((each) => {
    const other = looksOf(namespace, each)
    return !isIt(each) && (other.ends === ends || other.short === short)
  })
}

/** Position of the four characters in the middle that a visitor types to show that they looked. */
export const middleAt = (address: string): { readonly from: number; readonly to: number } => {
  const from = Math.floor((address.length - TYPED) / 2)
  return { from, to: from + TYPED }
}

/** Whether a visitor typed the four characters in the middle of an address; on EVM, in any case. */
export const isMiddleOf = (namespace: ChainNamespace, address: string, typed: string): boolean => {
  const { from, to } = middleAt(address)
  return areSameLetters(namespace, address.slice(from, to), typed.trim())
}
