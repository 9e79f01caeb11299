import { assert } from 'chai'
import { browserCandidates, browserChoice } from '../browser/support/chromium/browserCandidates.js'
import { installedChromiums } from '../browser/support/chromium/installedChromiums.js'

const namesOf = (...[choice, named]: Parameters<typeof browserCandidates>): readonly string[] =>
  browserCandidates(choice, named).map(({ name }) => name)

const INSTALLED = installedChromiums().map(({ name }) => name)

describe('the browser of the browser tests', () => {
  it('is the packed one wherever it can start, with its own libraries first, whatever is installed', () => {
    for (const [choice, name] of [
      ['Packed', '@sparticuz/chromium'],
      ['Newest', 'chromium-newest'],
    ] as const) {
      const [first = '', second = '', ...others] = namesOf(choice, '')
      assert.equal(first, `packed in ${name}, with its libraries and the packed fonts`)
      assert.equal(second, `packed in ${name}, with this machine's libraries and the packed fonts`)
      assert.deepEqual(others, INSTALLED)
    }
  })
  it('is an installed one on request', () => assert.deepEqual(namesOf('System', ''), INSTALLED))
  it('is only the one that CHROMIUM_PATH names', () =>
    assert.deepEqual(namesOf('Packed', '/opt/mine'), ['/opt/mine, with the fonts of this machine']))
  it('is an error for an unknown TEST_BROWSER', () => {
    assert.equal(browserChoice('newest'), 'Newest')
    assert.throws(() => browserChoice('firefox'), /TEST_BROWSER must be packed, newest or system, not "firefox"/)
  })
})
