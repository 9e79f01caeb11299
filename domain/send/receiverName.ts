import type { NameError } from '../names/nameError.js'
import type { ChainNamespace } from '../network/network.js'

/** A name in the field of the receiver, and what is known of it. */
export type NameLookup =
  | { readonly _tag: 'Asking'; readonly name: string }
  /** `address`: plain, with its checksum. */
  | { readonly _tag: 'Found'; readonly name: string; readonly address: string }
  | { readonly _tag: 'NotFound'; readonly name: string; readonly error: NameError }

/** No name is longer (S-09). */
const MOST_LETTERS = 255

/**
 * The name in a text that is not an address: words with points between them. `undefined` for anything else, and on
 * chains whose addresses no name leads to.
 */
export const nameIn = (text: string, namespace: ChainNamespace): string | undefined => {
  const name = text.trim()
  const isName = name.length <= MOST_LETTERS && name.includes('.') && !name.startsWith('0x') && !/[\s/:@]/.test(name)
  return namespace === 'eip155' && isName ? name : undefined
}
