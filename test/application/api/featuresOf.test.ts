import { assert } from 'chai'
import { featuresOf } from '../../../application/api/featuresOf.js'

describe('what a host says of features', () => {
  it('is what it says, where it has a project', () =>
    assert.deepEqual(featuresOf({ projectId: 'p', features: { email: true } }), { email: true }))

  it('leaves no login without a project, whatever it says: nobody would answer [S1-09]', () => {
    assert.deepEqual(featuresOf({ features: { email: true, socials: ['google'], send: false } }), {
      email: false,
      socials: false,
      send: false,
    })
    assert.deepEqual(featuresOf({}), { email: false, socials: false })
  })
})
