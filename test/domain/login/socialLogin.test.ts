import * as E from 'fp-ts/Either'
import { assert } from 'chai'
import { DEFAULT_FEATURES } from '../../../domain/config/features.js'
import { availableSocials, readSocialResult, type SocialEnvironment } from '../../../domain/login/socialLogin.js'

const all = DEFAULT_FEATURES.socials || []

describe('the list of social providers', () => {
  it('is google, x, discord, farcaster, github, apple, facebook, in this order [S9-27] [S3-15]', () => {
    assert.deepEqual(all, ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])
    assert.deepEqual(availableSocials(all, { messaging: false, system: 'Other' }), all)
  })
  it("has the project's order, each provider once", () => {
    assert.deepEqual(availableSocials(['apple', 'google', 'apple'], { messaging: false, system: 'Other' }), [
      'apple',
      'google',
    ])
  })
  const DROPPED: readonly (readonly [SocialEnvironment['system'], readonly string[]])[] = [
    ['Ios', ['google']],
    ['Mac', ['x']],
    ['Android', ['facebook', 'x']],
    ['Other', []],
  ]
  for (const [system, dropped] of DROPPED) {
    it(`in a messaging app on ${system} is without ${dropped.join(' and ') || 'nothing'} [S5-12]`, () => {
      assert.sameMembers(
        all.filter((provider) => !availableSocials(all, { messaging: true, system }).includes(provider)),
        [...dropped],
      )
    })
    it(`outside one is complete on ${system} [S5-12]`, () =>
      assert.deepEqual(availableSocials(all, { messaging: false, system }), all))
  }
})

describe('the result of a social login', () => {
  it('is the unchanged return URL [S4-07]', () => {
    assert.deepEqual(
      readSocialResult('https://secure.example/?token=abc'),
      E.right('https://secure.example/?token=abc'),
    )
  })
  it("is SocialRefused, with the provider's text, if it contains an error", () => {
    for (const [uri, reason] of [
      ['https://secure.example/?error=access_denied&state=1', 'access_denied'],
      ['https://secure.example/#error=not%20now', 'not now'],
      ['https://secure.example/?error=not+now', 'not now'],
      ['https://secure.example/?error=%zz', '%zz'],
      [`https://secure.example/?error=${'x'.repeat(201)}`, 'x'.repeat(200)],
    ] as const)
      assert.deepEqual(readSocialResult(uri), E.left({ _tag: 'SocialRefused', reason }))
  })
})
