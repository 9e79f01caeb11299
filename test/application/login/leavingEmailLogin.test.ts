import { assert } from 'chai'
import { makeEmailLoginFeature } from '../../../application/login/emailLoginFeature.js'
import { aUser } from '../../support/aUser.js'
import { setUpEmailLogin } from './setUpEmailLogin.js'
import { setUpLogin } from './setUpLogin.js'

const ADA = 'ada@mail.example'

/** Until the code is requested. */
const withCodeAsked = async () => {
  const world = setUpEmailLogin()
  world.feature.begin(ADA)
  await world.wallet.answer('start', 'VerifyOtp')
  return world
}

describe('a login by e-mail that was left', () => {
  it('ends at once, and ignores late answers [U-97]', async () => {
    const { feature, wallet, now } = setUpEmailLogin()
    feature.begin(ADA)
    feature.cancel()
    assert.deepEqual(now(), { _tag: 'Idle' })
    await wallet.answer('start', 'VerifyOtp')
    assert.deepEqual(now(), { _tag: 'Idle' })
  })

  it('is replaced by a newer one, whose answers alone count [U-97]', async () => {
    const { feature, wallet, now } = setUpEmailLogin()
    feature.begin(ADA)
    feature.begin('bob@mail.example')
    await wallet.answer('start', 'VerifyOtp')
    await wallet.refuse('start', { _tag: 'FrameNotLoaded' })
    assert.deepInclude(now(), { _tag: 'VerifyOtp', email: 'bob@mail.example' })
  })

  it('is logged out at the secure site, since its code may have been right', async () => {
    for (const answered of [false, true]) {
      const { feature, wallet, adopted, names } = await withCodeAsked()
      feature.enterCode('123456')
      if (answered) await wallet.answer('enterCode')
      feature.cancel()
      await wallet.answer(answered ? 'fetchUser' : 'enterCode', aUser())
      assert.equal(names().at(-1), 'signOut')
      assert.deepEqual(adopted, [])
    }
  })

  it('is logged out before another mail is requested, which would otherwise be cancelled with it', async () => {
    const { feature, names } = await withCodeAsked()
    feature.enterCode('123456')
    feature.begin(ADA)
    assert.deepEqual(names(), ['start', 'enterCode', 'signOut', 'start'])
  })

  it('does not log out a visitor who is already connected when the modal closes', async () => {
    const base = setUpLogin()
    const feature = makeEmailLoginFeature({ ...base, adopt: () => feature.cancel() })
    feature.begin(ADA)
    await base.wallet.answer('start', 'Connect')
    await base.wallet.answer('fetchUser', aUser())
    assert.notInclude(base.names(), 'signOut')
    assert.deepEqual(feature.state.value, { _tag: 'Idle' })
  })

  it('sends nothing more when the page ends', async () => {
    const { feature, wallet, adopted } = setUpEmailLogin()
    feature.begin(ADA)
    await wallet.answer('start', 'Connect')
    feature.dispose()
    await wallet.answer('fetchUser', aUser())
    assert.deepEqual(adopted, [])
  })
})
