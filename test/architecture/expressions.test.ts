import { assert } from 'chai'
import { expressionsIn, SOURCES } from './support/expressionsIn.js'

const LENGTH = 8_192
/** An expression that looks at each letter from each other one takes 40 ms and more; one that does not, less than 1. */
const MOST_MS = 12

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

const timeOf = (expression: RegExp, text: string): number => {
  const started = performance.now()
  expression.lastIndex = 0
  expression.test(text)
  expression.lastIndex = 0
  text.replace(expression, '')
  return performance.now() - started
}

/** The first text that takes too long, three times. */
const worstOf = (expression: RegExp): string | undefined => {
  for (const start of startsOf(expression))
    for (const unit of UNITS)
      for (const end of ENDS) {
        const text = start + unit.repeat(LENGTH / unit.length) + end
        if ([1, 2, 3].every(() => timeOf(expression, text) > MOST_MS)) return `${JSON.stringify(start + unit)}…`
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
