import { assert } from 'chai'
import { makeEmailUpdateFeature } from '../../../application/login/emailUpdateFeature.js'
import { aUser } from '../../support/aUser.js'
import { valuesOf } from '../../support/valuesOf.js'
import { setUpLogin } from './setUpLogin.js'

const NEW = 'ada@new.example'

const setUp = () => {
  const base = setUpLogin()
  base.wallet.user.set(aUser())
  const feature = makeEmailUpdateFeature(base)
  return { ...base, feature, now: () => feature.state.value }
}

const withCodeAsked = async (step: 'VerifyPrimaryOtp' | 'VerifySecondaryOtp') => {
  const world = setUp()
  world.feature.begin(NEW)
  await world.wallet.answer('startUpdate', step)
  return world
}

describe('an e-mail address update', () => {
  it('takes the code of the old mailbox, then of the new, and reports the new address [S4-12]', async () => {
    const { feature, wallet, now } = setUp()
    feature.begin(NEW)
    assert.deepEqual(now(), { _tag: 'Sending', email: NEW })
    await wallet.answer('startUpdate', 'VerifyPrimaryOtp')
    assert.deepEqual(now(), { _tag: 'VerifyOtp', email: NEW, step: 'VerifyPrimaryOtp', refused: false })
    feature.enterCode('111111')
    assert.deepEqual(now(), { _tag: 'CheckingCode', email: NEW, step: 'VerifyPrimaryOtp' })
    await wallet.answer('enterPrimaryCode')
    assert.deepEqual(now(), { _tag: 'VerifyOtp', email: NEW, step: 'VerifySecondaryOtp', refused: false })
    feature.enterCode('222222')
    await wallet.answer('enterSecondaryCode', NEW)
    assert.deepEqual(now(), { _tag: 'Updated', email: NEW })
    assert.deepEqual(wallet.asked, [
      ['startUpdate', NEW],
      ['enterPrimaryCode', '111111'],
      ['enterSecondaryCode', '222222'],
    ])
  })

  it('goes straight to the new mailbox if the secure site says so [S4-12]', async () => {
    const { feature, wallet, now } = await withCodeAsked('VerifySecondaryOtp')
    feature.enterCode('222222')
    await wallet.answer('enterSecondaryCode', NEW)
    assert.deepEqual(now(), { _tag: 'Updated', email: NEW })
  })

  for (const [step, question] of [
    ['VerifyPrimaryOtp', 'enterPrimaryCode'],
    ['VerifySecondaryOtp', 'enterSecondaryCode'],
  ] as const) {
    it(`reports that the code of ${step} was wrong and takes another one; no state keeps a code [S4-12]`, async () => {
      const { feature, wallet, now } = await withCodeAsked(step)
      const states = valuesOf(feature.state)
      feature.enterCode('111111')
      await wallet.refuse(question, { _tag: 'CodeRefused' })
      assert.deepEqual(now(), { _tag: 'VerifyOtp', email: NEW, step, refused: true })
      feature.enterCode('222222')
      await wallet.refuse(question, { _tag: 'FrameTimedOut', afterMs: 120_000 })
      assert.deepEqual(now(), { _tag: 'Failed', email: NEW, error: { _tag: 'FrameTimedOut', afterMs: 120_000 } })
      assert.notMatch(JSON.stringify(states), /111111|222222/)
    })
  }

  it('sends no request for an invalid address, nor without a login [S5-14] [S8-15]', () => {
    const { feature, wallet, now } = setUp()
    feature.begin('ada@new')
    assert.deepEqual(now(), { _tag: 'Failed', email: 'ada@new', error: { _tag: 'EmailInvalid' } })
    wallet.user.set(undefined)
    feature.begin(NEW)
    assert.deepEqual(now(), { _tag: 'Failed', email: NEW, error: { _tag: 'NotLoggedIn' } })
    assert.deepEqual(wallet.asked, [])
  })

  for (const step of ['VerifyPrimaryOtp', 'VerifySecondaryOtp'] as const)
    it(`stays at the code of ${step} if the same address is given again and no mail can be sent [S4-12]`, async () => {
      const { feature, wallet, now, names } = await withCodeAsked(step)
      const asked = { _tag: 'VerifyOtp', email: NEW, step, refused: false } as const
      const error = { _tag: 'EmailRateLimited', seconds: 21 } as const
      feature.begin(NEW)
      feature.enterCode('111111')
      assert.deepEqual(now(), { ...asked, resend: { _tag: 'Sending' } })
      await wallet.refuse('startUpdate', error)
      assert.deepEqual(now(), { ...asked, resend: { _tag: 'Failed', error } })
      feature.begin(NEW)
      await wallet.answer('startUpdate', 'VerifySecondaryOtp')
      assert.deepEqual(now(), { ...asked, step: 'VerifySecondaryOtp', resend: { _tag: 'Sent' } })
      feature.enterCode('222222')
      assert.deepEqual(names(), ['startUpdate', 'startUpdate', 'startUpdate', 'enterSecondaryCode'])
    })

  it('shows how long the server limits the rate [S8-33] [U-95]', async () => {
    const { feature, wallet, now } = setUp()
    feature.begin(NEW)
    await wallet.refuse('startUpdate', { _tag: 'EmailRateLimited', seconds: 21 })
    assert.deepEqual(now(), { _tag: 'Failed', email: NEW, error: { _tag: 'EmailRateLimited', seconds: 21 } })
  })

  it('fetches the user each second until the account has the new address, even if the visitor has left [S9-07]', async () => {
    const { feature, wallet, names, advance, now } = await withCodeAsked('VerifySecondaryOtp')
    feature.enterCode('222222')
    await wallet.answer('enterSecondaryCode', NEW)
    const fetched = (): number => names().filter((name) => name === 'fetchUser').length
    await advance(0)
    feature.cancel()
    assert.deepEqual(now(), { _tag: 'Idle' })
    await wallet.answer('fetchUser', aUser())
    assert.equal(fetched(), 1)
    await advance(999)
    assert.equal(fetched(), 1)
    await advance(1)
    assert.equal(fetched(), 2)
    wallet.user.set(aUser({ email: NEW }))
    await wallet.answer('fetchUser', aUser({ email: NEW }))
    await advance(10_000)
    assert.equal(fetched(), 2)
  })

  it('ends at once when left, and ignores late answers', async () => {
    const { feature, wallet, now } = setUp()
    feature.begin(NEW)
    feature.cancel()
    await wallet.answer('startUpdate', 'VerifyPrimaryOtp')
    assert.deepEqual(now(), { _tag: 'Idle' })
    feature.enterCode('111111')
    assert.lengthOf(wallet.asked, 1)
  })

  it('leaves no timer when the page ends [S9-07]', async () => {
    const { feature, wallet, scheduler } = await withCodeAsked('VerifySecondaryOtp')
    feature.enterCode('222222')
    await wallet.answer('enterSecondaryCode', NEW)
    feature.dispose()
    assert.lengthOf(
      scheduler.actions.filter(({ closed }) => !closed),
      0,
    )
  })
})
