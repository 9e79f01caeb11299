import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { aUser } from '../../support/aUser.js'
import { valuesOf } from '../../support/valuesOf.js'
import { setUpEmailLogin } from './setUpEmailLogin.js'

const ADA = 'ada@mail.example'

/** Until the code is requested. */
const withCodeAsked = async (connected?: Parameters<typeof setUpEmailLogin>[0]) => {
  const world = setUpEmailLogin(connected)
  world.feature.begin(ADA)
  await world.wallet.answer('start', 'VerifyOtp')
  return world
}

describe('a login by e-mail', () => {
  it('sends a mail, takes its code, fetches the user, and connects the wallet [S1-03] [S4-11]', async () => {
    const { feature, wallet, now, grant, adopted } = setUpEmailLogin()
    feature.begin(ADA)
    assert.deepEqual(now(), { _tag: 'Sending', email: ADA })
    await wallet.answer('start', 'VerifyOtp')
    assert.deepEqual(now(), { _tag: 'VerifyOtp', email: ADA, resendAt: 30_000, refused: false })
    feature.enterCode('012345')
    assert.deepEqual(now(), { _tag: 'CheckingCode', email: ADA, resendAt: 30_000 })
    await wallet.answer('enterCode')
    assert.deepEqual(now(), { _tag: 'Connecting', email: ADA })
    await wallet.answer('fetchUser', aUser())
    assert.deepEqual(now(), { _tag: 'Idle' })
    assert.deepEqual(adopted, [grant])
    assert.deepEqual(wallet.asked, [
      ['start', ADA],
      ['enterCode', '012345'],
      ['fetchUser', { chainId: 'eip155:1' }],
    ])
  })

  it('waits for the confirmation of a new device, and then for the code [S4-11]', async () => {
    const { feature, wallet, now } = setUpEmailLogin()
    feature.begin(ADA)
    await wallet.answer('start', 'VerifyDevice')
    assert.deepEqual(now(), { _tag: 'VerifyDevice', email: ADA, resendAt: 30_000 })
    await wallet.answer('confirmDevice')
    assert.deepEqual(now(), { _tag: 'VerifyOtp', email: ADA, resendAt: 30_000, refused: false })
  })

  it('waits for the link again after two minutes, without another mail, while it is valid [S4-11] [S9-10]', async () => {
    const { feature, wallet, now, names, advance } = setUpEmailLogin()
    const lapse = () => wallet.refuse('confirmDevice', { _tag: 'FrameTimedOut', afterMs: 120_000 })
    feature.begin(ADA)
    await wallet.answer('start', 'VerifyDevice')
    feature.awaitDevice()
    await advance(120_000)
    await lapse()
    assert.deepInclude(now(), { _tag: 'DeviceUnconfirmed', email: ADA, resendAt: 30_000, linkUntil: 1_200_000 })
    feature.awaitDevice()
    assert.deepEqual(now(), { _tag: 'VerifyDevice', email: ADA, resendAt: 30_000 })
    await advance(1_080_000)
    await lapse()
    feature.awaitDevice()
    assert.equal(now()._tag, 'DeviceUnconfirmed', 'the link has died')
    assert.deepEqual(names(), ['start', 'confirmDevice', 'confirmDevice'])
    feature.resend()
    assert.deepInclude(now(), { _tag: 'DeviceUnconfirmed', resend: { _tag: 'Sending' } })
  })

  it('continues at once if the login is still valid [S4-11]', async () => {
    const { feature, wallet, now, adopted } = setUpEmailLogin()
    feature.begin(ADA)
    await wallet.answer('start', 'Connect')
    assert.deepEqual(now(), { _tag: 'Connecting', email: ADA })
    await wallet.answer('fetchUser', aUser())
    assert.lengthOf(adopted, 1)
  })

  it('sends no request for an invalid address, and reports it at the field [S5-14]', () => {
    const { feature, wallet, now } = setUpEmailLogin()
    for (const email of ['', 'ada', 'ada@mail', 'ada mail@x.example']) {
      feature.begin(email)
      assert.deepEqual(now(), { _tag: 'Failed', email, error: { _tag: 'EmailInvalid' } })
    }
    assert.deepEqual(wallet.asked, [])
  })

  it('reports a wrong code and takes the next one; no state keeps a code', async () => {
    const { feature, wallet, now } = await withCodeAsked()
    const states = valuesOf(feature.state)
    for (const code of ['111111', '222222']) {
      feature.enterCode(code)
      await wallet.refuse('enterCode', { _tag: 'CodeRefused' })
      assert.deepEqual(now(), { _tag: 'VerifyOtp', email: ADA, resendAt: 30_000, refused: true })
    }
    feature.enterCode('333333')
    await wallet.answer('enterCode')
    assert.equal(now()._tag, 'Connecting')
    assert.notMatch(JSON.stringify(states), /111111|222222|333333/)
  })

  it('sends another mail 30 s after the last one, and not before [S9-08] [U-95]', async () => {
    const { feature, wallet, now, advance, names } = await withCodeAsked()
    await advance(29_999)
    feature.resend()
    assert.deepEqual(names(), ['start'])
    await advance(1)
    feature.resend()
    assert.deepEqual(names(), ['start', 'start'])
    await wallet.answer('start', 'VerifyOtp')
    assert.deepEqual(now(), {
      _tag: 'VerifyOtp',
      email: ADA,
      resendAt: 60_000,
      refused: false,
      resend: { _tag: 'Sent' },
    })
  })

  it('also sends another mail for a new device, and then waits for that one only [S9-08]', async () => {
    const { feature, wallet, now, advance } = setUpEmailLogin()
    feature.begin(ADA)
    await wallet.answer('start', 'VerifyDevice')
    await advance(30_000)
    feature.resend()
    await wallet.answer('confirmDevice')
    const resending = { _tag: 'VerifyDevice', email: ADA, resendAt: 30_000, resend: { _tag: 'Sending' } } as const
    assert.deepEqual(now(), resending, 'the link of the first mail came too late')
    await wallet.answer('start', 'VerifyDevice')
    assert.deepEqual(now(), { _tag: 'VerifyDevice', email: ADA, resendAt: 60_000, resend: { _tag: 'Sent' } })
  })

  it('shows how long the server limits the rate [S8-33] [U-95]', async () => {
    const { feature, wallet, now } = setUpEmailLogin()
    feature.begin(ADA)
    await wallet.refuse('start', { _tag: 'EmailRateLimited', seconds: 17 })
    assert.deepEqual(now(), { _tag: 'Failed', email: ADA, error: { _tag: 'EmailRateLimited', seconds: 17 } })
  })

  it('ends with the error of the secure site at each step, and can restart', async () => {
    const { feature, wallet, now } = await withCodeAsked()
    feature.enterCode('123456')
    await wallet.refuse('enterCode', { _tag: 'FrameTimedOut', afterMs: 120_000 })
    assert.deepEqual(now(), { _tag: 'Failed', email: ADA, error: { _tag: 'FrameTimedOut', afterMs: 120_000 } })
    feature.begin(ADA)
    await wallet.answer('start', 'VerifyDevice')
    await wallet.refuse('confirmDevice', { _tag: 'FrameNotLoaded' })
    assert.deepInclude(now(), { _tag: 'Failed', error: { _tag: 'FrameNotLoaded' } })
    feature.begin('bob@mail.example')
    assert.deepEqual(now(), { _tag: 'Sending', email: 'bob@mail.example' })
  })

  it('reports in the specified words that the wallet returned no connection [S8-11]', async () => {
    const { feature, wallet, now, adopted } = await withCodeAsked(
      E.left({ _tag: 'FailedToConnect', cause: new Error('ada@mail.example') }),
    )
    feature.enterCode('123456')
    await wallet.answer('enterCode')
    await wallet.answer('fetchUser', aUser())
    assert.deepEqual(now(), {
      _tag: 'Failed',
      email: ADA,
      error: { _tag: 'FrameFailed', message: 'Failed to connect' },
    })
    assert.deepEqual(adopted, [])
  })

  it('accepts codes and requests for mails only when they are expected', async () => {
    const { feature, wallet, now, advance } = setUpEmailLogin()
    feature.enterCode('123456')
    feature.resend()
    assert.deepEqual(now(), { _tag: 'Idle' })
    feature.begin(ADA)
    feature.enterCode('123456')
    await advance(60_000)
    feature.resend()
    assert.deepEqual(wallet.asked, [['start', ADA]])
  })
})
