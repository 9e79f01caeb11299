import type { CaipAddress } from '../../../domain/account/caip10.js'
import { truncateAddress } from '../../../domain/account/truncateAddress.js'
import { plainText, readableText } from './text.js'

/** In UTF-16 units. The rest is not read, even if nothing so far can be shown. */
const LONGEST_READ = 4_096

/** A label chosen by a stranger: shown as written, repaired, or not at all. */
type Label =
  | { readonly _tag: 'Plain'; readonly text: string }
  | { readonly _tag: 'Repaired'; readonly text: string }
  | { readonly _tag: 'None' }

/** Reads a trimmed label of at most `longest` UTF-16 units; cuts off the rest. */
const readLabel = (value: unknown, longest: number): Label => {
  if (typeof value !== 'string') return { _tag: 'None' }
  const text = value.slice(0, LONGEST_READ).trim()
  const isPlain: boolean = plainText(longest).is(text)
  if (isPlain) return { _tag: 'Plain', text }
  const repaired = readableText(text.replace(/\s+/g, ' '))
  if (repaired === undefined) return { _tag: 'None' }
  if (repaired.length <= longest) return { _tag: 'Repaired', text: repaired }
  // Second pass: a cut may leave half a surrogate pair.
  return { _tag: 'Repaired', text: `${readableText(repaired.slice(0, longest - 1)) ?? ''}…` }
}

const LONGEST_NAME = 128
const LONGEST_SYMBOL = 32

/** Displayable part of a name chosen by a stranger; `undefined` if nothing is displayable. */
export const readableName = (name: unknown): string | undefined => {
  const label = readLabel(name, LONGEST_NAME)
  return label._tag === 'None' ? undefined : label.text
}

/** Labels of a token. `unknown`: at least one differs from what its issuer wrote. */
export interface TokenLabels {
  readonly name: string
  readonly symbol: string
  readonly unknown?: true
}

/** Label of a token whose own labels cannot be shown. */
export const shortContract = (id: CaipAddress): string => truncateAddress(id.slice(id.lastIndexOf(':') + 1))

/**
 * Labels of a token, as chosen by its issuer. A bad label must not hide the holding: deceptive characters are removed,
 * and an empty result is replaced by the other label or by `instead`.
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
