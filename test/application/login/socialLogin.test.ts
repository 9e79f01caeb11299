import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { makeSocialLoginFeature } from '../../../application/login/socialLoginFeature.js'
import { aUser } from '../../support/aUser.js'
import { setUpLogin } from './setUpLogin.js'
import { setUpSocialLogin } from './setUpSocialLogin.js'

const CONSENT = 'https://provider.example/consent'
const RESULT = 'https://secure.example/consented?code=1'

/** Until the visitor consents in the window. */
const inWindow = async (connected?: Parameters<typeof setUpLogin>[0]) => {
  const world = setUpSocialLogin(connected)
  world.press()
  await world.wallet.answer('redirectUri', CONSENT)
  return world
}

describe('a social login', () => {
  it('sends its window to the provider, takes the result, and connects the wallet [S1-04] [S4-07]', async () => {
    const { press, popups, wallet, now, adopted, grant } = setUpSocialLogin()
    press('github')
    assert.deepEqual(now(), { _tag: 'Started', provider: 'github' })
    assert.deepEqual(wallet.asked, [['redirectUri', 'github']])
    await wallet.answer('redirectUri', CONSENT)
    assert.deepEqual(now(), { _tag: 'PopupOpened', provider: 'github' })
    assert.deepEqual(popups.last().visited, [CONSENT])
    popups.last().says({ _tag: 'Result', uri: RESULT })
    assert.deepEqual(now(), { _tag: 'ResultReceived', provider: 'github' })
    assert.isFalse(popups.last().isOpen())
    await wallet.answer('connectSocial', aUser())
    assert.deepEqual(now(), { _tag: 'Idle' })
    assert.deepEqual(adopted, [grant])
    assert.deepEqual(wallet.asked.at(-1), ['connectSocial', RESULT, { chainId: 'eip155:1' }])
  })

  it('rejects a result from another origin than the secure site [S4-08]', async () => {
    const { popups, wallet, now, names } = await inWindow()
    popups.last().says({ _tag: 'Foreign' })
    assert.deepEqual(now(), { _tag: 'Failed', provider: 'google', error: { _tag: 'SocialResultUntrusted' } })
    assert.isFalse(popups.last().isOpen())
    popups.last().says({ _tag: 'Result', uri: RESULT })
    assert.notInclude(names(), 'connectSocial')
    assert.lengthOf(wallet.asked, 1)
  })

  it('reports a blocked window, and its address once known [U-94]', async () => {
    const { popups, press, wallet, now } = setUpSocialLogin()
    popups.block(true)
    press()
    assert.deepEqual(now(), { _tag: 'Failed', provider: 'google', error: { _tag: 'PopupBlocked' } })
    await wallet.answer('redirectUri', CONSENT)
    assert.deepEqual(now(), {
      _tag: 'Failed',
      provider: 'google',
      error: { _tag: 'PopupBlocked' },
      link: `${CONSENT}?back=google`,
    })
  })

  it('still reports a blocked window if there is no address either [U-94]', async () => {
    const { popups, press, wallet, now } = setUpSocialLogin()
    popups.block(true)
    press()
    await wallet.refuse('redirectUri', { _tag: 'FrameFailed', message: 'no' })
    assert.deepEqual(now(), { _tag: 'Failed', provider: 'google', error: { _tag: 'PopupBlocked' } })
    press()
    await wallet.refuse('redirectUri', { _tag: 'FrameNotLoaded' })
    assert.deepInclude(now(), { error: { _tag: 'FrameNotLoaded' } })
  })

  it('continues with the result of a redirect [U-93] [S4-08]', async () => {
    const { feature, wallet, now, adopted, grant, names } = setUpSocialLogin()
    feature.resume('x', { _tag: 'Foreign' })
    assert.deepEqual(now(), { _tag: 'Failed', provider: 'x', error: { _tag: 'SocialResultUntrusted' } })
    feature.resume('x', { _tag: 'Result', uri: `${RESULT}&error=access_denied` })
    assert.deepInclude(now(), { error: { _tag: 'SocialRefused', reason: 'access_denied' } })
    assert.isEmpty(names())
    feature.resume('x', { _tag: 'Result', uri: RESULT })
    assert.deepEqual(now(), { _tag: 'ResultReceived', provider: 'x' })
    await wallet.answer('connectSocial', aUser())
    assert.deepEqual([now(), adopted], [{ _tag: 'Idle' }, [grant]])
  })

  for (const where of ['before it is at the provider', 'at the provider'] as const) {
    it(`ends when the visitor closes its window ${where} [S4-09] [S8-10] [U-94]`, async () => {
      const { press, popups, wallet, now } = setUpSocialLogin()
      press()
      if (where === 'at the provider') await wallet.answer('redirectUri', CONSENT)
      popups.last().ends('Closed')
      assert.deepEqual(now(), { _tag: 'Failed', provider: 'google', error: { _tag: 'PopupClosed' } })
      if (where !== 'at the provider') await wallet.answer('redirectUri', CONSENT)
      assert.equal(now()._tag, 'Failed')
    })
  }

  for (const where of ['before it is at the provider', 'at the provider'] as const) {
    it(`continues by a link in this page if the browser cuts off its window ${where} [U-94]`, async () => {
      const { press, popups, wallet, now } = setUpSocialLogin()
      press()
      if (where === 'at the provider') await wallet.answer('redirectUri', CONSENT)
      popups.last().ends('CutOff')
      const error = { _tag: 'PopupCutOff' } as const
      assert.deepEqual(now(), { _tag: 'Failed', provider: 'google', error })
      await wallet.answer('redirectUri', CONSENT)
      assert.deepEqual(now(), { _tag: 'Failed', provider: 'google', error, link: `${CONSENT}?back=google` })
    })
  }

  it('reports that it could not be started, and closes its window [S4-09] [S8-12]', async () => {
    const { press, popups, wallet, now } = setUpSocialLogin()
    press()
    await wallet.refuse('redirectUri', { _tag: 'FrameFailed', message: 'no' })
    assert.deepEqual(now(), { _tag: 'Failed', provider: 'google', error: { _tag: 'SocialNotInitiated' } })
    assert.isFalse(popups.last().isOpen())
  })

  it('reports the error of the secure site if that is the reason', async () => {
    const { press, wallet, now } = setUpSocialLogin()
    press()
    await wallet.refuse('redirectUri', { _tag: 'FrameNotLoaded' })
    assert.deepInclude(now(), { error: { _tag: 'FrameNotLoaded' } })
  })

  it('reports that the provider refused, and sends the secure site nothing more', async () => {
    const { popups, now, names } = await inWindow()
    popups.last().says({ _tag: 'Result', uri: 'https://secure.example/consented?error=access_denied' })
    assert.deepEqual(now(), {
      _tag: 'Failed',
      provider: 'google',
      error: { _tag: 'SocialRefused', reason: 'access_denied' },
    })
    assert.deepEqual(names(), ['redirectUri'])
  })

  it('reports that the account could not be connected [S4-09] [S8-11]', async () => {
    const { popups, wallet, now } = await inWindow()
    popups.last().says({ _tag: 'Result', uri: RESULT })
    await wallet.refuse('connectSocial', { _tag: 'FrameFailed', message: 'Something went wrong' })
    assert.deepEqual(now(), {
      _tag: 'Failed',
      provider: 'google',
      error: { _tag: 'FrameFailed', message: 'Failed to connect', said: 'Something went wrong' },
    })
    const second = await inWindow(E.left({ _tag: 'FailedToConnect', cause: undefined }))
    second.popups.last().says({ _tag: 'Result', uri: RESULT })
    await second.wallet.answer('connectSocial', aUser())
    assert.deepEqual(second.now(), {
      _tag: 'Failed',
      provider: 'google',
      error: { _tag: 'FrameFailed', message: 'Failed to connect' },
    })
  })
})

describe('a social login that was left', () => {
  it('can be retried at once with the same provider, in its own window [U-94]', async () => {
    const { press, popups, wallet, now } = await inWindow()
    popups.last().ends('Closed')
    press()
    assert.deepEqual(now(), { _tag: 'Started', provider: 'google' })
    await wallet.answer('redirectUri', CONSENT)
    assert.lengthOf(popups.opened, 2)
    assert.deepEqual(
      popups.opened.map(({ isOpen }) => isOpen()),
      [false, true],
    )
    assert.equal(now()._tag, 'PopupOpened')
  })

  it('is replaced by one with another provider, and its window closes', async () => {
    const { press, popups, now } = await inWindow()
    press('x')
    popups.opened[0]?.says({ _tag: 'Result', uri: RESULT })
    assert.deepEqual(now(), { _tag: 'Started', provider: 'x' })
    assert.deepEqual(
      popups.opened.map(({ isOpen }) => isOpen()),
      [false, true],
    )
  })

  it('closes its window, and ignores its messages', async () => {
    const { feature, popups, now, names } = await inWindow()
    feature.cancel()
    popups.last().says({ _tag: 'Result', uri: RESULT })
    assert.isFalse(popups.last().isOpen())
    assert.deepEqual(now(), { _tag: 'Idle' })
    assert.deepEqual(names(), ['redirectUri'])
  })

  it('is logged out at the secure site, which already had its result', async () => {
    const { feature, popups, wallet, adopted, names } = await inWindow()
    popups.last().says({ _tag: 'Result', uri: RESULT })
    feature.cancel()
    await wallet.answer('connectSocial', aUser())
    assert.equal(names().at(-1), 'signOut')
    assert.deepEqual(adopted, [])
  })

  it('does not log out a visitor who is already connected', async () => {
    const base = setUpLogin()
    const { popups } = setUpSocialLogin()
    const feature = makeSocialLoginFeature({ ...base, adopt: () => feature.cancel() })
    feature.begin('google', popups.openPopup())
    popups.last().says({ _tag: 'Result', uri: RESULT })
    await base.wallet.answer('connectSocial', aUser())
    assert.notInclude(base.names(), 'signOut')
  })

  it('leaves no window open when the page ends', async () => {
    const { feature, popups } = await inWindow()
    feature.dispose()
    assert.isFalse(popups.last().isOpen())
  })
})
