import { assert } from 'chai'
import { checkSync } from 'recheck'
import { areFilesChanged } from '../../scripts/test/changes.js'
import { expressionsIn, SOURCES } from './support/expressionsIn.js'

/** In JavaScript and in this process: there is no binary for every kind of machine. */
process.env['RECHECK_SYNC_BACKEND'] = 'pure'

/** Any other expression looks at a few letters from each position. */
const isUnbounded = ({ source }: RegExp): boolean => /[*+]|,\}/.test(source)

/**
 * Whether the matching steps grow linearly with the text, and not quadratically. Decided by the automaton of the
 * expression, or, if that is too large, by counted steps on worst-case texts; never by a clock, so time limits are off.
 */
const isLinear = ({ source, flags }: RegExp): boolean => {
  const judged = checkSync(source, flags, {
    randomSeed: 1,
    timeout: null,
    attackTimeout: null,
    incubationTimeout: null,
  })
  if (judged.status === 'unknown') throw new Error(`/${source}/ could not be judged: ${judged.error.kind}`)
  return judged.status === 'safe'
}

describe('regular expressions of the product', () => {
  it('match in linear steps, in changed files [S-12]', function () {
    this.timeout(600_000)
    const found = SOURCES.filter((path) => areFilesChanged(path)).flatMap((path) =>
      expressionsIn(path)
        .filter((expression) => isUnbounded(expression) && !isLinear(expression))
        .map((expression) => `${path}: ${String(expression)}`),
    )
    assert.deepEqual(found, [])
  })

  it('would be reported if they did not', function () {
    this.timeout(60_000)
    for (const slow of [/"(?:[^"\\]|\\.)*"/g, /0+$/, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, /[^\s@:/]+@[^\s@]+\.[a-z]{2,}/gi])
      assert.isFalse(isLinear(slow), String(slow))
  })
})
