import type { ChainNamespace } from '../network/network.js'

/** Letters at each end that people compare; of an EVM address, behind the 0x. */
const COMPARED = 3
/** As many as the visitor types of the middle, where nobody looks. */
const TYPED = 4

const isEvm = (namespace: ChainNamespace): boolean => namespace === 'eip155'

/** What people read of an address. EVM addresses are the same in any case. */
const lettersOf = (namespace: ChainNamespace, address: string): string =>
  isEvm(namespace) ? address.slice(2).toLowerCase() : address

/**
 * The known address that another one may be taken for: it begins and ends alike, and is another. Whoever made it
 * hopes to be paid in its place. `undefined` for one that is known itself.
 */
export const findLookalike = (
  namespace: ChainNamespace,
  address: string,
  known: readonly string[],
): string | undefined => {
  const letters = lettersOf(namespace, address)
  if (known.some((each) => lettersOf(namespace, each) === letters)) return undefined
  return known.find((each) => {
    const others = lettersOf(namespace, each)
    return (
      others.slice(0, COMPARED) === letters.slice(0, COMPARED) && others.slice(-COMPARED) === letters.slice(-COMPARED)
    )
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
  const [middle, text] = [address.slice(from, to), typed.trim()]
  return isEvm(namespace) ? middle.toLowerCase() === text.toLowerCase() : middle === text
}
