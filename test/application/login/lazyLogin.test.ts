import { assert } from 'chai'
import { makeAccountTypeFeature } from '../../../application/login/accountTypeFeature.js'
import { makeEmailLoginFeature } from '../../../application/login/emailLoginFeature.js'
import { makeEmailUpdateFeature } from '../../../application/login/emailUpdateFeature.js'
import { lazyLogin } from '../../../application/login/lazyLogin.js'
import type { LoginFeatures } from '../../../application/login/LoginFeatures.js'
import { makeSocialLoginFeature } from '../../../application/login/socialLoginFeature.js'
import { fakePopups } from '../../fakes/fakePopups.js'
import { aUser } from '../../support/aUser.js'
import { valuesOf } from '../../support/valuesOf.js'
import { setUpLogin } from './setUpLogin.js'

const ADA = 'ada@mail.example'

/** Code that arrives, or does not, when the test says so. */
const setUp = () => {
  const base = setUpLogin()
  const { wallet } = base
  const loads: { readonly arrive: (features: LoginFeatures) => void; readonly fail: () => void }[] = []
  const login = lazyLogin(() => new Promise((arrive, fail) => loads.push({ arrive, fail: () => fail(new Error('offline')) })))
  const features: LoginFeatures = {
    email: makeEmailLoginFeature(base),
    social: makeSocialLoginFeature(base),
    emailUpdate: makeEmailUpdateFeature(base),
    accountType: makeAccountTypeFeature({ wallet, notify: () => undefined }),
    loggedIn: wallet.session.loggedIn,
    rpc: wallet.rpc,
    frame: wallet.frame,
  }
  const arrive = async (): Promise<void> => {
    loads.at(-1)?.arrive(features)
    await base.advance(0)
  }
  const fail = async (): Promise<void> => {
    loads.at(-1)?.fail()
    await base.advance(0)
  }
  return { ...base, login, loads, arrive, fail, popups: fakePopups() }
}

describe('logging in before its code is there', () => {
  it('loads the code with the first press and no sooner, and shows the login as on its way', async () => {
    const { login, loads, arrive, names } = setUp()
    const states = valuesOf(login.email.state)
    login.email.enterCode('123456')
    login.frame.hide()
    assert.lengthOf(loads, 0)
    login.email.begin(ADA)
    await arrive()
    assert.deepEqual(names(), ['start'])
    assert.lengthOf(loads, 1)
    assert.deepEqual(states.map(({ _tag }) => _tag), ['Idle', 'Sending', 'Sending'])
  })

  it('uses the window that the press opened [U-94]', async () => {
    const { login, arrive, popups, wallet } = setUp()
    login.social.begin('google', popups.openPopup())
    assert.deepEqual(login.social.state.value, { _tag: 'Started', provider: 'google' })
    await arrive()
    await wallet.answer('redirectUri', 'https://provider.example/consent')
    assert.deepEqual(login.social.state.value, { _tag: 'PopupOpened', provider: 'google' })
    assert.isTrue(popups.last().isOpen())
  })

  it('says that it could not be loaded, closes the window, and tries again with the next press [S8-14]', async () => {
    const { login, fail, arrive, popups, names } = setUp()
    login.social.begin('google', popups.openPopup())
    await fail()
    assert.deepEqual(login.social.state.value, { _tag: 'Failed', provider: 'google', error: { _tag: 'NoAuthConnector' } })
    assert.isFalse(popups.last().isOpen())
    login.email.begin(ADA)
    await arrive()
    assert.deepEqual(names(), ['start'])
  })

  it('does nothing once the code arrives for a visitor who has left, or chosen another way in', async () => {
    const { login, arrive, popups, names } = setUp()
    login.email.begin(ADA)
    login.social.begin('google', popups.openPopup())
    assert.deepEqual(login.email.state.value, { _tag: 'Idle' })
    login.social.cancel()
    assert.deepEqual(login.social.state.value, { _tag: 'Idle' })
    assert.isFalse(popups.last().isOpen())
    await arrive()
    assert.deepEqual(names(), [])
  })

  it('shows who is logged in, and what they decide on, once it is awake', async () => {
    const { login, arrive, wallet } = setUp()
    wallet.user.set(aUser())
    login.wake()
    await arrive()
    wallet.approvals.set({ method: 'personal_sign' })
    assert.deepEqual(login.loggedIn.value, aUser())
    assert.deepEqual(login.rpc.approval.value, { method: 'personal_sign' })
    login.rpc.abort()
    assert.isUndefined(login.rpc.approval.value)
  })

  it('hands everything on when the code is there', async () => {
    const { login, arrive, wallet, names } = setUp()
    wallet.user.set(aUser())
    wallet.smartNetworks.set([1])
    login.wake()
    await arrive()
    login.emailUpdate.begin('ada@new.example')
    login.accountType.prefer('smartAccount')
    login.social.beginFarcaster()
    login.emailUpdate.cancel()
    assert.deepEqual(names(), ['startUpdate', 'prefer', 'farcasterUri'])
    assert.deepEqual(login.emailUpdate.state.value, { _tag: 'Idle' })
  })

  it('starts nothing in a page that has ended', async () => {
    const { login, arrive, popups, names } = setUp()
    login.social.begin('google', popups.openPopup())
    login.dispose()
    await arrive()
    assert.isFalse(popups.last().isOpen())
    assert.deepEqual(names(), [])
  })
})
