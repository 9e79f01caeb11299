import { assert } from 'chai'
import { makeEmailLoginFeature } from '../../../application/login/emailLoginFeature.js'
import { makeEmailUpdateFeature } from '../../../application/login/emailUpdateFeature.js'
import { makeSocialLoginFeature } from '../../../application/login/socialLoginFeature.js'
import { fakeEmbeddedWallet } from '../../fakes/fakeEmbeddedWallet.js'
import { fakePopups } from '../../fakes/fakePopups.js'
import { setUpLogin } from './setUpLogin.js'

const ANA = 'ana@example.org'

/** Logins over an embedded wallet that keeps the contract of the port. */
const setUp = () => {
  const base = setUpLogin()
  const wallet = fakeEmbeddedWallet(base)
  const deps = { ...base, wallet }
  return {
    ...deps,
    popups: fakePopups(),
    email: makeEmailLoginFeature(deps),
    social: makeSocialLoginFeature(deps),
    update: makeEmailUpdateFeature(deps),
  }
}

describe('a login over the port', () => {
  it('ends with a user and a connection, by e-mail and after another mail at the very end of the cooldown [S1-03] [S9-08]', async () => {
    const { email, wallet, advance, adopted } = setUp()
    email.begin(ANA)
    await advance(30_000)
    email.resend()
    await advance(0)
    assert.equal(email.state.value._tag, 'VerifyOtp')
    email.enterCode('12345')
    await advance(0)
    assert.deepInclude(email.state.value, { _tag: 'VerifyOtp', refused: true })
    email.enterCode('123456')
    await advance(0)
    assert.equal(wallet.session.loggedIn.value?.email, ANA)
    assert.lengthOf(adopted, 1)
  })

  it('ends with a user and a connection, by a social account and by Farcaster [S1-04] [S4-10]', async () => {
    const { social, popups, wallet, advance, adopted } = setUp()
    social.begin('google', popups.openPopup())
    await advance(0)
    popups.last().says({ _tag: 'Result', uri: 'https://secure.example/consented?code=1' })
    await advance(0)
    assert.isDefined(wallet.session.loggedIn.value)
    social.beginFarcaster()
    await advance(0)
    assert.deepEqual(social.state.value, { _tag: 'Idle' })
    assert.lengthOf(adopted, 2)
  })

  it('connects no visitor who left while the account was being fetched', async () => {
    const { email, wallet, advance, adopted } = setUp()
    wallet.site.treat('CONNECT_EMAIL', { _tag: 'Success', payload: { action: 'CONNECT' } })
    wallet.site.treat('GET_USER', { _tag: 'Silence' })
    email.begin(ANA)
    await advance(0)
    assert.equal(email.state.value._tag, 'Connecting')
    email.cancel()
    await advance(300_000)
    assert.isUndefined(wallet.session.loggedIn.value)
    assert.deepEqual(adopted, [])
  })

  it('changes the address of the account by both codes [S4-12]', async () => {
    const { email, update, advance } = setUp()
    email.begin(ANA)
    await advance(0)
    email.enterCode('123456')
    await advance(0)
    update.begin('new@example.org')
    await advance(0)
    update.enterCode('111111')
    await advance(0)
    update.enterCode('222222')
    await advance(0)
    assert.deepEqual(update.state.value, { _tag: 'Updated', email: 'new@example.org' })
    await advance(60_000)
    update.dispose()
  })
})
