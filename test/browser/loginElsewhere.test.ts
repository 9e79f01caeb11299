import { assert } from 'chai'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { settles } from './support/settles.js'

describe('a login in two tabs', () => {
  it('is the same in both: a logout and login as another visitor in one also applies in the other [U-33] [S7-38]', async ({
    shop,
    world,
    anotherTab,
  }) => {
    const { secureSite } = world.sandbox
    await shop.go('?login=1')
    await logInByEmail(shop, secureSite, 'ana@lantern.example')
    const ana = await shop.told('address').textContent()
    const other = await anotherTab()
    await other.go('?login=1')
    await other.accountButton.waitFor()
    await other.disconnect()
    await shop.connectButton.waitFor()
    await logInByEmail(other, secureSite, 'bob@lantern.example')
    await shop.page.bringToFront()
    await shop.accountButton.waitFor()
    const bob = await other.told('address').textContent()
    assert.notEqual(bob, ana)
    await settles(() => shop.told('address').textContent(), bob)
    await settles(() => shop.told('user').textContent(), await other.told('user').textContent())
    await shop.openAccount()
    await shop.view('Account').getByText('bob@lantern.example').waitFor()
  })

  it('is available in a tab that was open before, and had not loaded login code [U-33]', async ({
    shop,
    world,
    anotherTab,
  }) => {
    await shop.go('?login=1')
    // The core runs.
    await shop.networkButton.click()
    await shop.view('Networks').waitFor()
    const other = await anotherTab()
    await other.go('?login=1')
    await logInByEmail(other, world.sandbox.secureSite, 'ana@lantern.example')
    await shop.page.bringToFront()
    await shop.accountButton.waitFor()
    assert.equal(await shop.told('address').textContent(), await other.told('address').textContent())
  })

  it('is the current one, and finally logged out, also in a tab restored from the back-forward cache [U-29] [U-33] [S7-38]', async ({
    shop,
    world,
    anotherTab,
  }) => {
    const { secureSite } = world.sandbox
    // Headless Chromium has no back-forward cache: this page gets no events, and then the event of its return.
    await shop.page.addInitScript(() =>
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
    )
    await shop.go('?login=1')
    await logInByEmail(shop, secureSite, 'ana@lantern.example')
    const ana = await shop.told('address').textContent()
    const other = await anotherTab()
    await other.go('?login=1')
    await other.accountButton.waitFor()
    const comesBack = async (): Promise<void> => {
      await shop.page.bringToFront()
      await shop.page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    }
    await other.disconnect()
    await logInByEmail(other, secureSite, 'bob@lantern.example')
    assert.equal(await shop.told('address').textContent(), ana)
    await comesBack()
    await settles(() => shop.told('address').textContent(), await other.told('address').textContent())
    await shop.openAccount()
    await shop.view('Account').getByText('bob@lantern.example').waitFor()
    assert.isTrue(await other.accountButton.isVisible())
    await other.page.bringToFront()
    await other.disconnect()
    assert.isTrue(await shop.accountButton.isVisible())
    await comesBack()
    await shop.connectButton.waitFor()
    assert.equal(await shop.told('address').textContent(), 'none')
  })
})
