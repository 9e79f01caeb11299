import { existsSync, readdirSync } from 'node:fs'
import { assert } from 'chai'
import { browserLanes, DENIED_LOGINS, loginLanes, splitByTime } from '../../scripts/test/browserLanes.js'
import { isRun, TESTS_ON_CHANGE } from '../../scripts/test/onChange.js'
import { staleRecords } from '../../scripts/test/timings.js'

describe('the lanes of the browser tests', () => {
  it('contain every browser test file once, except those of unchanged parts', () => {
    const files = readdirSync('test/browser')
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `test/browser/${name}`)
      .filter(isRun)
    const lanes = browserLanes()
    assert.lengthOf(lanes, 2)
    assert.deepEqual(lanes.flat().sort(), files.sort())
  })

  it('contain every login test once more, for the newest Chromium of the sweep, of which a part runs each time', () => {
    const lanes = loginLanes()
    assert.includeMembers(lanes.flat(), [...DENIED_LOGINS])
    assert.lengthOf(lanes, 2)
    assert.isEmpty(lanes.flat().filter((file) => !existsSync(file)))
    const logins = readdirSync('test/browser').filter((name) => /login|loggedIn/i.test(name))
    assert.isAbove(logins.length, 8)
    assert.includeMembers(
      lanes.flat(),
      [...logins, 'deniedStorage.test.ts', 'payingOnce.test.ts', 'accountType.test.ts'].map(
        (name) => `test/browser/${name}`,
      ),
    )
  })

  it('have similar durations', () => {
    const seconds = { a: 9, b: 5, c: 4, d: 3, e: 3 }
    assert.deepEqual(splitByTime(Object.keys(seconds), seconds, 2), [
      ['a', 'd'],
      ['b', 'c', 'e'],
    ])
  })

  it('count an untimed file as the mean of the others, and ignore a deleted one', () => {
    assert.deepEqual(splitByTime(['a', 'b', 'new'], { a: 8, b: 2, gone: 90 }, 2), [['a'], ['b', 'new']])
    assert.deepEqual(splitByTime(['x', 'y'], {}, 2), [['x'], ['y']])
  })

  it('report durations that are missing or off by more than half, on a machine of any speed', () => {
    const recorded = { a: 10, b: 20, c: 30, d: 2 }
    assert.deepEqual(staleRecords(recorded, { a: 30, b: 60, c: 90, d: 1 }), [])
    assert.deepEqual(staleRecords(recorded, { a: 10, b: 2, c: 30, d: 2, new: 4 }), [
      'b took 2 s where 14 s were expected',
      'new has no entry',
    ])
  })

  it('leave out existing files only', () => {
    assert.isAbove(TESTS_ON_CHANGE.length, 5)
    assert.isEmpty(TESTS_ON_CHANGE.filter((file) => !existsSync(file.replace('/**/*.test.ts', ''))))
  })
})
