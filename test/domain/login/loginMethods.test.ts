import { assert } from 'chai'
import { DEFAULT_FEATURES, isFeatureOn } from '../../../domain/config/features.js'
import { isLoginViewOn, loginMethods } from '../../../domain/login/loginMethods.js'

const ON = { email: true, socials: ['google'], pay: false } as const

describe('the login methods', () => {
  it('are those enabled by the features [S1-09]', () => {
    assert.deepEqual(loginMethods(ON, ['eip155']), ['email', 'social'])
    assert.deepEqual(loginMethods({ ...ON, email: false }, ['eip155']), ['social'])
    assert.deepEqual(loginMethods({ ...ON, socials: false }, ['eip155']), ['email'])
    assert.deepEqual(loginMethods({ ...ON, socials: [] }, ['eip155']), ['email'])
  })

  it('need a network of EVM or Solana [S6-04]', () => {
    assert.deepEqual(loginMethods(ON, ['bip122', 'solana']), ['email', 'social'])
    assert.deepEqual(loginMethods(ON, ['bip122', 'cosmos', 'polkadot']), [])
    assert.deepEqual(loginMethods(ON, []), [])
  })

  it('are empty while the page takes payments [S5-13]', () => {
    assert.deepEqual(loginMethods({ ...ON, pay: true }, ['eip155']), [])
  })
})

describe('a view that starts a login', () => {
  const features = { ...DEFAULT_FEATURES, socials: ['google', 'farcaster'] } as const

  it('is enabled by e-mail, or by its provider [S1-09] [S5-13]', () => {
    const isOn = isLoginViewOn
    assert.isTrue(isOn({ name: 'EmailLogin' }, { ...features, socials: false }))
    assert.isFalse(isOn({ name: 'EmailLogin' }, { ...features, email: false }))
    assert.isTrue(isOn({ name: 'ConnectingSocial', provider: 'google' }, { ...features, email: false }))
    assert.isFalse(isOn({ name: 'ConnectingSocial', provider: 'x' }, features))
    assert.isFalse(isOn({ name: 'ConnectingSocial', provider: 'google' }, { ...features, socials: false }))
    assert.isTrue(isOn({ name: 'ConnectingFarcaster' }, features))
    assert.isFalse(isOn({ name: 'ConnectingFarcaster' }, { ...features, socials: ['google'] }))
  })

  it('is no other view', () => {
    assert.isUndefined(isLoginViewOn({ name: 'Connect' }, features))
    assert.isUndefined(isLoginViewOn({ name: 'UpdateEmailWallet' }, { ...features, email: false }))
  })
})

describe('a feature by name', () => {
  it('is on by its switch; login by either of its two', () => {
    const off = { ...DEFAULT_FEATURES, email: false, socials: false, send: false, swaps: false } as const
    assert.isTrue(isFeatureOn('send', DEFAULT_FEATURES))
    assert.isFalse(isFeatureOn('send', off))
    assert.isTrue(isFeatureOn('swaps', DEFAULT_FEATURES))
    assert.isFalse(isFeatureOn('swaps', off))
    assert.isTrue(isFeatureOn('login', { ...off, email: true }))
    assert.isTrue(isFeatureOn('login', { ...off, socials: ['google'] }))
    assert.isFalse(isFeatureOn('login', off))
  })

  it('without a switch is always on', () => {
    for (const name of ['catalogue', 'pairing', '']) assert.isTrue(isFeatureOn(name, DEFAULT_FEATURES), name)
  })
})
