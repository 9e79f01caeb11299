import { readFileSync } from 'node:fs'
import { assert } from 'chai'
import { CODES } from '../domain/errors/codes.js'
import { SOURCES } from './support/expressionsIn.js'

/** The code that raises errors; views and the error catalogue only describe them. */
const RAISING = SOURCES.filter((path) => !/^(?:ui-react|domain\/errors)\//.test(path))
  .map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
  .join('\n')

/** The tags in values `{ _tag: 'X' }` and `{ _tag: isA ? 'X' : 'Y' }`; types have `readonly _tag`. */
const BUILT = new Set(
  [...RAISING.matchAll(/(?<!readonly )\b_tag: (?:[^\n,;{}']{0,80} \? )?'(\w+)'(?: : '(\w+)')?/g)].flatMap(
    ([, tag, other]) => [tag, other],
  ),
)

describe('the union of errors', () => {
  it('has no error that is never raised: its code would be documented for hosts in vain', () =>
    assert.deepEqual(
      Object.keys(CODES).filter((tag) => !BUILT.has(tag)),
      [],
    ))
})
