import { english } from './english.js'

/** Artificial locales made of the English texts, as worst cases for the layout. */
export type PseudoLocale = 'long' | 'cjk'

/** Placeholders stay unchanged; of a plural, the texts of its forms change. */
const PLACEHOLDER = /(\{\w+\}|\{\w+, plural,(?:[^{}]|\{[^{}]*\})*\})/
const FORM = /(\w+ \{)([^{}]*)(?=\})/g
const WORD = /\p{L}[\p{L}’']*/gu

/** Short texts grow most in translation: a label to twice its length, a sentence by half. */
const SHORT = 24

const lengthened = (text: string): string => {
  let at = 0
  return text.replace(WORD, (word) => {
    at += 1
    return text.length > SHORT && at % 2 === 0 ? word : word + word.toLowerCase()
  })
}

/** Common characters, which every Chinese font has. */
const CHARACTERS = Array.from('的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年')
const LETTERS_A_CHARACTER = 3
const MARKS: readonly (readonly [RegExp, string])[] = [
  [/\. ?/g, '。'],
  [/, ?/g, '，'],
  [/\? ?/g, '？'],
  [/ +/g, ''],
]

const inCharacters = (text: string): string => {
  const words = text.replace(WORD, (word) =>
    Array.from(
      { length: Math.ceil(word.length / LETTERS_A_CHARACTER) },
      (_, n) => CHARACTERS[(word.charCodeAt(n) + word.length * n) % CHARACTERS.length] ?? '的',
    ).join(''),
  )
  return MARKS.reduce((marked, [mark, character]) => marked.replace(mark, character), words)
}

const inForms = (placeholder: string, change: (text: string) => string): string =>
  placeholder.replace(FORM, (_, before: string, form: string) => before + change(form))

const inAll = (change: (text: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => [
      key,
      text
        .split(PLACEHOLDER)
        .map((part) => (PLACEHOLDER.test(part) ? inForms(part, change) : change(part)))
        .join(''),
    ]),
  )

/** The appearance options of a host; the tag of `long` is the browsers' one for pseudo-English. */
export const PSEUDO_LOCALES: Readonly<
  Record<PseudoLocale, { readonly locale: string; readonly messages: Readonly<Record<string, string>> }>
> = {
  long: { locale: 'en-XA', messages: inAll(lengthened) },
  cjk: { locale: 'zh', messages: inAll(inCharacters) },
}
