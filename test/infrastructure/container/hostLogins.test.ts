import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import sinon from 'sinon'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { SITE_ACCOUNTS, SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { inPage, setUpLogins } from './setUpLogins.js'
import { windowOfLogin } from './windowOfLogin.js'

const failureOf = async (promise: Promise<unknown>): Promise<readonly [code: string, message: string]> => {
  const error: unknown = await promise.then(
    () => assert.fail('resolved'),
    (cause: unknown) => cause,
  )
  return error instanceof PorticoError ? [error.code, error.message] : assert.fail(String(error))
}

describe('a login started by the host', () => {
  inPage()
  afterEach(() => sinon.restore())

  const setUp = async (...options: Parameters<typeof setUpLogins>) => {
    const page = setUpLogins(...options)
    const login = await page.portico.feature('login')
    if (login === undefined) throw new Error('logins are off')
    return { ...page, login }
  }
  const isNotedAway = (): boolean => window.sessionStorage.getItem('portico.absence') !== null

  it('by e-mail resolves with the connection, with the address as its name, after the visitor enters the code [S3-05] [S1-03]', async () => {
    const { portico, login, passes } = await setUp()
    const answer = login.byEmail(SITE_EMAIL)
    await passes(() => portico.emailLogin.value._tag === 'VerifyOtp', 0)
    login.enterCode('012345')
    const connection = await answer
    assert.deepEqual([connection.accounts, connection.authName], [[SITE_ACCOUNTS.smartAccount], SITE_EMAIL])
    assert.deepEqual(await login.byEmail('other@example.org'), connection, 'whoever is in is in')
    assert.equal(portico.emailLogin.value._tag, 'Idle')
    portico.destroy()
  })

  it('names its connection by the new address after an address change [S3-05] [S4-12]', async () => {
    const { portico, site, login, logIn, passes } = await setUp()
    await logIn()
    const moved = login.moveToEmail('new@example.org')
    for (const step of ['VerifyPrimaryOtp', 'VerifySecondaryOtp']) {
      await passes(() => 'step' in portico.emailUpdate.value && portico.emailUpdate.value.step === step, 0)
      await passes(() => portico.emailUpdate.value._tag === 'VerifyOtp', 0)
      if (step === 'VerifySecondaryOtp') {
        const payload = { ...(site.answerTo('GET_USER', {}) as object), email: 'new@example.org' }
        site.treat('GET_USER', { _tag: 'Success', payload })
      }
      login.enterUpdateCode('012345')
    }
    assert.equal(await moved, 'new@example.org')
    const nameNow = (): unknown => {
      const { eip155 } = portico.connections.value
      return eip155._tag === 'Connected' && eip155.active.authName
    }
    await passes(() => nameNow() === 'new@example.org')
    portico.destroy()
  })

  it('by a social account resolves with the connection; the account state has the popup meanwhile [S3-01] [S4-07]', async () => {
    const { portico, login, passes } = await setUp()
    const { opened, says } = windowOfLogin()
    const answer = login.bySocial('google')
    assert.strictEqual<unknown>(portico.account('eip155').value.socialWindow, opened)
    assert.isFalse(isNotedAway())
    await passes(() => portico.socialLogin.value._tag === 'PopupOpened', 0)
    assert.strictEqual<unknown>(portico.account('eip155').value.socialWindow, opened)
    assert.isTrue(isNotedAway(), 'the browser may load the page anew meanwhile')
    says('https://secure.walletconnect.org/consented?code=1')
    const { accounts } = await answer
    assert.deepEqual(accounts, [SITE_ACCOUNTS.smartAccount])
    assert.isUndefined(portico.account('eip155').value.socialWindow)
    assert.isFalse(isNotedAway())
    portico.destroy()
  })

  for (const provider of ['google', 'x', 'discord', 'github', 'apple', 'facebook'] as const)
    it(`opens the window of ${provider} synchronously in the click, and connects by its result [S1-04] [S4-07] [S9-06]`, async () => {
      const { portico, site, passes } = await setUp({ features: { email: false, socials: [provider] } })
      const { open, says } = windowOfLogin()
      portico.commands.loginBySocial(provider)
      assert.isTrue(open.calledOnce, 'a browser lets a page open a window only while it handles the press')
      await passes(() => portico.socialLogin.value._tag === 'PopupOpened', 0)
      assert.deepEqual(site.asked().find(([name]) => name === 'GET_SOCIAL_REDIRECT_URI')?.[1], { provider })
      says('https://secure.walletconnect.org/consented?code=1')
      await passes(() => portico.account('eip155').value.socialProvider === provider, 0)
      portico.destroy()
    })

  it('rejects with "Popup closed" when the visitor closes the window [S8-10]', async () => {
    const { portico, login, passes, advance } = await setUp()
    const { opened } = windowOfLogin()
    const failure = failureOf(login.bySocial('google'))
    await passes(() => portico.socialLogin.value._tag === 'PopupOpened', 0)
    // Until the window has shown another site.
    await advance(400)
    opened.closed = true
    await passes(() => portico.socialLogin.value._tag === 'Failed')
    assert.deepEqual(await failure, ['PTC-LOGIN-POPUP-CLOSED', 'Popup closed'])
    assert.isUndefined(portico.account('eip155').value.socialWindow)
    portico.destroy()
  })

  it('rejects with "Failed to initiate social connection" if the provider has no address [S8-12]', async () => {
    const { portico, site, login } = await setUp()
    windowOfLogin()
    site.treat('GET_SOCIAL_REDIRECT_URI', { _tag: 'Error', message: 'no' })
    const failure = await failureOf(login.bySocial('google'))
    assert.deepEqual(failure, ['PTC-LOGIN-SOCIAL-START', 'Failed to initiate social connection'])
    portico.destroy()
  })

  /** Error texts of the secure site, and the part that the visitor sees. */
  const REFUSALS: readonly (readonly [message: string, said: string | undefined])[] = [
    ['User ana is on hold', 'User ana is on hold'],
    ['  Try another account.\n', 'Try another account.'],
    ['<b>no</b>', '<b>no</b>'],
    ['x'.repeat(9_999), 'x'.repeat(200)],
    ['', undefined],
    ['Your plan allows 100 monthly active users', undefined],
    ['Quota exceeded', undefined],
  ]
  for (const [message, said] of REFUSALS)
    it(`rejects with "Failed to connect" if the secure site returns no account, with its text for the visitor: ${JSON.stringify(message.slice(0, 50))} [S8-11] [S4-09] [U-56]`, async () => {
      const { portico, site, login, passes } = await setUp()
      const { says } = windowOfLogin()
      site.treat('CONNECT_SOCIAL', { _tag: 'Error', message })
      const failure = failureOf(login.bySocial('google'))
      await passes(() => portico.socialLogin.value._tag === 'PopupOpened', 0)
      says('https://secure.walletconnect.org/consented?code=1')
      assert.deepEqual(await failure, ['PTC-LOGIN-FAILED', 'Failed to connect'])
      const error = { _tag: 'FrameFailed', message: 'Failed to connect', ...(said !== undefined && { said }) }
      assert.deepNestedPropertyVal(portico.socialLogin.value, 'error', error)
      portico.destroy()
    })

  it('rejects with "Failed to connect to farcaster" [S8-13]', async () => {
    const { portico, site, login } = await setUp()
    site.treat('GET_FARCASTER_URI', { _tag: 'Error', message: 'no' })
    const failure = await failureOf(login.bySocial('farcaster'))
    assert.deepEqual(failure, ['PTC-LOGIN-FARCASTER', 'Failed to connect to farcaster'])
    portico.destroy()
  })

  it('rejects with "No auth connector found" for a disabled method [S8-14] [S1-09]', async () => {
    const { portico, login } = await setUp({ features: { email: false, socials: ['google'] } })
    const off = ['PTC-LOGIN-OFF', 'No auth connector found'] as const
    assert.deepEqual(await failureOf(login.byEmail(SITE_EMAIL)), off)
    assert.deepEqual(await failureOf(login.bySocial('x')), off)
    assert.equal(portico.modal.value._tag, 'Closed')
    portico.destroy()
  })

  it('rejects with "Not connected to email or social" when an address is to be changed without a login [S8-15]', async () => {
    const { portico, login } = await setUp()
    const failure = await failureOf(login.moveToEmail('new@example.org'))
    assert.deepEqual(failure, ['PTC-LOGIN-NONE', 'Not connected to email or social'])
    portico.destroy()
  })

  it('rejects with "Please try again after N seconds" if the site limits the rate [S8-33]', async () => {
    const { portico, site, login } = await setUp()
    site.treat('CONNECT_EMAIL', { _tag: 'Error', message: 'Please try again after 12 seconds' })
    const failure = await failureOf(login.byEmail(SITE_EMAIL))
    assert.deepEqual(failure, ['PTC-LOGIN-RATE-LIMIT', 'Please try again after 12 seconds'])
    portico.destroy()
  })

  type Page = Awaited<ReturnType<typeof setUp>>
  /** Starts a flow that the visitor is then in the middle of. */
  const BEGUN: Readonly<Record<string, (page: Page) => Promise<() => Promise<unknown>>>> = {
    'a login by e-mail that waits for its code': async ({ portico, login, passes }) => {
      const answer = failureOf(login.byEmail(SITE_EMAIL))
      await passes(() => portico.emailLogin.value._tag === 'VerifyOtp', 0)
      return () => answer
    },
    'a login by e-mail whose mail is on its way': async ({ site, login }) => {
      site.treat('CONNECT_EMAIL', { _tag: 'Silence' })
      const answer = failureOf(login.byEmail(SITE_EMAIL))
      return () => answer
    },
    'a login by e-mail whose account is on its way': async ({ portico, site, login, passes }) => {
      const answer = failureOf(login.byEmail(SITE_EMAIL))
      await passes(() => portico.emailLogin.value._tag === 'VerifyOtp', 0)
      site.treat('GET_USER', { _tag: 'Silence' })
      login.enterCode('012345')
      await passes(() => portico.emailLogin.value._tag === 'Connecting', 0)
      return () => answer
    },
    'a login in a window': async ({ portico, login, passes }) => {
      windowOfLogin()
      const answer = failureOf(login.bySocial('google'))
      await passes(() => portico.socialLogin.value._tag === 'PopupOpened', 0)
      return () => answer
    },
    'a login by Farcaster': async ({ portico, site, login, passes }) => {
      site.treat('CONNECT_FARCASTER', { _tag: 'Silence' })
      const answer = failureOf(login.bySocial('farcaster'))
      await passes(() => portico.socialLogin.value._tag === 'FarcasterCode', 0)
      return () => answer
    },
    'a change of the address': async ({ portico, login, logIn, passes }) => {
      await logIn()
      const answer = failureOf(login.moveToEmail('new@example.org'))
      await passes(() => portico.emailUpdate.value._tag === 'VerifyOtp', 0)
      return () => answer
    },
  }
  for (const [what, begin] of Object.entries(BEGUN))
    for (const way of ['close', 'back'] as const)
      it(`rejects with "Modal closed" when the visitor leaves ${what} by ${way} [S8-08] [U-108]`, async () => {
        const page = await setUp()
        const failure = await begin(page)
        page.portico.commands[way]()
        assert.deepEqual(await failure(), ['PTC-MODAL-CLOSED', 'Modal closed'])
        page.portico.destroy()
      })

  it('rejects at once for an invalid address, and for a frame without a container [S5-14] [S8-50]', async () => {
    const { portico, wallet, login } = await setUp()
    assert.deepEqual(await failureOf(login.byEmail('ana')), ['PTC-LOGIN-EMAIL', 'Invalid email'])
    Object.assign(wallet.email, { start: () => async () => E.left({ _tag: 'FrameNotSet' }) })
    assert.deepEqual(await failureOf(login.byEmail(SITE_EMAIL)), ['PTC-LOGIN-NOT-SET', 'The iframe is not set'])
    portico.destroy()
  })
})
