import { assert } from 'chai'
import { authNameOf, isPopupProvider, isSocialProvider, type LoggedIn } from '../../../domain/account/embeddedUser.js'
import { pictureAt } from '../../../domain/images/picture.js'

const USER: LoggedIn = { accounts: [], address: '0xa', caipNetworkId: 'eip155:1', preferredAccountType: 'eoa' }

describe('the account name of a login [S3-05]', () => {
  it('is the e-mail address, or else the user name, or else empty', () => {
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

  it('has its own popup, except Farcaster [S4-10]', () => {
    assert.deepEqual(
      [...NAMES, ...OTHERS].filter(isPopupProvider),
      NAMES.filter((name) => name !== 'farcaster'),
    )
  })
})

describe('the picture at a user-supplied URL', () => {
  it('is untrusted, if there is a URL [S-12]', () => {
    assert.deepEqual(pictureAt('https://a.example/a.png'), { _tag: 'Foreign', address: 'https://a.example/a.png' })
    assert.isUndefined(pictureAt(undefined))
  })
})
