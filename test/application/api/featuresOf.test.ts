import { assert } from 'chai'
import { hostFeatures } from '../../../application/api/options.js'

describe('what a host says of features', () => {
  it('is what it says, where it has a project', () =>
    assert.deepEqual(hostFeatures({ projectId: 'p', features: { email: true } }), { email: true }))

  it('leaves no login without a project, whatever it says: nobody would answer [S1-09]', () => {
    assert.deepEqual(hostFeatures({ features: { email: true, socials: ['google'], send: false } }), {
      email: false,
      socials: false,
      send: false,
    })
    assert.deepEqual(hostFeatures({}), { email: false, socials: false })
  })
})
