import { assert } from 'chai'
import type { LoginError } from '../../../domain/login/loginError.js'
import { setUpEmailLogin } from './setUpEmailLogin.js'

const ADA = 'ada@mail.example'
const BOB = 'bob@mail.example'
const OFFLINE = { _tag: 'FrameNotLoaded' } as const
const ASKED = { _tag: 'VerifyOtp', email: ADA, resendAt: 30_000, refused: false } as const

/** Until a mail is awaited, 30 s after it was sent. */
const withMail = async (step: 'VerifyOtp' | 'VerifyDevice' = 'VerifyOtp') => {
  const world = setUpEmailLogin()
  world.feature.begin(ADA)
  await world.wallet.answer('start', step)
  await world.advance(30_000)
  return world
}

describe('another login mail', () => {
  for (const error of [
    OFFLINE,
    { _tag: 'FrameTimedOut', afterMs: 120_000 },
    { _tag: 'FrameFailed', message: 'out of order' },
    { _tag: 'EmailInvalid' },
  ] as const satisfies readonly LoginError[])
    it(`that fails with ${error._tag} leaves the visitor at the code, which stays valid [S9-08]`, async () => {
      const { feature, wallet, now } = await withMail()
      feature.resend()
      assert.deepEqual(now(), { ...ASKED, resend: { _tag: 'Sending' } })
      await wallet.refuse('start', error)
      assert.deepEqual(now(), { ...ASKED, resend: { _tag: 'Failed', error } })
      feature.enterCode('123456')
      assert.deepEqual(wallet.asked.at(-1), ['enterCode', '123456'])
      await wallet.refuse('enterCode', { _tag: 'CodeRefused' })
      assert.deepEqual(now(), { ...ASKED, refused: true })
    })

  it('is requested once at a time, and no code is accepted meanwhile', async () => {
    const { feature, wallet, names } = await withMail()
    feature.resend()
    feature.resend()
    feature.enterCode('123456')
    assert.deepEqual(names(), ['start', 'start'])
    await wallet.refuse('start', OFFLINE)
    feature.resend()
    assert.lengthOf(names(), 3)
  })

  it('waits as long as the secure site requires [S8-33] [U-95]', async () => {
    const { feature, wallet, now, names, advance } = await withMail()
    feature.resend()
    const error = { _tag: 'EmailRateLimited', seconds: 17 } as const
    await wallet.refuse('start', error)
    assert.deepEqual(now(), { ...ASKED, resendAt: 47_000, resend: { _tag: 'Failed', error } })
    await advance(16_999)
    feature.resend()
    assert.lengthOf(names(), 2)
    await advance(1)
    feature.resend()
    assert.lengthOf(names(), 3)
  })

  it('that fails on a new device waits for its link again, and then for its code [S4-11]', async () => {
    const { feature, wallet, now, names } = await withMail('VerifyDevice')
    feature.resend()
    await wallet.refuse('start', OFFLINE)
    const device = { _tag: 'VerifyDevice', email: ADA, resendAt: 30_000 } as const
    assert.deepEqual(now(), { ...device, resend: { _tag: 'Failed', error: OFFLINE } })
    await wallet.answer('confirmDevice')
    assert.deepEqual(now(), ASKED)
    assert.deepEqual(names(), ['start', 'confirmDevice', 'start', 'confirmDevice'])
  })

  it('that fails because the link timed out lets the visitor wait for it again [S9-10]', async () => {
    const { feature, wallet, now, names } = await withMail('VerifyDevice')
    await wallet.refuse('confirmDevice', { _tag: 'FrameTimedOut', afterMs: 120_000 })
    feature.resend()
    feature.awaitDevice()
    await wallet.refuse('start', OFFLINE)
    assert.deepInclude(now(), { _tag: 'DeviceUnconfirmed', resend: { _tag: 'Failed', error: OFFLINE } })
    feature.awaitDevice()
    assert.deepEqual(now(), { _tag: 'VerifyDevice', email: ADA, resendAt: 30_000 })
    assert.deepEqual(names(), ['start', 'confirmDevice', 'start', 'confirmDevice'])
  })

  it('that fails after the last code expired returns to the address', async () => {
    const { feature, wallet, now, advance } = await withMail()
    await advance(20 * 60_000)
    feature.resend()
    await wallet.refuse('start', OFFLINE)
    assert.deepEqual(now(), { _tag: 'Failed', email: ADA, error: OFFLINE })
  })

  it('is not sent after the visitor has left, nor after another address was entered', async () => {
    const { feature, wallet, now } = await withMail()
    feature.resend()
    feature.cancel()
    await wallet.refuse('start', OFFLINE)
    assert.deepInclude(now(), { _tag: 'Left', email: ADA, step: 'VerifyOtp' })
    feature.begin(BOB)
    await wallet.answer('start', 'VerifyOtp')
    assert.deepEqual(now(), { _tag: 'VerifyOtp', email: BOB, resendAt: 60_000, refused: false })
  })
})
