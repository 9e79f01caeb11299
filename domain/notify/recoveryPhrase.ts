// Finds recovery phrases (BIP-39) in a text, whatever stands between their words (S-26). One pass from word to word, so
// the time is linear in the length.

/** Letters, their accents, and characters of zero width, which may stand in a word or between two. */
const LETTERS = /[\p{L}\p{M}\p{DI}]+/gu
const NO_LETTERS = /[\p{M}\p{DI}]+/gu
const PIECE = /[^\p{DI}]+/gu
const LONGEST_WORD = 9
/** Word lengths in the ten BIP-39 lists, by script; Chinese words have one character. */
const PHRASE_WORD = /^(?:[\p{sc=Latn}\p{sc=Cyrl}]{3,9}|[\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]{2,9}|\p{sc=Han})$/u
/** Frequent words that no list contains. Without them, few sentences are as long as a phrase. */
const COMMON =
  /^(?:the|and|was|not|for|from|has|had|were|are|its|but|did|does|which|than|their|with|without|could|would|your)$/i

/** Matched against a word (`\0`) with its surroundings. Field names, word numbers and markup do not count as words. */
const FIELD = /["']\0["']\s?:/
const NUMBER_OR_TAG = /\0\d{0,3}["']?\s?[:=)]|[<&;]\/?\0/

const WIDEST_GAP = 12
/** Usual separators between the words of a list: blanks, commas, quotes, brackets, dashes, numbers, labels. */
const USUAL_SIGNS = /\d+[.:=)]{0,2}|[\s,;،؛、"'`+_\p{Pd}#()[\]<>\p{DI}\p{L}\p{M}]+/gu
/** A sentence boundary. If all words are capitalised, or no word, the text may be a list. */
const SENTENCE_END = /(?<=[^\p{L}\p{M}])\p{Ll}[\p{Ll}\p{M}]{1,10}[.!?]["')]?\s+\p{Lu}\p{Ll}/u
const SHORTEST_PHRASE = 12

/**
 * Consecutive words, separated by at most one kind of unusual signs. `recent`: the words since such signs last
 * occurred.
 */
interface Run {
  readonly start: number
  readonly end: number
  readonly count: number
  readonly signs: string
  readonly recent: { readonly start: number; readonly count: number }
  /** Start of the second word, if a colon follows the first word and no other. */
  readonly behindTitle: number | undefined
}

const begin = (start: number, end: number): Run => ({
  start,
  end,
  count: 1,
  signs: '',
  recent: { start, count: 1 },
  behindTitle: undefined,
})

const extend = (run: Run, start: number, end: number, between: string): Run => {
  const { count, recent } = run
  const signs = [...new Set(between.replace(USUAL_SIGNS, ''))].join('')
  if (signs === '') return { ...run, end, count: count + 1, recent: { ...recent, count: recent.count + 1 } }
  const both = new Set(run.signs + signs).size
  const before = both === run.signs.length || both === signs.length ? run : recent
  return {
    start: before.start,
    end,
    count: before.count + 1,
    signs: before === run && run.signs.length > signs.length ? run.signs : signs,
    recent: { start, count: 1 },
    behindTitle: before.count === 1 && /^[:=]$/.test(signs) ? start : undefined,
  }
}

type Range = readonly [start: number, end: number]

const rangeOf = ({ start, end, count, behindTitle }: Run): readonly Range[] => {
  if (count < SHORTEST_PHRASE) return []
  return [[count > SHORTEST_PHRASE && behindTitle !== undefined ? behindTitle : start, end]]
}

/** Runs of letters in a text. A run longer than a word is split at characters of zero width. */
const tokensOf = function* (text: string): Generator<Range> {
  for (const { 0: token, index } of text.matchAll(LETTERS))
    if (token.replace(NO_LETTERS, '').length <= LONGEST_WORD) yield [index, index + token.length]
    else for (const { 0: piece, index: at } of token.matchAll(PIECE)) yield [index + at, index + at + piece.length]
}

const isNear = (gap: string): boolean => gap.replace(/\s+/g, ' ').length <= WIDEST_GAP

const phrasesIn = (text: string): readonly Range[] => {
  const found: Range[] = []
  let run: Run | undefined
  let edge = 0
  const follow = (next: Run | undefined): void => {
    if (run !== undefined && run.start !== next?.start) found.push(...rangeOf(run))
    run = next
  }
  for (const [start, end] of tokensOf(text)) {
    if (!isNear(text.slice(edge, start))) follow(undefined)
    edge = end
    const letters = text.slice(start, end).replace(NO_LETTERS, '')
    const isWord = PHRASE_WORD.test(letters)
    const around = `${text.slice(Math.max(0, start - 2), start)}\0${text.slice(end, end + 6)}`
    const isLabel = letters === '' || FIELD.test(around) || (isWord ? COMMON.test(letters) : NUMBER_OR_TAG.test(around))
    if (isLabel) continue
    if (!isWord) follow(undefined)
    else if (run === undefined || SENTENCE_END.test(text.slice(Math.max(0, run.end - 12), start + 2)))
      follow(begin(start, end))
    else follow(extend(run, start, end, text.slice(run.end, start)))
  }
  follow(undefined)
  return found
}

/**
 * Removes what looks like a recovery phrase: twelve or more words in a row. A sentence of that many short words is
 * removed, too.
 */
export const withoutPhrases = (text: string): string => {
  let edge = 0
  const kept = phrasesIn(text).flatMap(([start, end]) => {
    const before = start < edge ? [] : [text.slice(edge, start)]
    edge = end
    return before
  })
  return [...kept, text.slice(edge)].join('…')
}
