import { assert } from 'chai'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { inPage } from './setUpLogins.js'
import { openLoginPage } from './setUpLoggedIn.js'

describe('a login that failed', () => {
  inPage()
  type Page = ReturnType<typeof openLoginPage>

  const openPage = (
    earlier: Parameters<typeof openLoginPage>[0] = {},
    memory = { connections: fakeConnectionMemory(), networks: fakeNetworkMemory() },
  ) => ({
    ...openLoginPage(earlier, memory),
    memory,
  })
  const enterCode = async ({ portico, passes }: Page): Promise<void> => {
    portico.commands.loginByEmail(SITE_EMAIL)
    await passes(() => portico.emailLogin.value._tag === 'VerifyOtp')
    portico.commands.enterCode('012345')
  }
  const isTold = async ({ portico, passes }: Page): Promise<void> => {
    await passes(() => portico.snackbar.value._tag === 'Shown')
    const { value } = portico.snackbar
    assert.deepEqual(value._tag === 'Shown' && value.notice, { _tag: 'AuthenticationFailed' })
    assert.equal(portico.account('eip155').value.status, 'disconnected')
  }

  it('because it gave no account is logged out, with a message to the visitor [S8-07]', async () => {
    const page = openPage()
    await page.portico.open()
    page.site.treat('GET_USER', { _tag: 'Error', message: 'no' })
    await enterCode(page)
    await isTold(page)
    await page.passes(() => page.site.asked().at(-1)?.[0] === 'SIGN_OUT')
    page.portico.destroy()
  })

  it('because the domain is not verified raises an alert beside the message to the visitor [S8-39]', async () => {
    const page = openPage()
    await page.portico.open()
    page.site.treat('CONNECT_EMAIL', { _tag: 'Error', message: 'Unverified Domain' })
    page.portico.commands.loginByEmail(SITE_EMAIL)
    await page.passes(() => page.portico.emailLogin.value._tag === 'Failed')
    assert.deepEqual(page.portico.alerts.value, [{ _tag: 'UnverifiedDomain' }])
    page.portico.destroy()
  })

  it('to restore with the page disconnects, with a message to the visitor [S8-07]', async () => {
    const first = openPage()
    await first.portico.open()
    await enterCode(first)
    await first.passes(() => first.portico.account('eip155').value.status === 'connected')
    first.portico.destroy()
    first.dispose()
    const { site, store, memory } = first
    site.treat('GET_USER', { _tag: 'Error', message: 'no' })
    const second = openPage({ earlier: { site, store } }, memory)
    second.portico.preload()
    await isTold(second)
    second.portico.destroy()
  })
})
