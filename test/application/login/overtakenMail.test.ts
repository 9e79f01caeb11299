import { assert } from 'chai'
import type { LoginError } from '../../../domain/login/loginError.js'
import { setUpEmailLogin } from './setUpEmailLogin.js'

const ADA = 'ada@mail.example'
const BOB = 'bob@mail.example'

/** A code for Ada is awaited; then the visitor enters another address. */
const withBob = async (step: 'VerifyOtp' | 'VerifyDevice' = 'VerifyOtp') => {
  const world = setUpEmailLogin()
  world.feature.begin(ADA)
  await world.wallet.answer('start', step)
  await world.advance(10_000)
  world.feature.begin(BOB)
  return world
}

describe('a login mail followed by another address', () => {
  for (const error of [
    { _tag: 'EmailInvalid' },
    { _tag: 'EmailRateLimited', seconds: 9 },
    { _tag: 'FrameFailed', message: 'no' },
    { _tag: 'UnverifiedDomain' },
  ] as const satisfies readonly LoginError[])
    it(`stays valid if the other was refused as ${error._tag} [S4-11]`, async () => {
      const { feature, wallet, now, names } = await withBob()
      await wallet.refuse('start', error)
      feature.begin(ADA)
      assert.deepEqual(now(), { _tag: 'VerifyOtp', email: ADA, resendAt: 30_000, refused: false })
      feature.enterCode('123456')
      assert.deepEqual(names(), ['start', 'start', 'enterCode'])
    })

  for (const error of [
    { _tag: 'FrameNotLoaded' },
    { _tag: 'FrameTimedOut', afterMs: 120_000 },
    { _tag: 'FrameRequestAborted' },
    { _tag: 'FrameMalformed', detail: 'CONNECT_EMAIL' },
  ] as const satisfies readonly LoginError[])
    it(`is followed by a new one if the outcome is unknown: ${error._tag} [S9-08]`, async () => {
      const { feature, wallet, now, names } = await withBob()
      await wallet.refuse('start', error)
      feature.begin(ADA)
      assert.deepInclude(now(), { _tag: 'VerifyOtp', email: ADA, resend: { _tag: 'Waiting' } })
      feature.enterCode('123456')
      assert.deepEqual(names(), ['start', 'start'], 'the code may be that of the other address')
    })

  it('is followed by a new one after its 30 s, whose code is then awaited [S9-08] [U-95]', async () => {
    const { feature, wallet, now, names, advance } = await withBob('VerifyDevice')
    await wallet.answer('start', 'VerifyOtp')
    feature.begin(ADA)
    assert.deepEqual(now(), { _tag: 'VerifyDevice', email: ADA, resendAt: 30_000, resend: { _tag: 'Waiting' } })
    await advance(19_999)
    assert.lengthOf(names(), 3)
    await advance(1)
    assert.deepEqual(wallet.asked.at(-1), ['start', ADA])
    await wallet.answer('start', 'VerifyOtp')
    assert.deepInclude(now(), { _tag: 'VerifyOtp', email: ADA, resendAt: 60_000, resend: { _tag: 'Sent' } })
  })

  it('reports why the next one cannot be sent: no valid code is left', async () => {
    const { feature, wallet, now, advance } = await withBob()
    await wallet.answer('start', 'VerifyOtp')
    feature.begin(ADA)
    await advance(20_000)
    await wallet.refuse('start', { _tag: 'EmailRateLimited', seconds: 44 })
    assert.deepEqual(now(), { _tag: 'Failed', email: ADA, error: { _tag: 'EmailRateLimited', seconds: 44 } })
  })

  it('is not followed by another one once the visitor has left, or returned to the second address', async () => {
    const { feature, wallet, now, names, advance } = await withBob()
    await wallet.answer('start', 'VerifyOtp')
    feature.begin(ADA)
    feature.begin(BOB)
    assert.deepEqual(now(), { _tag: 'VerifyOtp', email: BOB, resendAt: 40_000, refused: false })
    feature.begin(ADA)
    feature.cancel()
    await advance(60_000)
    assert.deepEqual(names(), ['start', 'start'])
  })

  it('that has expired is followed by another one at once', async () => {
    const { feature, wallet, now, advance } = await withBob()
    await wallet.answer('start', 'VerifyOtp')
    await advance(20_000)
    feature.begin(ADA)
    assert.deepEqual(now(), { _tag: 'Sending', email: ADA })
  })
})
