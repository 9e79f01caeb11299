import { assert } from 'chai'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { settles } from './support/settles.js'

describe('a visitor who logged in, in two tabs', () => {
  it('is followed in both: who logs out and in as another in one is the other in both [U-33] [S7-38]', async ({
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

  it('is logged in in a tab that was open before, and had no reason to load logins [U-33]', async ({
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

  it('is who is logged in now, and logs out at last, also in a tab that the browser kept as it was and told nothing [U-29] [U-33] [S7-38]', async ({
    shop,
    world,
    anotherTab,
  }) => {
    const { secureSite } = world.sandbox
    // No headless Chromium keeps pages: this one is told nothing, and then that it is back.
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
