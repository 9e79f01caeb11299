import '../support/dom.js'
import { fireEvent, screen } from '@testing-library/react'
import { assert } from 'chai'
import type { LoginError } from '../../../domain/login/loginError.js'
import type { SocialLoginState } from '../../../domain/login/socialLogin.js'
import { safeHref } from '../../../ui-react/login/ConnectingSocialView.js'
import { change, drawView } from '../support/draw.js'
import type { FakePortico } from '../support/fakePortico.js'
import { inView } from '../support/inView.js'
import { wordsOf } from '../support/wordsOf.js'

const drawDiscord = (state: SocialLoginState) =>
  drawView({ name: 'ConnectingSocial', provider: 'discord' }, ({ stores }) => stores.socialLogin.set(state))
const failed = (error: LoginError, link?: string): SocialLoginState => ({
  _tag: 'Failed',
  provider: 'discord',
  error,
  ...(link !== undefined && { link }),
})
const status = (): string => wordsOf(inView().getByRole('status'))

describe('the view of a social login', () => {
  it('is named after the provider, and tells the visitor to continue there [V-10]', async () => {
    const { stores } = await drawDiscord({ _tag: 'Started', provider: 'discord' })
    screen.getByRole('dialog', { name: 'Discord' })
    assert.include(status(), 'Opening Discord')
    await change(() => stores.socialLogin.set({ _tag: 'PopupOpened', provider: 'discord' }))
    assert.include(status(), 'Agree in the window of Discord.')
    await change(() => stores.socialLogin.set({ _tag: 'ResultReceived', provider: 'discord' }))
    assert.include(status(), 'Opening your account…')
    assert.isNull(screen.queryByRole('button', { name: 'Try again' }))
  })

  it('offers to reload the login, or the page, if its code failed to load, as Connect does [S8-14]', async () => {
    const { told } = await drawDiscord(failed({ _tag: 'ChunkNotLoaded', cause: new TypeError('offline') }))
    assert.equal(inView().getByRole('alert').querySelectorAll('button').length, 2)
    screen.getByRole('button', { name: 'Reload the page' })
    screen.getByRole('button', { name: 'Load again' }).click()
    assert.include(told, 'loginBySocial "discord"')
  })

  it('waits for nothing if no login was started, and starts synchronously in the click [U-94]', async () => {
    const { told } = await drawDiscord({ _tag: 'PopupOpened', provider: 'google' })
    screen.getByRole('button', { name: 'Continue' }).click()
    assert.include(told, 'loginBySocial "discord"')
  })

  for (const [error, words] of [
    [{ _tag: 'PopupBlocked' }, 'No window could be opened here. Go on in this page, or allow windows and try again.'],
    [{ _tag: 'PopupCutOff' }, 'That window can’t reach this page. Close it, and go on here.'],
    [{ _tag: 'PopupClosed' }, 'The window was closed. Nothing was shared with this site.'],
    [{ _tag: 'SocialNotInitiated' }, 'The provider could not be reached.'],
    [
      { _tag: 'SocialRefused', reason: 'access_denied' },
      'The provider did not let you in. Nothing was shared with this site.',
    ],
    [{ _tag: 'SocialResultUntrusted' }, 'The answer did not come from the login service. It was not used.'],
    [
      { _tag: 'FrameNotLoaded' },
      'The login service could not be loaded: offline, or blocked in this browser. Wallets work.',
    ],
  ] as const satisfies readonly (readonly [LoginError, string])[]) {
    it(`describes ${error._tag}, and retries synchronously in the click [S4-07] [U-94]`, async () => {
      const { told } = await drawDiscord(failed(error))
      assert.include(status(), words)
      assert.notInclude(document.body.textContent, 'access_denied')
      screen.getByRole('button', { name: 'Try again' }).click()
      assert.include(told, 'loginBySocial "discord"')
    })
  }

  it('shows "Failed to connect", and the text of the login service if that returned no account [S8-11] [S4-09]', async () => {
    await drawDiscord(failed({ _tag: 'FrameFailed', message: 'Failed to connect', said: 'User ana is on hold' }))
    assert.include(status(), 'Failed to connect')
    const words = screen.getByText('User ana is on hold')
    assert.equal(wordsOf(words.parentElement ?? undefined), 'The login service said: User ana is on hold')
    screen.getByText('PTC-LOGIN-FAILED')
  })

  it('shows "Failed to connect" alone if the login service gave no text [S8-11]', async () => {
    await drawDiscord(failed({ _tag: 'FrameFailed', message: 'Failed to connect' }))
    assert.include(status(), 'Failed to connect')
    assert.isNull(screen.queryByText(/The login service said/))
  })

  it('does not style a closed window as an error [U-89]', async () => {
    const { stores } = await drawDiscord(failed({ _tag: 'PopupClosed' }))
    assert.equal(screen.getByText('Not logged in').dataset['tone'], 'plain')
    await change(() => stores.socialLogin.set(failed({ _tag: 'PopupBlocked' })))
    assert.equal(screen.getByText('Not logged in').dataset['tone'], 'danger')
    screen.getByText('PTC-LOGIN-POPUP-BLOCKED')
  })

  it('has a link if no window can be opened, and none that would run code [U-94] [S-22]', async () => {
    const { stores } = await drawDiscord(failed({ _tag: 'PopupBlocked' }, 'https://provider.example/start'))
    assert.equal(
      screen.getByRole('link', { name: 'Go to Discord' }).getAttribute('href'),
      'https://provider.example/start',
    )
    await change(() => stores.socialLogin.set(failed({ _tag: 'PopupBlocked' }, 'javascript:alert(1)')))
    assert.isNull(screen.queryByRole('link'))
    assert.deepEqual(
      [safeHref('data:text/html,x'), safeHref('/here'), safeHref('farcaster://a')],
      [undefined, undefined, 'farcaster://a'],
    )
  })
})

const URI = 'https://farcaster.example/~/siwf?channelToken=7'
const drawFarcaster = (state: SocialLoginState, prepare: (fake: FakePortico) => void = () => undefined) =>
  drawView({ name: 'ConnectingFarcaster' }, (fake) => {
    fake.stores.socialLogin.set(state)
    prepare(fake)
  })

describe('the view of a Farcaster login', () => {
  it('reserves the space of the QR code, then shows it [V-11] [S4-10]', async () => {
    const { stores } = await drawFarcaster({ _tag: 'Started', provider: 'farcaster' })
    assert.equal(status(), 'Making a code…')
    await change(() => stores.socialLogin.set({ _tag: 'FarcasterCode', uri: URI }))
    await screen.findByRole('img', { name: 'QR code to scan with a phone' })
    assert.isNull(screen.queryByRole('link'))
    await change(() => stores.socialLogin.set({ _tag: 'ResultReceived', provider: 'farcaster' }))
    assert.include(status(), 'Logging in')
  })

  it('describes its QR code before the login has started, and no window [X-16] [S4-10]', async () => {
    const { stores } = await drawFarcaster({ _tag: 'Idle' })
    assert.include(status(), 'Scan a code with your phone')
    await change(() => stores.host.update((facts) => ({ ...facts, mobile: true })))
    assert.include(status(), 'the Farcaster app on this device')
    assert.notInclude(status(), 'window')
  })

  it('opens Farcaster on a phone, instead of a QR code that could not be scanned there', async () => {
    await drawFarcaster({ _tag: 'FarcasterCode', uri: URI }, ({ stores }) =>
      stores.host.update((facts) => ({ ...facts, mobile: true })),
    )
    assert.isNull(screen.queryByRole('img', { name: /QR code/ }))
    assert.equal(screen.getByRole('link', { name: 'Open Farcaster' }).getAttribute('href'), URI)
  })

  it('copies the link synchronously in the click, as every view does [W-48]', async () => {
    const { told } = await drawFarcaster({ _tag: 'FarcasterCode', uri: URI })
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    assert.include(told.join('\n'), 'copyLoginLink')
  })

  it('shows a failure, and retries [S8-13]', async () => {
    const { told } = await drawFarcaster({ _tag: 'Failed', provider: 'farcaster', error: { _tag: 'FarcasterFailed' } })
    assert.include(status(), 'Farcaster could not be connected.')
    screen.getByRole('button', { name: 'Try again' }).click()
    assert.include(told, 'loginBySocial "farcaster"')
  })
})
