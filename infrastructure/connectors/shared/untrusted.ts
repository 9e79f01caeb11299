import { readField } from '../../shared/safeRead.js'
import { isInlineImage } from '../../http/codecs/urls.js'
import { readableText } from '../../http/codecs/text.js'

/** Length of a list from an untrusted script; `undefined` if invalid. */
const lengthOf = (list: unknown): number | undefined => {
  const length = readField(list, 'length')
  return typeof length === 'number' && Number.isInteger(length) && length >= 0 ? length : undefined
}
const copy = (list: unknown, length: number): readonly unknown[] =>
  Array.from({ length }, (_, index) => readField(list, String(index)))

/** Copies an untrusted list before it is checked: getters may return other values the second time. */
export const readList = (list: unknown, mostEntries: number): readonly unknown[] | undefined => {
  const length = lengthOf(list)
  return length !== undefined && length <= mostEntries ? copy(list, length) : undefined
}

/** Like `readList`, but truncates a longer list. */
export const readFirst = (list: unknown, mostEntries: number): readonly unknown[] | undefined => {
  const length = lengthOf(list)
  return length === undefined ? undefined : copy(list, Math.min(length, mostEntries))
}

/** The list if all entries are strings; `undefined` otherwise. */
export const readStrings = (list: readonly unknown[] | undefined): readonly string[] | undefined =>
  list?.every((entry) => typeof entry === 'string') === true ? list : undefined

/**
 * A wallet's icon if it is a readable inline image of at most 64 KiB (S-10); otherwise the wallet is listed without an
 * icon.
 */
export const readIcon = (icon: unknown): string | undefined =>
  typeof icon === 'string' && isInlineImage(icon, { svg: true }) ? icon : undefined

const MAX_LENGTH = 64

/** A displayable wallet name: at most 64 characters, without invisible characters (S-10); `undefined` if empty. */
export const readableName = (text: string): string | undefined =>
  text.length > MAX_LENGTH ? undefined : readableText(text)

const MAX_WORDS_LENGTH = 120

/** A displayable wallet text: one line of at most 120 characters; `undefined` if empty. */
export const readableWords = (text: string): string | undefined => {
  const words = readableText(text.replace(/\s+/g, ' '))
  if (words === undefined || words.length <= MAX_WORDS_LENGTH) return words
  // Second pass: a cut may leave half a surrogate pair.
  return `${readableText(words.slice(0, MAX_WORDS_LENGTH - 1)) ?? ''}…`
}

/** An id that no other wallet of the page has, even if a script claims the wanted one. */
export const freeId = (wanted: string, others: readonly { readonly id: string }[]): string => {
  const taken = new Set(others.map(({ id }) => id))
  let free = wanted
  for (let number = others.length; taken.has(free); number += 1) free = `${wanted}:${number}`
  return free
}
