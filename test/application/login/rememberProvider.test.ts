import { assert } from 'chai'
import { rememberProvider } from '../../../application/login/loadedLogin.js'
import { createStore } from '../../../application/kernel/store.js'
import type { EmailLoginState } from '../../../domain/login/emailLogin.js'
import type { LoggedIn } from '../../../domain/account/embeddedUser.js'
import type { SocialLoginState } from '../../../domain/login/socialLogin.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { aUser } from '../../support/aUser.js'

const setUp = (store = fakeKeyValueStore()) => {
  const email = createStore<EmailLoginState>({ _tag: 'Idle' })
  const social = createStore<SocialLoginState>({ _tag: 'Idle' })
  const user = createStore<LoggedIn | undefined>(undefined)
  const { loggedIn } = rememberProvider({
    login: { email: { state: email }, social: { state: social } },
    loggedIn: user,
    store,
  })
  return { email, social, user, store, provider: () => loggedIn.value?.socialProvider }
}

describe('the stored provider of a login', () => {
  it('is the one that was used, also on the next visit', () => {
    const { social, user, store, provider } = setUp()
    social.set({ _tag: 'ResultReceived', provider: 'google' })
    user.set(aUser())
    assert.equal(provider(), 'google')
    const next = setUp(store)
    next.user.set(aUser())
    assert.equal(next.provider(), 'google')
  })

  it('is Farcaster after its QR code was scanned', () => {
    const { social, user, provider } = setUp()
    social.set({ _tag: 'FarcasterCode', uri: 'https://farcaster.example' })
    user.set(aUser())
    assert.equal(provider(), 'farcaster')
  })

  it('is empty after a login by e-mail, and deleted with the login', () => {
    const { email, social, user, store, provider } = setUp()
    social.set({ _tag: 'Started', provider: 'x' })
    email.set({ _tag: 'Sending', email: 'ana@mail.example' })
    user.set(aUser())
    assert.isUndefined(provider())
    social.set({ _tag: 'ResultReceived', provider: 'x' })
    user.set(undefined)
    assert.isNull(store.read('embedded.socialProvider'))
  })

  it('is empty if something else was stored', () => {
    const store = fakeKeyValueStore()
    store.write('embedded.socialProvider', 'constructor')
    const { user, provider } = setUp(store)
    user.set(aUser())
    assert.isUndefined(provider())
  })
})
