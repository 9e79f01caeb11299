import type { NameError } from '../names/nameError.js'
import type { ChainNamespace } from '../network/network.js'

/** A name in the receiver field, and its lookup. */
export type NameLookup =
  | { readonly _tag: 'Asking'; readonly name: string }
  /** `address`: plain, in checksum spelling. */
  | { readonly _tag: 'Found'; readonly name: string; readonly address: string }
  | { readonly _tag: 'NotFound'; readonly name: string; readonly error: NameError }

/** Longest name (S-09). */
const MOST_LETTERS = 255

/**
 * The name in a text: words separated by points, not an address. `undefined` for any other text, and on chains without
 * names.
 */
export const nameIn = (text: string, namespace: ChainNamespace): string | undefined => {
  const name = text.trim()
  const isName = name.length <= MOST_LETTERS && name.includes('.') && !name.startsWith('0x') && !/[\s/:@]/.test(name)
  return namespace === 'eip155' && isName ? name : undefined
}
