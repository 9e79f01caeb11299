import { assert } from 'chai'
import fc from 'fast-check'
import { connectMethodsOrder, DEFAULT_LOG_LEVEL, walletFeaturesOrder } from '../../../domain/config/options.js'
import { DEFAULT_FEATURES, type Features, isFeatureOn, resolveFeatures } from '../../../domain/config/features.js'

const someFeatures: fc.Arbitrary<Partial<Features>> = fc.record(
  {
    email: fc.boolean(),
    send: fc.boolean(),
    nfts: fc.boolean(),
    multiWallet: fc.boolean(),
    swaps: fc.constantFrom<Features['swaps']>(false, [], ['1inch']),
  },
  { requiredKeys: [] },
)

describe('features', () => {
  it('are set by the host, or else by the server, or else by the default [S1-09] [U-54]', () =>
    fc.assert(
      fc.property(someFeatures, someFeatures, (host, remote) => {
        const expected = { ...DEFAULT_FEATURES, ...remote, ...host }
        assert.deepEqual(resolveFeatures(host, remote), expected)
      }),
    ))

  it('default to receive, send and analytics on, legal checkbox, smart sessions and multi-wallet off [S9-23]', () => {
    const { receive, send, analytics, legalCheckbox, smartSessions, multiWallet } = resolveFeatures({}, {})
    assert.deepEqual({ receive, send, analytics }, { receive: true, send: true, analytics: true })
    assert.deepEqual(
      { legalCheckbox, smartSessions, multiWallet },
      { legalCheckbox: false, smartSessions: false, multiWallet: false },
    )
  })

  it('default to seven social logins, in this order [S9-27]', () => {
    assert.deepEqual(DEFAULT_FEATURES.socials, ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])
  })

  it('are off for a list that is none', () => {
    for (const wrong of [null, true, {}, 'google'] as never[])
      assert.deepInclude(resolveFeatures({ socials: wrong, swaps: wrong, onramp: wrong }, {}), {
        socials: false,
        swaps: false,
        onramp: false,
      })
  })

  it('have neither e-mail nor social login while pay is on, by host or server [S5-13]', () =>
    fc.assert(
      fc.property(someFeatures, someFeatures, fc.boolean(), (host, remote, byHost) => {
        const features = resolveFeatures(
          byHost ? { ...host, pay: true } : host,
          byHost ? remote : { ...remote, pay: true },
        )
        assert.deepEqual([features.email, features.socials], [false, false])
      }),
    ))

  it("keep e-mail if the host disables the server's pay", () => {
    assert.isTrue(resolveFeatures({ pay: false }, { pay: true }).email)
  })
})

describe('a feature by its name', () => {
  const having = (change: Partial<Features>): Features => ({ ...DEFAULT_FEATURES, ...change })

  it('is on if its switch is on, and off otherwise', () => {
    assert.isTrue(isFeatureOn('send', having({ send: true })))
    assert.isFalse(isFeatureOn('send', having({ send: false })))
  })

  it('is on if it has a list, and off if that is `false`', () => {
    assert.isTrue(isFeatureOn('onramp', having({ onramp: ['meld'] })))
    assert.isFalse(isFeatureOn('onramp', having({ onramp: false })))
  })

  it('is always on without a switch', () => {
    for (const name of ['requests', 'pairing', 'catalogue']) assert.isTrue(isFeatureOn(name, DEFAULT_FEATURES))
  })

  it('is on for login by e-mail or by social providers', () => {
    const login = (email: boolean, socials: Features['socials']) => isFeatureOn('login', having({ email, socials }))
    assert.deepEqual(
      [login(true, ['google']), login(true, false), login(false, ['google']), login(false, false)],
      [true, true, true, false],
    )
  })

  it('is on for swaps by the switch of another name', () => {
    assert.isTrue(isFeatureOn('swap', having({ swaps: ['1inch'] })))
    assert.isFalse(isFeatureOn('swap', having({ swaps: false })))
  })
})

describe('default orders', () => {
  it('are onramp, swaps, receive, send for wallet features, unless set by the host [S9-24]', () => {
    assert.deepEqual(walletFeaturesOrder(undefined), ['onramp', 'swaps', 'receive', 'send'])
    assert.deepEqual(walletFeaturesOrder(['send']), ['send'])
    assert.deepEqual(walletFeaturesOrder([]), [])
  })

  it('are e-mail, social, wallet for connect methods [S9-26]', () => {
    assert.deepEqual(connectMethodsOrder(undefined, false), ['email', 'social', 'wallet'])
  })

  it('start with the wallet for connect methods if an injected one is shown [S9-26]', () => {
    assert.deepEqual(connectMethodsOrder(undefined, true), ['wallet', 'email', 'social'])
  })

  it('start with the connect methods that the host names, followed by the others in default order [S9-26]', () => {
    assert.deepEqual(connectMethodsOrder(['social'], true), ['social', 'wallet', 'email'])
    assert.deepEqual(connectMethodsOrder(['social', 'wallet', 'social'], false), ['social', 'wallet', 'email'])
  })
})

describe('the log level', () => {
  it('defaults to errors only [S9-31]', () => {
    assert.equal(DEFAULT_LOG_LEVEL, 'error')
  })
})
