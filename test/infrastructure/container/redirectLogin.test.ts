import { assert } from 'chai'
import sinon from 'sinon'
import { shownView } from '../../../domain/modal/view.js'
import type { LoginError } from '../../../domain/login/loginError.js'
import { SITE_ACCOUNTS } from '../../fakes/fakeSecureSite.js'
import { inPage, setUpLogins } from './setUpLogins.js'

const SITE = 'https://secure.walletconnect.org'
const PAGE = '/?show=3#seats'
const RESULT = `${SITE}/consented?code=1`

/** Earlier tests of the run may have a page of their own. */
const origin = (): string => window.location.origin
/** Sets the address that a page loads with. */
const isAt = (href: string): void => window.history.replaceState(null, '', href)

describe('a social login on a page that can open no windows', () => {
  inPage()
  beforeEach(() => isAt(PAGE))
  afterEach(() => {
    sinon.restore()
    isAt('/')
  })

  /** Presses the button, once the code has loaded, and returns the link to the provider and the return address. */
  const leave = async () => {
    const { portico, site, passes } = setUpLogins()
    site.treat('GET_SOCIAL_REDIRECT_URI', { _tag: 'Success', payload: { uri: `${SITE}/consent?state=abc` } })
    portico.commands.prepareLogin()
    await portico.feature('login')
    portico.commands.loginBySocial('google')
    const link = (): string => {
      const { value } = portico.socialLogin
      return value._tag === 'Failed' ? (value.link ?? '') : ''
    }
    await passes(() => link() !== '', 0)
    assert.deepNestedInclude(portico.socialLogin.value, { 'error._tag': 'PopupBlocked' })
    portico.destroy()
    return new URL((new URL(link()).searchParams.get('state') ?? '').split(/--(.*)/s)[1] ?? '')
  }
  /** The page that the provider returns to, with a result of the secure site, or with a forged one. */
  const comeBack = (returning: URL, change: (back: URL) => void = () => undefined) => {
    returning.searchParams.set('result_uri', RESULT)
    change(returning)
    isAt(returning.href)
    return setUpLogins()
  }
  type Page = ReturnType<typeof comeBack>
  const isClean = (): void =>
    assert.equal(window.location.href, new URL(PAGE, origin()).href, 'nothing of the result is in the address')
  const failsWith = async ({ portico, passes }: Page, tag: LoginError['_tag']): Promise<void> => {
    await passes(() => portico.socialLogin.value._tag === 'Failed' && shownView(portico.modal.value) !== undefined, 0)
    assert.deepNestedInclude(portico.socialLogin.value, { 'error._tag': tag })
    assert.deepEqual(shownView(portico.modal.value), { name: 'ConnectingSocial', provider: 'google' })
    assert.equal(portico.account('eip155').value.status, 'disconnected')
    isClean()
  }
  const names = ({ site }: Page): readonly string[] => site.asked().map(([name]) => name)

  it('returns to the page, which is logged in [U-93] [U-94] [S4-07]', async () => {
    sinon.stub(window, 'open').returns(null)
    const { portico, site, passes } = comeBack(await leave())
    await passes(() => portico.account('eip155').value.address === SITE_ACCOUNTS.smartAccount, 0)
    assert.deepInclude(site.asked().find(([name]) => name === 'CONNECT_SOCIAL')?.[1], { uri: RESULT })
    assert.equal(portico.account('eip155').value.socialProvider, 'google')
    isClean()
    portico.destroy()
  })

  for (const [app, globals] of Object.entries({
    'Telegram on an iPhone': { Telegram: { WebApp: { platform: 'ios' } } },
    'Telegram on Android, without its script': { TelegramWebviewProxy: {} },
  }))
    it(`opens no window in ${app}, and has a link instead [U-93] [U-94] [S4-07]`, async () => {
      const open = sinon.stub(window, 'open')
      Object.assign(window, globals)
      try {
        assert.equal((await leave()).origin, origin())
        assert.isFalse(open.called)
      } finally {
        for (const name of Object.keys(globals)) Reflect.deleteProperty(window, name)
      }
    })

  it('reports that the visitor cancelled at the provider, and asks the secure site nothing [S4-09]', async () => {
    sinon.stub(window, 'open').returns(null)
    const page = comeBack(await leave(), (back) => back.searchParams.set('result_uri', `${RESULT}&error=access_denied`))
    await failsWith(page, 'SocialRefused')
    assert.notInclude(names(page), 'CONNECT_SOCIAL')
    page.portico.destroy()
  })

  for (const [what, forge] of [
    [
      'of another origin, with the token',
      (back: URL) => back.searchParams.set('result_uri', 'https://secure.evil.example/consented?code=1'),
    ],
    ['of the secure site, without the token', (back: URL) => back.searchParams.delete('portico_login')],
  ] as const)
    it(`rejects a forged result ${what}, reports it, and removes it from the address [S4-08]`, async () => {
      sinon.stub(window, 'open').returns(null)
      const page = comeBack(await leave(), forge)
      await failsWith(page, 'SocialResultUntrusted')
      assert.notInclude(names(page), 'CONNECT_SOCIAL')
      page.portico.destroy()
    })

  it('rejects a result that the page never asked for, and reports it [S4-08] [S8-07] [S-21]', async () => {
    const page = comeBack(new URL(PAGE, origin()))
    await page.passes(() => page.portico.snackbar.value._tag === 'Shown', 0)
    assert.deepNestedInclude(page.portico.snackbar.value, { 'notice._tag': 'AuthenticationFailed' })
    assert.equal(shownView(page.portico.modal.value)?.name, 'Connect')
    assert.deepEqual([names(page), page.portico.account('eip155').value.status], [[], 'disconnected'])
    isClean()
    page.portico.destroy()
  })

  it('rejects a result that the secure site never issued, even with the token [S4-08] [S8-07]', async () => {
    sinon.stub(window, 'open').returns(null)
    const page = comeBack(await leave())
    page.site.treat('CONNECT_SOCIAL', { _tag: 'Error', message: 'Unknown code' })
    await failsWith(page, 'FrameFailed')
    page.portico.destroy()
  })
})
