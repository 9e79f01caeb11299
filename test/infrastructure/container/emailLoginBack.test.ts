import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import type { EmailLoginState } from '../../../domain/login/emailLogin.js'
import { SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { openLoginPage } from './setUpLoggedIn.js'

const MISTYPED = 'anna@example.org'

const isSent = (state: EmailLoginState): boolean => 'resend' in state && state.resend?._tag === 'Sent'

const openPage = (earlier: Parameters<typeof openLoginPage>[0] = {}) => {
  const page = openLoginPage(earlier, { connections: fakeConnectionMemory(), networks: fakeNetworkMemory() })
  const { portico, passes, frame } = page
  return {
    ...page,
    now: () => portico.emailLogin.value,
    /** Submits an address and waits for the next question to the visitor. */
    logIn: async (email: string) => {
      portico.commands.loginByEmail(email)
      await passes(() => 'email' in portico.emailLogin.value && portico.emailLogin.value.email === email)
      await passes(() => !['Sending', 'Left'].includes(portico.emailLogin.value._tag))
      return portico.emailLogin.value
    },
    mailsAsked: () => frame.posted.filter(({ type }) => type.endsWith('/CONNECT_EMAIL')).length,
    codesAsked: () => frame.posted.filter(({ type }) => type.endsWith('/CONNECT_OTP')).length,
  }
}

describe('a visitor who mistypes or leaves during an e-mail login', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })
  beforeEach(() => localStorage.clear())

  it('gets a mail at once after a mistyped address: each address has its own 30 s [S8-33] [S9-08] [U-95]', async () => {
    const { portico, logIn } = openPage()
    await portico.open()
    assert.deepInclude(await logIn(MISTYPED), { _tag: 'VerifyOtp', email: MISTYPED })
    assert.deepInclude(await logIn(SITE_EMAIL), { _tag: 'VerifyOtp', email: SITE_EMAIL })
    portico.destroy()
  })

  it('returns to the first address after another one, whose code the secure site accepts until the next mail [S9-08] [U-95]', async () => {
    const { portico, logIn, now, passes, advance, mailsAsked, codesAsked } = openPage()
    await portico.open()
    const asked = await logIn(SITE_EMAIL)
    await logIn(MISTYPED)
    const login = await portico.feature('login')
    const coming = login?.byEmail(SITE_EMAIL)
    await passes(() => 'resend' in now())
    assert.deepNestedInclude(now(), { ...asked, 'resend._tag': 'Waiting' })
    portico.commands.enterCode('012345')
    portico.commands.resendCode()
    await advance(1_000)
    assert.deepEqual([mailsAsked(), codesAsked()], [2, 0], 'the code may be that of the other address')
    await advance(29_000)
    await passes(() => isSent(now()))
    assert.deepInclude(now(), { _tag: 'VerifyOtp', email: SITE_EMAIL, refused: false })
    assert.equal(mailsAsked(), 3)
    portico.commands.enterCode('012345')
    await passes(() => portico.account('eip155').value.user !== undefined)
    assert.equal((await coming)?.connectorId, 'embedded')
    portico.destroy()
  })

  for (const [how, other, treatment] of [
    ['is malformed', 'anna@', undefined],
    ['the secure site refuses', MISTYPED, { _tag: 'Error', message: 'Invalid email' }],
  ] as const)
    it(`returns to the code of the first address after another one that ${how}, without another mail [S4-11] [S9-08]`, async () => {
      const { portico, logIn, site, advance, mailsAsked, codesAsked, passes } = openPage()
      await portico.open()
      const asked = await logIn(SITE_EMAIL)
      site.treat('CONNECT_EMAIL', treatment)
      assert.deepNestedInclude(await logIn(other), { _tag: 'Failed', 'error._tag': 'EmailInvalid' })
      site.treat('CONNECT_EMAIL', undefined)
      await advance(60_000)
      const mails = mailsAsked()
      assert.deepEqual(await logIn(SITE_EMAIL), asked)
      assert.equal(mailsAsked(), mails)
      portico.commands.enterCode('012345')
      await passes(() => portico.account('eip155').value.user !== undefined)
      assert.equal(codesAsked(), 1)
      portico.destroy()
    })

  it('waits for 30 s after a mail to the same address, and the state has the time [S8-33] [S9-08]', async () => {
    const { portico, logIn, scheduler, advance, mailsAsked } = openPage()
    await portico.open()
    let sentAt = NaN
    const hearing = portico.emailLogin.changes.subscribe(
      ({ _tag }) => _tag === 'VerifyOtp' && (sentAt = scheduler.now()),
    )
    assert.deepInclude(await logIn(MISTYPED), { _tag: 'VerifyOtp', resendAt: sentAt + 30_000 })
    hearing.unsubscribe()
    await logIn(SITE_EMAIL)
    await advance(sentAt + 29_001 - scheduler.now())
    assert.deepInclude(await logIn(MISTYPED), { resendAt: sentAt + 30_000, resend: { _tag: 'Waiting' } })
    assert.equal(mailsAsked(), 2)
    await advance(999)
    assert.equal(mailsAsked(), 3)
    portico.destroy()
  })

  it('learns, as a host does, how long the secure site’s own rate limit lasts [S8-33] [U-95]', async () => {
    const { portico, site, passes } = openPage()
    const login = await portico.feature('login')
    site.treat('CONNECT_EMAIL', { _tag: 'Error', message: 'Please try again after 17 seconds' })
    await portico.open()
    let refusal: unknown
    login?.byEmail(SITE_EMAIL).catch((error: unknown) => (refusal = error))
    await passes(() => refusal !== undefined)
    assert.include(refusal, { code: 'PTC-LOGIN-RATE-LIMIT', message: 'Please try again after 17 seconds' })
    portico.destroy()
  })

  it('returns to the code after closing, without another mail, and logs in with it [S1-03] [S4-11]', async () => {
    const { portico, logIn, now, passes, advance, mailsAsked } = openPage()
    await portico.open()
    const asked = await logIn(SITE_EMAIL)
    portico.close()
    await passes(() => now()._tag === 'Left')
    await advance(60_000)
    await portico.open()
    assert.deepEqual(await logIn(SITE_EMAIL), asked)
    assert.equal(mailsAsked(), 1)
    portico.commands.enterCode('012345')
    await passes(() => portico.account('eip155').value.user !== undefined)
    assert.deepEqual(now(), { _tag: 'Idle' })
    portico.destroy()
  })

  it('gets another mail if the last code has expired [S4-11]', async () => {
    const { portico, logIn, advance, mailsAsked } = openPage()
    await portico.open()
    await logIn(SITE_EMAIL)
    portico.close()
    await advance(20 * 60_000)
    await portico.open()
    await logIn(SITE_EMAIL)
    assert.equal(mailsAsked(), 2)
    portico.destroy()
  })

  it('returns to the code after a reload too, and no address is stored [S4-11] [S-25]', async () => {
    const page = openPage()
    await page.portico.open()
    const asked = await page.logIn(SITE_EMAIL)
    const { site, store } = page
    page.portico.destroy()
    page.dispose()
    const next = openPage({ earlier: { site, store } })
    await next.portico.open()
    await next.advance(5_000)
    assert.include(await next.logIn(SITE_EMAIL), { _tag: asked._tag, email: SITE_EMAIL })
    assert.equal(next.mailsAsked(), 0)
    assert.notInclude(store.read('embedded.mails') ?? '', 'ana')
    next.portico.destroy()
  })
})
