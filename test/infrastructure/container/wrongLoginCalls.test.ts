import { assert } from 'chai'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { inPage, setUpLogins } from './setUpLogins.js'

/** Wrong arguments of hosts without a compiler. */
const NO_CODES: readonly unknown[] = [123456, 12345, '12345', '1234567', ' 12345', ['123456'], {}, null, undefined]
const NO_EMAILS: readonly unknown[] = [7, {}, [SITE_EMAIL], null, undefined]
const NO_PROVIDERS: readonly unknown[] = ['Google', 'twitter', 7, ['google'], {}, null, undefined]

describe('a login command with wrong arguments', () => {
  inPage()
  const setUp = async () => {
    const page = setUpLogins()
    const login = await page.portico.feature('login')
    if (login === undefined) throw new Error('logins are off')
    const names = (): readonly string[] => page.site.asked().map(([name]) => name)
    return { ...page, login, names }
  }
  type Page = Awaited<ReturnType<typeof setUp>>
  /** Calls it as a host without a compiler does. */
  const call = ({ portico }: Page, command: keyof Page['portico']['commands'], wrong: unknown): void =>
    void Reflect.apply(portico.commands[command], undefined, [wrong])
  const codeOf = (promise: unknown): Promise<unknown> =>
    Promise.resolve(promise).then(
      () => 'resolved',
      (error: unknown) => (error instanceof PorticoError ? error.code : error),
    )

  it('refuses a code that is no text of six digits, and never posts it [S5-15]', async () => {
    const page = await setUp()
    const { portico, passes, names } = page
    const state = portico.emailLogin
    for (const wrong of NO_CODES) {
      portico.commands.loginByEmail(SITE_EMAIL)
      await passes(() => state.value._tag === 'VerifyOtp', 0)
      call(page, 'enterCode', wrong)
      assert.include(state.value, { _tag: 'VerifyOtp', refused: true }, JSON.stringify(wrong))
      portico.commands.back()
    }
    assert.notInclude(names(), 'CONNECT_OTP')
    portico.destroy()
  })

  it('refuses such a code for an address change, too [S5-15]', async () => {
    const page = await setUp()
    const { portico, passes, logIn, names } = page
    const state = portico.emailUpdate
    await logIn()
    portico.commands.updateEmail('new@example.org')
    await passes(() => state.value._tag === 'VerifyOtp', 0)
    for (const wrong of NO_CODES) {
      call(page, 'enterUpdateCode', wrong)
      assert.include(state.value, { _tag: 'VerifyOtp', refused: true }, JSON.stringify(wrong))
    }
    assert.isFalse(names().some((name) => name.endsWith('_OTP') && name.startsWith('UPDATE')))
    portico.destroy()
  })

  it('refuses an invalid address, and never posts it [S5-14]', async () => {
    const page = await setUp()
    const { portico, login, logIn, names } = page
    for (const wrong of NO_EMAILS) {
      call(page, 'loginByEmail', wrong)
      assert.deepEqual(portico.emailLogin.value, { _tag: 'Failed', email: '', error: { _tag: 'EmailInvalid' } })
      assert.equal(await codeOf(Reflect.apply(login.byEmail, login, [wrong])), 'PTC-LOGIN-EMAIL')
    }
    await logIn()
    for (const wrong of NO_EMAILS)
      assert.equal(await codeOf(Reflect.apply(login.moveToEmail, login, [wrong])), 'PTC-LOGIN-EMAIL')
    assert.equal(names().filter((name) => name === 'CONNECT_EMAIL').length, 1)
    assert.notInclude(names(), 'UPDATE_EMAIL')
    portico.destroy()
  })

  it('refuses an unknown social provider, opens no window, and stores nothing [S5-15] [S8-14]', async () => {
    const page = await setUp()
    const { portico, login, names } = page
    for (const wrong of NO_PROVIDERS) {
      call(page, 'loginBySocial', wrong)
      assert.deepNestedInclude(portico.socialLogin.value, { 'error._tag': 'NoAuthConnector' })
      assert.equal(await codeOf(Reflect.apply(login.bySocial, login, [wrong])), 'PTC-LOGIN-OFF')
    }
    assert.isFalse(Object.keys(localStorage).some((key) => key.includes('socialProvider')))
    assert.deepEqual(names(), [])
    portico.destroy()
  })

  it('leaves account and frame unchanged', async () => {
    const page = await setUp()
    const { portico, wallet, site, logIn, passes, names } = page
    await logIn()
    await wallet.account.prefer('eoa')()
    const asked = names().length
    for (const wrong of ['Eoa', 'payment', 7, null, undefined]) call(page, 'preferAccountType', wrong)
    assert.lengthOf(names(), asked)
    site.visitor.hesitate()
    portico.request({ method: 'personal_sign', params: ['0x68'] }, 'eip155').catch(() => undefined)
    await passes(() => portico.approval.value !== undefined, 0)
    for (const wrong of [null, 7, 'here', {}, { left: 0, top: 0, width: '9', height: NaN }]) {
      call(page, 'placeFrame', wrong)
      assert.isUndefined(wallet.shownAt(), JSON.stringify(wrong))
    }
    const box = { left: 0, top: 0, width: 9, height: 9 }
    call(page, 'placeFrame', box)
    assert.deepEqual(wallet.shownAt(), box)
    portico.destroy()
  })
})
