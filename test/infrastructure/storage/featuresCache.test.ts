import { assert } from 'chai'
import { makeStoredFeaturesCache } from '../../../infrastructure/storage/featuresCache.js'
import { fakeFeaturesCache } from '../../fakes/fakeFeaturesCache.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'

const caches = [
  ['the fake', () => fakeFeaturesCache()],
  ['over a KeyValueStore', () => makeStoredFeaturesCache(fakeKeyValueStore())],
] as const

for (const [name, makeIt] of caches) {
  describe(`FeaturesCache: ${name}`, () => {
    it('is empty before a server answered (U-51)', () => {
      assert.isUndefined(makeIt().read())
    })

    it('returns exactly what was last written, and no other key', () => {
      const cache = makeIt()
      const decided = {
        email: true,
        socials: false,
        swaps: ['1inch'],
        onramp: false,
        activity: true,
        multiWallet: true,
      } as const
      cache.write(decided)
      assert.deepEqual(cache.read(), decided)
      cache.write({ swaps: false, socials: ['x'] })
      assert.deepEqual(cache.read(), { swaps: false, socials: ['x'] })
    })
  })
}

describe('makeStoredFeaturesCache', () => {
  const refused: readonly (readonly [string, string])[] = [
    ['is cut off', '{"version":1,'],
    ['is of another version', '{"version":2,"features":{}}'],
    ['switches a feature with a text', '{"version":1,"features":{"email":"yes"}}'],
    ['names an unknown social login', '{"version":1,"features":{"socials":["myspace"]}}'],
  ]
  for (const [what, text] of refused) {
    it(`drops a record that ${what}`, () => {
      const store = fakeKeyValueStore({ features: text })
      assert.isUndefined(makeStoredFeaturesCache(store).read())
      assert.isFalse(store.kept.has('features'))
    })
  }

  it('drops features that the server may not decide [S-29]', () => {
    const store = fakeKeyValueStore({
      features:
        '{"version":1,"features":{"email":true,"pay":true,"analytics":true,"send":false,"legalCheckbox":false}}',
    })
    assert.deepEqual(makeStoredFeaturesCache(store).read(), { email: true })
  })

  it('drops keys that are no feature (S-29)', () => {
    const store = fakeKeyValueStore({
      features: '{"version":1,"features":{"email":true,"rpcUrl":"https://evil.example","__proto__":{"pay":true}}}',
    })
    const features = makeStoredFeaturesCache(store).read()
    assert.deepEqual(features, { email: true })
    assert.isUndefined(features?.pay)
  })
})
