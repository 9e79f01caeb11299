import { assert } from 'chai'
import { authNameOf, isPopupProvider, isSocialProvider, type LoggedIn } from '../../../domain/account/embeddedUser.js'
import { pictureAt } from '../../../domain/images/picture.js'

const USER: LoggedIn = { accounts: [], address: '0xa', caipNetworkId: 'eip155:1', preferredAccountType: 'eoa' }

describe('the name of an account behind a login [S3-05]', () => {
  it('is the e-mail address, else the name of the user, else none', () => {
    assert.deepEqual(authNameOf({ ...USER, email: 'me@mail.example', userName: 'me' }), { authName: 'me@mail.example' })
    assert.deepEqual(authNameOf({ ...USER, email: null, userName: 'me' }), { authName: 'me' })
    assert.deepEqual(authNameOf(USER), {})
  })
})

describe('a social provider [S3-15]', () => {
  const NAMES = ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook']
  const OTHERS = ['', 'Google', 'toString', 'constructor', ['google'], undefined, null, 7]

  it('is one of seven', () => {
    assert.deepEqual([...NAMES, ...OTHERS].filter(isSocialProvider), NAMES)
  })

  it('has a window of its own, but for Farcaster [S4-10]', () => {
    assert.deepEqual(
      [...NAMES, ...OTHERS].filter(isPopupProvider),
      NAMES.filter((name) => name !== 'farcaster'),
    )
  })
})

describe('the picture at an address that somebody chose', () => {
  it('is one that nobody vouches for, if there is an address [S-12]', () => {
    assert.deepEqual(pictureAt('https://a.example/a.png'), { _tag: 'Foreign', address: 'https://a.example/a.png' })
    assert.isUndefined(pictureAt(undefined))
  })
})
