import type { CaipAddress } from '../../../domain/account/caip10.js'
import { truncateAddress } from '../../../domain/account/truncateAddress.js'
import { plainText, readableText } from './text.js'

/** What is behind is not looked at, however little of this can be shown. In UTF-16 units. */
const LONGEST_READ = 4_096

/** What somebody calls something: as they wrote it, what of it can be shown, or nothing that can. */
type Label =
  | { readonly _tag: 'Plain'; readonly text: string }
  | { readonly _tag: 'Repaired'; readonly text: string }
  | { readonly _tag: 'None' }

/** Reads a label without blanks around it, at most `longest` UTF-16 units long: of a longer one the rest is cut off. */
const readLabel = (value: unknown, longest: number): Label => {
  if (typeof value !== 'string') return { _tag: 'None' }
  const text = value.slice(0, LONGEST_READ).trim()
  const isPlain: boolean = plainText(longest).is(text)
  if (isPlain) return { _tag: 'Plain', text }
  const repaired = readableText(text.replace(/\s+/g, ' '))
  if (repaired === undefined) return { _tag: 'None' }
  if (repaired.length <= longest) return { _tag: 'Repaired', text: repaired }
  // Again: a cut may leave half a sign.
  return { _tag: 'Repaired', text: `${readableText(repaired.slice(0, longest - 1)) ?? ''}…` }
}

const LONGEST_NAME = 128
const LONGEST_SYMBOL = 32

/** What can be shown of a name that anybody may have given; `undefined` where nothing can. */
export const readableName = (name: unknown): string | undefined => {
  const label = readLabel(name, LONGEST_NAME)
  return label._tag === 'None' ? undefined : label.text
}

/** The labels of a token. `unknown`: at least one is not as its maker wrote it. */
export interface TokenLabels {
  readonly name: string
  readonly symbol: string
  readonly unknown?: true
}

/** What a token goes by whose own words cannot be shown. */
export const shortContract = (id: CaipAddress): string => truncateAddress(id.slice(id.lastIndexOf(':') + 1))

/**
 * What a token is called. Whoever makes it decides, so an odd label costs no holding: what deceives is taken out of it,
 * and where nothing is left, the other one stands there, or else what is given for it.
 */
export const tokenLabels = (
  token: { readonly name: unknown; readonly symbol: unknown },
  instead: string,
): TokenLabels => {
  const name = readLabel(token.name, LONGEST_NAME)
  const symbol = readLabel(token.symbol, LONGEST_SYMBOL)
  const shownSymbol = symbol._tag === 'None' ? instead : symbol.text
  return {
    name: name._tag === 'None' ? shownSymbol : name.text,
    symbol: shownSymbol,
    ...((name._tag !== 'Plain' || symbol._tag !== 'Plain') && { unknown: true }),
  }
}
