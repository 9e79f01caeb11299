import { assert } from 'chai'
import { SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import type { EmbeddedWorld } from './EmbeddedWorld.js'
import { namesOf } from './namesOf.js'
import { refuse } from './refuse.js'

export const emailCases = (world: () => EmbeddedWorld): void => {
  const start = (email = SITE_EMAIL) => world().wallet.email.start(email)
  for (const [action, step] of [
    ['VERIFY_DEVICE', 'VerifyDevice'],
    ['VERIFY_OTP', 'VerifyOtp'],
    ['CONNECT', 'Connect'],
  ] as const) {
    it(`is followed by ${step} if the site says so [S4-11]`, async () => {
      world().site.treat('CONNECT_EMAIL', { _tag: 'Success', payload: { action } })
      assert.equal(await rightOf(start()), step)
    })
  }
  it('continues from the device to the code, and ends with the user [S1-03] [S4-11]', async () => {
    await rightOf(start())
    await rightOf(world().wallet.email.confirmDevice)
    await rightOf(world().wallet.email.enterCode('012345'))
    assert.isUndefined(world().wallet.session.loggedIn.value)
    await rightOf(world().wallet.session.fetchUser({ chainId: 'eip155:1' }))
    assert.equal(world().wallet.session.loggedIn.value?.email, SITE_EMAIL)
  })
  it('sends no request for an invalid address [S5-14]', async () => {
    for (const email of ['', 'ana', 'ana@example'])
      assert.deepEqual(await leftOf(start(email)), { _tag: 'EmailInvalid' })
    assert.deepEqual(await leftOf(world().wallet.emailUpdate.start('ana')), { _tag: 'EmailInvalid' })
    assert.isEmpty(namesOf(world()))
  })
  it('is EmailInvalid if the site says so', async () => {
    world().site.treat('CONNECT_EMAIL', refuse('Invalid email'))
    assert.deepEqual(await leftOf(start()), { _tag: 'EmailInvalid' })
  })
  it('sends no second mail within 30 s, and returns the remaining time [S8-33] [S9-08]', async () => {
    await rightOf(start())
    await world().advance(12_500)
    assert.deepEqual(await leftOf(start()), { _tag: 'EmailRateLimited', seconds: 18 })
    assert.deepEqual(await leftOf(world().wallet.emailUpdate.start(SITE_EMAIL)), {
      _tag: 'EmailRateLimited',
      seconds: 18,
    })
    await world().advance(17_500)
    await rightOf(start())
    assert.deepEqual(namesOf(world()), ['CONNECT_EMAIL', 'CONNECT_EMAIL'])
  })
  it('sends one to another address at once: each has its own 30 s [S8-33] [S9-08] [U-95]', async () => {
    await rightOf(start('anna@example.org'))
    await world().advance(2_500)
    await rightOf(start())
    assert.deepEqual(await leftOf(start('anna@example.org')), { _tag: 'EmailRateLimited', seconds: 28 })
    assert.lengthOf(namesOf(world()), 2)
  })
  it('keeps the last mail of a login for 30 s, and its expected input [S4-11] [S9-08]', async () => {
    const { email, emailUpdate } = world().wallet
    world().site.treat('CONNECT_EMAIL', { _tag: 'Success', payload: { action: 'VERIFY_DEVICE' } })
    assert.isUndefined(email.sent(SITE_EMAIL))
    await rightOf(start('anna@example.org'))
    await rightOf(start())
    assert.isUndefined(email.sent('anna@example.org'))
    assert.equal(email.sent(SITE_EMAIL)?.step, 'VerifyDevice')
    await rightOf(email.confirmDevice)
    assert.equal(email.sent(SITE_EMAIL)?.step, 'VerifyOtp')
    await world().advance(30_000)
    assert.isUndefined(email.sent(SITE_EMAIL))
    await rightOf(emailUpdate.start(SITE_EMAIL))
    assert.isUndefined(email.sent(SITE_EMAIL), 'that one is of no login')
  })
  it('has no mail if the login is still valid, or has ended [S4-11]', async () => {
    world().site.treat('CONNECT_EMAIL', { _tag: 'Success', payload: { action: 'CONNECT' } })
    await rightOf(start())
    assert.isUndefined(world().wallet.email.sent(SITE_EMAIL))
    world().site.treat('CONNECT_EMAIL', undefined)
    await rightOf(start())
    await rightOf(world().wallet.session.fetchUser({ chainId: 'eip155:1' }))
    assert.isUndefined(world().wallet.email.sent(SITE_EMAIL))
  })
  it('may be retried at once if no mail was sent', async () => {
    world().site.treat('CONNECT_EMAIL', refuse())
    await leftOf(start())
    world().site.treat('CONNECT_EMAIL', undefined)
    await rightOf(start())
  })
  it("passes on the site's rate limit [S8-33]", async () => {
    world().site.treat('CONNECT_EMAIL', refuse('Please try again after 44 seconds'))
    assert.deepEqual(await leftOf(start()), { _tag: 'EmailRateLimited', seconds: 44 })
  })
  it('is CodeRefused for a malformed code, without a request, and for a wrong one [S5-15]', async () => {
    const { email, emailUpdate } = world().wallet
    for (const enter of [email.enterCode, emailUpdate.enterPrimaryCode, emailUpdate.enterSecondaryCode])
      assert.deepEqual(await leftOf(enter('12345')), { _tag: 'CodeRefused' })
    assert.isEmpty(namesOf(world()))
    for (const name of ['CONNECT_OTP', 'UPDATE_EMAIL_PRIMARY_OTP', 'UPDATE_EMAIL_SECONDARY_OTP'])
      world().site.treat(name, refuse('Wrong'))
    for (const enter of [email.enterCode, emailUpdate.enterPrimaryCode, emailUpdate.enterSecondaryCode])
      assert.deepEqual(await leftOf(enter('123456')), { _tag: 'CodeRefused' })
  })
  it('times out after 120 s of silence [S9-10]', async () => {
    world().site.treat('CONNECT_EMAIL', { _tag: 'Silence' })
    const ending = leftOf(start())
    await world().advance(120_000)
    assert.deepEqual(await ending, { _tag: 'FrameTimedOut', afterMs: 120_000 })
  })
  for (const [action, step] of [
    ['VERIFY_PRIMARY_OTP', 'VerifyPrimaryOtp'],
    ['VERIFY_SECONDARY_OTP', 'VerifySecondaryOtp'],
  ] as const) {
    it(`changes to a new address by ${step} [S4-12]`, async () => {
      world().site.treat('UPDATE_EMAIL', { _tag: 'Success', payload: { action } })
      assert.equal(await rightOf(world().wallet.emailUpdate.start('new@example.org')), step)
      await rightOf(world().wallet.emailUpdate.enterPrimaryCode('123456'))
      assert.equal(await rightOf(world().wallet.emailUpdate.enterSecondaryCode('123456')), 'new@example.org')
    })
  }
}
