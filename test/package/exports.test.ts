import { assert } from 'chai'
import { exportsOf } from '../../scripts/package/exportsOf.js'
import recorded from './exports.json' with { type: 'json' }

describe('the public exports', () => {
  const declared = exportsOf()

  it('are those on record; a wanted change is recorded by `npm run exports:update`', () => {
    assert.deepEqual(declared, recorded)
  })

  for (const [entry, { values }] of Object.entries(declared)) {
    it(`of ${entry} are there when Node imports it, as its declarations say`, async () => {
      const loaded = (await import(entry)) as Record<string, unknown>
      assert.sameMembers(Object.keys(loaded), [...values])
    })
  }
})
