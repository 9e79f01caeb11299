import { truncateAddress } from '../account/truncateAddress.js'
import type { ChainNamespace } from '../network/network.js'

/** Letters at each end that people compare; of an EVM address, behind the 0x. */
const COMPARED = 3
/** As many as the visitor types of the middle, where nobody looks. */
const TYPED = 4

const isEvm = (namespace: ChainNamespace): boolean => namespace === 'eip155'

/** Of an EVM address, letters are the same in any case; anywhere else another case is another address. */
const asCompared = (namespace: ChainNamespace, text: string): string => (isEvm(namespace) ? text.toLowerCase() : text)

/** Whether two pieces of addresses are the same to the chain. */
export const areSameLetters = (namespace: ChainNamespace, one: string, other: string): boolean =>
  asCompared(namespace, one) === asCompared(namespace, other)

/** What people see of an address: its ends, and the short form of lists. Nobody compares the case of letters. */
const looksOf = (namespace: ChainNamespace, address: string): { readonly ends: string; readonly short: string } => {
  const letters = (isEvm(namespace) ? address.slice(2) : address).toLowerCase()
  return {
    ends: `${letters.slice(0, COMPARED)} ${letters.slice(-COMPARED)}`,
    short: truncateAddress(address).toLowerCase(),
  }
}

/** Plain addresses that a visitor knows. */
export interface KnownAddresses {
  /** The visitor's own accounts, and whom they saved. */
  readonly trusted: readonly string[]
  /** To whom something was paid. It vouches for nobody: the visitor may have been deceived, or the events are false. */
  readonly paid: readonly string[]
}

/**
 * The known address that another one may be taken for: it begins and ends alike, or is shortened alike, and is another
 * . Whoever made it hopes to be paid in its place. `undefined` for one that is trusted itself.
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

/** Where the four letters stand that a visitor types to show that they looked: in the middle. */
export const middleAt = (address: string): { readonly from: number; readonly to: number } => {
  const from = Math.floor((address.length - TYPED) / 2)
  return { from, to: from + TYPED }
}

/** Whether a visitor typed the four letters in the middle of an address; of an EVM address, in any case. */
export const isMiddleOf = (namespace: ChainNamespace, address: string, typed: string): boolean => {
  const { from, to } = middleAt(address)
  return areSameLetters(namespace, address.slice(from, to), typed.trim())
}
