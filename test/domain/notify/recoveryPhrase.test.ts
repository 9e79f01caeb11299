import { assert } from 'chai'
import * as lists from 'viem/accounts'
import { scrub } from '../../../domain/notify/scrub.js'

const WORD_LISTS = {
  czech: lists.czech,
  english: lists.english,
  french: lists.french,
  italian: lists.italian,
  japanese: lists.japanese,
  korean: lists.korean,
  portuguese: lists.portuguese,
  spanish: lists.spanish,
  simplifiedChinese: lists.simplifiedChinese,
  traditionalChinese: lists.traditionalChinese,
}

/** A phrase of a word list without duplicates; the step is coprime to the 2,048 words. */
const phraseOf = (words: readonly string[], from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => words[(from + index * 731) % words.length] ?? '')

/** Remaining words of a phrase, except two-letter words, which are contained in others. */
const toldOf = (phrase: readonly string[], text: string): readonly string[] => {
  const written = scrub(text).normalize('NFKC').toLowerCase()
  return phrase.filter((word) => written.includes(word.normalize('NFKC').toLowerCase()))
}

const alternating = (text: string): string =>
  text.replace(/(.)(.)/gu, (_, one: string, other: string) => one.toLowerCase() + other.toUpperCase())

const numbered = (mark: (number: number) => string) => (words: readonly string[]) =>
  words.map((word, index) => `${mark(index + 1)}${word}`).join(' ')

const WAYS: Readonly<Record<string, (words: readonly string[]) => string>> = {
  'numbers and dots': numbered((number) => `${number}. `),
  'numbers in brackets': numbered((number) => `(${number}) `),
  'numbers with colons': numbered((number) => `${number}: `),
  'numbers and signs of equality': numbered((number) => `${number}=`),
  'numbered names': (words) => words.map((word, index) => `w${index}=${word}`).join('; '),
  'a list of JSON': (words) => JSON.stringify(words),
  'a list of JSON on many lines': (words) => JSON.stringify({ kept: words }, undefined, 8),
  'JSON in JSON in JSON': (words) => JSON.stringify(JSON.stringify(JSON.stringify(words))),
  'an object of JSON': (words) => JSON.stringify(Object.fromEntries(words.entries())),
  'objects of JSON': (words) => JSON.stringify(words.map((word, index) => ({ index, word }))),
  'objects of JSON with short names': (words) =>
    JSON.stringify(
      words.map((w, i) => ({ i, w })),
      undefined,
      2,
    ),
  'a list of HTML': (words) => words.map((word) => `<li>${word}</li>`).join('\n'),
  'paragraphs of HTML': (words) => words.map((word) => `<p>${word}</p>`).join(''),
  'elements of XML': (words) => words.map((word) => `<word>${word}</word>`).join(''),
  'escaped HTML': (words) => words.join('&lt;br&gt;'),
  'objects of JSON with more in them': (words) => JSON.stringify(words.map((value, at) => ({ at, value, ok: true }))),
  'a sentence each': (words) => words.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}.`).join(' '),
  'a table of Markdown': (words) => words.map((word, index) => `| ${index + 1} | ${word} |`).join('\n'),
  'an encoded address': (words) => words.map(encodeURIComponent).join('%20'),
  capitals: (words) => words.join(' ').toUpperCase(),
  'a capital each': (words) => words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' '),
  'small letters and capitals in turn': (words) => alternating(words.join(' ')),
  'accents as signs of their own': (words) => words.join(' ').normalize('NFD'),
  'letters that are shaped otherwise': (words) =>
    words.join(' ').replace(/[a-z]/g, (letter) => String.fromCodePoint(0x1d41a + letter.charCodeAt(0) - 97)),
  'signs without a width in the words': (words) =>
    words.map((word) => `${word.slice(0, 1)}\u200b${word.slice(1)}`).join(' '),
  'groups of three': (words) => words.map((word, index) => word + (index % 3 === 2 ? ';\n' : ', ')).join(''),
  'an "and" before the last': (words) => `${words.slice(0, -1).join(', ')}, and ${words.at(-1) ?? ''}`,
}

const SEPARATORS: readonly string[] = [
  ...[' ', '\n', '\t', ', ', ',', '; ', ' - ', '-', '_', '+', '  \n  ', '\u3000', '\u00a0'],
  ...['|', ' | ', '/', '.', '. ', '·', '•', ' • ', ':', ': ', '=', '~', '*', '#', '–', ' — ', '&', '`', '\\'],
  ...['<br>', '<br/>\n', '</li><li>', '&nbsp;', '%0A', '%0d%0a', '%20', '\\n', '\\u0020', '\\t', '] [', ') ('],
  ...[
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u200e',
    '\u00ad',
    '،',
    '، ',
    '、',
    '，',
    '؛',
    '；',
    '->',
    ' => ',
    ' ... ',
    '"',
    "'",
  ],
]

describe('a recovery phrase in a log text [S-26]', () => {
  for (const [language, words] of Object.entries(WORD_LISTS))
    it(`is removed, however its words are separated and spelled: ${language} [S-26]`, () => {
      const bySeparator = SEPARATORS.map((separator) => (phrase: readonly string[]) => phrase.join(separator))
      for (const [at, write] of [...bySeparator, ...Object.values(WAYS)].entries())
        for (const count of [12, 24]) {
          const phrase = phraseOf(words, at * 97, count)
          const written = write(phrase)
          for (const text of [written, `My words are ${written} so far.`, `Kept here: ${written}. Lost.`])
            assert.deepEqual(toldOf(phrase, text), [], text)
        }
    })

  it('is removed with each word of a list [S-26]', () => {
    for (const words of Object.values(WORD_LISTS))
      for (let from = 0; from < words.length; from += 12) {
        const phrase = Array.from({ length: 12 }, (_, index) => words[(from + index) % words.length] ?? '')
        assert.deepEqual(toldOf(phrase, phrase.join(' ')), [])
      }
  })

  it('leaves its title, and the surrounding sentences', () => {
    const phrase = phraseOf(lists.english, 7, 12).join(' ')
    assert.equal(
      scrub(`The wallet failed. Phrase: ${phrase}. It was not stored.`),
      'The wallet failed. Phrase: …. It was not stored.',
    )
    assert.equal(scrub(`Paid: 2\nseed=${phrase}`), 'Paid: 2\nseed=…')
  })
})

describe('a text without a recovery phrase', () => {
  for (const text of [
    'node_modules/viem/actions/public/call.js',
    'https://app.example/docs/guide/start/wallets/connect/modal/open/index.html?',
    'import { open } from "../../shared/modal/views/parts/list/rows/types.js"',
    'at connect (wallet.ts:12:3)\n    at open (modal.ts:4:5)\n    at press (button.tsx:9:9)\n    at call (react.js:1:2)',
    'The wallet was asked. The wallet did not answer. The modal was closed. The page was left. Nothing was paid.',
    '{"code":4001,"message":"User rejected the request","data":{"method":"wallet_sign","params":[],"chain":"eip155:1"}}',
    'execution reverted: ERC20: transfer amount exceeds balance. Contract call: address: 0x0, function: transfer',
    '[portico] info connector io.metamask on eip155 restored, network eip155:1, modal closed, 3 wallets, 2 tabs',
    'abandon ability able about above absent absorb abstract absurd abuse access',
  ])
    it(`is unchanged: ${text.slice(0, 60)}`, () => assert.equal(scrub(text).replace(/…$/, '?'), text))
})
