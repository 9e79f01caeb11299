import { readField } from '../../shared/safeRead.js'
import { isInlineImage } from '../../http/codecs/urls.js'
import { readableText } from '../../http/codecs/text.js'

/** The length of a list that a page script made; `undefined` for what is none. */
const lengthOf = (list: unknown): number | undefined => {
  const length = readField(list, 'length')
  return typeof length === 'number' && Number.isInteger(length) && length >= 0 ? length : undefined
}
const copy = (list: unknown, length: number): readonly unknown[] =>
  Array.from({ length }, (_, index) => readField(list, String(index)))

/**
 * A list that a page script made, copied before it is checked: one with getters may answer differently the second time.
 */
export const readList = (list: unknown, mostEntries: number): readonly unknown[] | undefined => {
  const length = lengthOf(list)
  return length !== undefined && length <= mostEntries ? copy(list, length) : undefined
}

/** The same, cut where it is longer. */
export const readFirst = (list: unknown, mostEntries: number): readonly unknown[] | undefined => {
  const length = lengthOf(list)
  return length === undefined ? undefined : copy(list, Math.min(length, mostEntries))
}

/** A list of texts; `undefined` when it is none. */
export const readStrings = (list: readonly unknown[] | undefined): readonly string[] | undefined =>
  list?.every((entry) => typeof entry === 'string') === true ? list : undefined

/**
 * A wallet's icon when it is a readable inline image of at most 64 KiB (S-10); a wallet with another one is listed
 * without.
 */
export const readIcon = (icon: unknown): string | undefined =>
  typeof icon === 'string' && isInlineImage(icon, { svg: true }) ? icon : undefined

const MAX_LENGTH = 64

/**
 * A wallet's name as it may be shown: at most 64 characters, nothing in it that hides (S-10); `undefined` when nothing
 * is left.
 */
export const readableName = (text: string): string | undefined =>
  text.length > MAX_LENGTH ? undefined : readableText(text)

const MAX_WORDS_LENGTH = 120

/** A wallet's words as they may be shown: in one line of at most 120 characters; `undefined` when nothing is left. */
export const readableWords = (text: string): string | undefined => {
  const words = readableText(text.replace(/\s+/g, ' '))
  if (words === undefined || words.length <= MAX_WORDS_LENGTH) return words
  // Again: a cut may leave half a sign.
  return `${readableText(words.slice(0, MAX_WORDS_LENGTH - 1)) ?? ''}…`
}

/** An id that no other wallet of the page has: whatever a script calls its own, the next one keeps a place. */
export const freeId = (wanted: string, others: readonly { readonly id: string }[]): string => {
  const taken = new Set(others.map(({ id }) => id))
  let free = wanted
  for (let number = others.length; taken.has(free); number += 1) free = `${wanted}:${number}`
  return free
}
