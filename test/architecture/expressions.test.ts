import { assert } from 'chai'
import { isLinear } from '../support/isLinear.js'
import { expressionsIn, SOURCES } from './support/expressionsIn.js'

const LENGTH = 8_192
/**
 * An expression that looks at each letter from each other one takes 40 ms and more; one that does not, less than 1.
 * One that takes longer than this is measured.
 */
const SUSPECT_MS = 12

/** What is repeated: a letter of each kind, marks of syntax, and pairs that begin or escape something again. */
const UNITS: readonly string[] = [
  ...[
    'a',
    'A',
    '0',
    '1',
    '.',
    '-',
    '_',
    '/',
    ':',
    '@',
    '?',
    '&',
    '=',
    '%',
    '\\',
    '"',
    "'",
    '<',
    '(',
    '[',
    ',',
    '+',
    '~',
  ],
  ...[' ', '\n', '\u0301', '\u0430', '\u0661', 'é'],
  ...[
    'a.',
    'a-',
    '.a',
    '\\"',
    'a@',
    'a@a',
    'a:',
    'a=',
    '(a',
    '{a',
    '<!--',
    '<!---->',
    '0x',
    '://',
    'a://',
    ';a=',
    'aaa ',
  ],
]
const ENDS: readonly string[] = ['', '\0! @']

/** Any other looks at a few letters from each. */
const isUnbounded = ({ source }: RegExp): boolean => /[*+]|,\}/.test(source)

/** What may have to stand before: the plain words and marks of the expression itself. */
const startsOf = ({ source }: RegExp): readonly string[] => {
  const plain = source.replace(/\\([^\w])/g, '$1').match(/[a-z0-9]{2,12}(?::\/\/|[:@=])?|["'(<@/[]+/gi) ?? []
  return [...new Set(['', 'a', 'a@', ...plain])].slice(0, 8)
}

const search = (expression: RegExp, text: string): void => {
  expression.lastIndex = 0
  expression.test(text)
  expression.lastIndex = 0
  text.replace(expression, '')
}

const isSuspect = (expression: RegExp, text: string): boolean => {
  const started = performance.now()
  search(expression, text)
  return performance.now() - started > SUSPECT_MS
}

/** The first text for which the time grows with the square of its length. */
const worstOf = (expression: RegExp): string | undefined => {
  for (const start of startsOf(expression))
    for (const unit of UNITS)
      for (const end of ENDS) {
        const textOf = (length: number): string => start + unit.repeat(length / unit.length) + end
        const grows = (): boolean => !isLinear((text) => search(expression, text), textOf(LENGTH / 4), textOf(LENGTH))
        if (isSuspect(expression, textOf(LENGTH)) && grows()) return `${JSON.stringify(start + unit)}…`
      }
  return undefined
}

describe('regular expressions of the product', () => {
  it('find what they look for in a time that grows with the text, and not with its square [S-12]', function () {
    this.timeout(120_000)
    const found = SOURCES.flatMap((path) =>
      expressionsIn(path)
        .filter(isUnbounded)
        .flatMap((expression) => {
          const worst = worstOf(expression)
          return worst === undefined ? [] : [`${path}: ${String(expression)} takes long for ${worst}`]
        }),
    )
    assert.deepEqual(found, [])
  })

  it('would be noticed if they did not', () => {
    for (const slow of [/"(?:[^"\\]|\\.)*"/g, /0+$/, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, /[^\s@:/]+@[^\s@]+\.[a-z]{2,}/gi])
      assert.isDefined(worstOf(slow), String(slow))
  })
})
