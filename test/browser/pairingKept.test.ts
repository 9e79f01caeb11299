import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { pair, scan, showCode } from './support/pairing.js'
import { settles } from './support/settles.js'

describe('a paired phone', () => {
  it('survives a reload, over one socket, and signs after it; after a return from the back-forward cache with a dead socket it gets a request, and its end is noticed [U-25] [U-34]', async ({
    shop,
    takePhone,
    world,
  }) => {
    const phone = await takePhone()
    const signs = async (): Promise<void> => {
      await shop.page.getByRole('button', { name: 'Sign a message' }).click()
      await phone.approve('wants you to sign a message')
      await shop.page.getByText(/^Signed and verified for 0x/).waitFor()
    }
    /** Headless Chromium has no back-forward cache: this page gets no events, and then the event of its return. */
    const comesBack = async (meanwhile: () => Promise<void>): Promise<void> => {
      await phone.sites.first().waitFor()
      await phone.setOnline(false)
      world.sandbox.relay.freezeSockets()
      await phone.setOnline(true)
      await meanwhile()
      await shop.page.bringToFront()
      await shop.page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    }
    await shop.go()
    await pair(shop, phone)
    const sockets = world.sandbox.relay.sockets()
    await shop.page.reload()
    await shop.accountButton.waitFor()
    assert.equal(await shop.told('wallet').textContent(), 'Osprey Phone')
    await signs()
    await settles(() => world.sandbox.relay.sockets(), sockets)
    await shop.page.reload()
    await shop.accountButton.waitFor()
    await comesBack(async () => undefined)
    await signs()
    await comesBack(phone.disconnect)
    await shop.connectButton.waitFor()
  })

  it('marks a network that the phone did not approve, before a switch and after a reload, until the phone adds it; each reload restores the last network [W-39] [U-36] [U-39]', async ({
    shop,
    takePhone,
  }) => {
    const phone = await takePhone()
    await shop.go('?networks=both')
    await pair(shop, phone)
    await shop.page.reload()
    await shop.networkButton.click()
    const rows = shop.view('Networks').getByRole('list', { name: 'Networks' }).getByRole('button')
    await settles(() => rows.allInnerTexts(), ['Sandbox\nCurrent', 'Sandbox Two\nNot approved in Osprey Phone'])
    await checkAccessibility(shop.page)
    await shop.modal.getByRole('button', { name: 'Sandbox Two Not approved in Osprey Phone' }).click()
    await phone.approve('wants you to change the network')
    await phone.approve('wants you to add a network')
    await settles(() => shop.told('network').textContent(), 'Sandbox Two')
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.page.reload()
    await shop.networkButton.click()
    await settles(() => rows.allInnerTexts(), ['Sandbox', 'Sandbox Two\nCurrent'])
    await phone.chooseNetwork('eip155:31337')
    await settles(() => shop.told('network').textContent(), 'Sandbox')
    await shop.page.reload()
    await shop.accountButton.waitFor()
    await settles(() => shop.told('network').textContent(), 'Sandbox')
  })

  it('switches the page to a requested network that its owner selects on the phone without prior approval; an unrequested one has no effect [U-36]', async ({
    shop,
    takePhone,
  }) => {
    const phone = await takePhone()
    await shop.go('?networks=both')
    await pair(shop, phone)
    await phone.chooseNetwork('eip155:31339')
    await phone.chooseNetwork('eip155:31338')
    await settles(() => shop.told('network').textContent(), 'Sandbox Two')
    await shop.page.bringToFront()
    await shop.networkButton.click()
    const rows = shop.view('Networks').getByRole('list', { name: 'Networks' }).getByRole('button')
    await settles(() => rows.allInnerTexts(), ['Sandbox', 'Sandbox Two\nCurrent'])
  })

  it('follows, after a return from the back-forward cache, another tab that paired another account meanwhile [U-33]', async ({
    shop,
    takePhone,
    anotherTab,
  }) => {
    const phone = await takePhone()
    await shop.page.addInitScript(() =>
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
    )
    await shop.go()
    await pair(shop, phone)
    const other = await anotherTab()
    await other.go()
    await other.accountButton.waitFor()
    await other.disconnect()
    await showCode(other)
    await scan(other, phone)
    await phone.grant([1])
    await other.accountButton.waitFor()
    const second = await other.told('address').textContent()
    assert.notEqual(await shop.told('address').textContent(), second)
    await shop.page.bringToFront()
    await shop.page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await settles(() => shop.told('address').textContent(), second)
  })
})
