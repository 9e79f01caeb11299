import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { type Alert, describeAlert } from '../../../domain/notify/alert.js'
import { SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { inPage, setUpLogins } from './setUpLogins.js'

const MAIL_WAIT_MS = 120_000

describe('the developer of a site with logins', () => {
  inPage()

  const namesOf = (alerts: readonly Alert[]): readonly string[] => alerts.map((alert) => describeAlert(alert).message)

  it('gets no alert for a visitor who reads the mail slowly and can continue [S8-38] [S9-10]', async () => {
    const { portico, site, passes } = setUpLogins()
    site.treat('CONNECT_EMAIL', { _tag: 'Success', payload: { action: 'VERIFY_DEVICE' } })
    site.treat('CONNECT_DEVICE', { _tag: 'Silence' })
    await portico.open()
    await portico.feature('login')
    portico.commands.loginByEmail(SITE_EMAIL)
    await passes(() => portico.emailLogin.value._tag === 'DeviceUnconfirmed', MAIL_WAIT_MS)
    assert.deepEqual(portico.alerts.value, [])
    site.treat('CONNECT_DEVICE', undefined)
    portico.commands.awaitDevice()
    await passes(() => portico.emailLogin.value._tag === 'VerifyOtp', 0)
    portico.destroy()
  })

  it('gets an alert if the secure site does not answer in time [S8-38]', async () => {
    const { portico, site, passes } = setUpLogins()
    site.treat('CONNECT_EMAIL', { _tag: 'Silence' })
    await portico.open()
    await portico.feature('login')
    portico.commands.loginByEmail(SITE_EMAIL)
    await passes(() => portico.emailLogin.value._tag === 'Failed', MAIL_WAIT_MS)
    assert.deepEqual(namesOf(portico.alerts.value), ['Embedded Wallet Request Timed Out'])
    portico.destroy()
  })

  it('gets the reason why another mail could not be sent, while the last code still works [S8-37] [S9-08]', async () => {
    const { portico, wallet, passes, advance } = setUpLogins()
    await portico.open()
    const login = await portico.feature('login')
    const coming = login?.byEmail(SITE_EMAIL)
    await passes(() => portico.emailLogin.value._tag === 'VerifyOtp', 0)
    await advance(30_000)
    Object.assign(wallet.email, { start: () => async () => E.left({ _tag: 'FrameNotLoaded' }) })
    portico.commands.resendCode()
    const resend = { _tag: 'Failed', error: { _tag: 'FrameNotLoaded' } } as const
    await passes(() => 'resend' in portico.emailLogin.value && portico.emailLogin.value.resend?._tag === 'Failed', 0)
    assert.deepInclude(portico.emailLogin.value, { _tag: 'VerifyOtp', email: SITE_EMAIL, resend })
    assert.deepEqual(namesOf(portico.alerts.value), ['Network Error - Could not load embedded wallet'])
    portico.commands.enterCode('012345')
    assert.equal((await coming)?.connectorId, 'embedded')
    portico.destroy()
  })

  for (const [clause, error, name] of [
    ['S8-37', { _tag: 'FrameNotLoaded' }, 'Network Error - Could not load embedded wallet'],
    ['S8-39', { _tag: 'UnverifiedDomain' }, 'Unverified Domain'],
  ] as const)
    it(`gets the alert ${name} [${clause}]`, async () => {
      const { portico, wallet, passes } = setUpLogins()
      await portico.open()
      Object.assign(wallet.email, { start: () => async () => E.left(error) })
      portico.commands.loginByEmail(SITE_EMAIL)
      await passes(() => portico.emailLogin.value._tag === 'Failed', 0)
      assert.deepEqual(namesOf(portico.alerts.value), [name])
      portico.destroy()
    })
})
