// Finds the words that a wallet is recovered from (BIP-39) in a text, whatever stands between them (S-26). It goes over
// the text once, from word to word, and so takes time in proportion to its length.

/** Letters, their accents, and signs without a width, which may stand in a word or between two. */
const LETTERS = /[\p{L}\p{M}\p{DI}]+/gu
const NO_LETTERS = /[\p{M}\p{DI}]+/gu
const PIECE = /[^\p{DI}]+/gu
const LONGEST_WORD = 9
/** As long as the words of the ten lists are, in the scripts that these are in. Chinese ones have one sign. */
const PHRASE_WORD = /^(?:[\p{sc=Latn}\p{sc=Cyrl}]{3,9}|[\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]{2,9}|\p{sc=Han})$/u
/** Words that are in many sentences and in no list: without them, few sentences are as long as a phrase. */
const COMMON =
  /^(?:the|and|was|not|for|from|has|had|were|are|its|but|did|does|which|than|their|with|without|could|would|your)$/i

/** Between letters and what stands around them. The name of a field, the number of a word, and markup are no words. */
const FIELD = /["']\0["']\s?:/
const NUMBER_OR_TAG = /\0\d{0,3}["']?\s?[:=)]|[<&;]\/?\0/

const WIDEST_GAP = 12
/** What stands between the words of any list: blanks, commas, quotes, brackets, dashes, numbers, labels. */
const USUAL_SIGNS = /\d+[.:=)]{0,2}|[\s,;،؛、"'`+_\p{Pd}#()[\]<>\p{DI}\p{L}\p{M}]+/gu
/** Where all words are written with a capital, or none is, it may be a list. */
const SENTENCE_END = /(?<=[^\p{L}\p{M}])\p{Ll}[\p{Ll}\p{M}]{1,10}[.!?]["')]?\s+\p{Lu}\p{Ll}/u
const SHORTEST_PHRASE = 12

/** Words in a row, between which one kind of other signs stands at most. `recent`: since these stood there last. */
interface Run {
  readonly start: number
  readonly end: number
  readonly count: number
  readonly signs: string
  readonly recent: { readonly start: number; readonly count: number }
  /** Where the second word begins, if the first one is followed by a colon, and no other is. */
  readonly behindTitle: number | undefined
}

const begin = (start: number, end: number): Run => ({
  ...{ start, end, count: 1, signs: '', recent: { start, count: 1 }, behindTitle: undefined },
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

/** The runs of letters in a text. One that is longer than a word is parted where a sign without a width is. */
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
 * A text without what looks like the words of a recovery phrase: twelve or more in a row. A sentence of that many short
 * words is taken for them, too.
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
