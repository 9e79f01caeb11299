import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const UNLISTED = 'Not a network of this shop (eip155:31339)'

/** With a wallet that switches to a network unknown to the shop, right after it connected. */
const stray = async (shop: ShopPage, query = ''): Promise<void> => {
  await shop.go(`?wallets=cuckoo${query}`)
  await shop.choose('Cuckoo Wallet')
  await shop.prompt('Cuckoo Wallet').getByRole('button', { name: 'Approve' }).click()
  await settles(() => shop.told('network').textContent(), UNLISTED)
}
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe('a network that the site does not use', () => {
  it('is shown, after a reload too, and each way out works by keyboard [S2-14] [U-36] [U-38]', async ({ shop }) => {
    const { page } = shop
    await stray(shop)
    await shop.view('UnsupportedChain').getByText('(eip155:31339)').waitFor()
    await checkAccessibility(page)
    await page.keyboard.press('Escape')
    await shop.modal.waitFor({ state: 'hidden' })
    await page.reload()
    await settles(() => shop.told('network').textContent(), UNLISTED)
    await shop.header.getByRole('button', { name: /Wrong network/ }).press('Enter')
    await shop.view('UnsupportedChain').waitFor()
    // The view takes the focus once rendered.
    await settles(() => page.evaluate(() => document.activeElement?.closest('[data-portico-view]') != null), true)
    for (const stop of ['Sandbox', 'Sandbox Two', 'Sandbox Base', 'Disconnect']) {
      await page.keyboard.press('Tab')
      await settles(() => focused(page), stop)
    }
    await page.keyboard.press('Enter')
    await shop.connectButton.waitFor()
    await shop.modal.waitFor({ state: 'hidden' })
  })
  it('can be left for a configured one, and the account is shown again [S2-14] [U-38]', async ({ shop }) => {
    await shop.go('?wallets=heron')
    await shop.connect()
    await shop.moveWallet('heron', 31339)
    await shop.view('UnsupportedChain').getByRole('button', { name: 'Sandbox Two' }).click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Reject' }).click()
    await shop.modal.getByText('Network not switched').waitFor()
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('UnsupportedChain').getByRole('button', { name: 'Sandbox Two' }).click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await settles(() => shop.told('network').textContent(), 'Sandbox Two')
    await shop.view('Account').waitFor()
  })
  it('is not reported if the host allows it [S4-18]', async ({ shop }) => {
    await stray(shop, '&allowUnsupported=1')
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.accountButton.click()
    await shop.view('Account').getByText('eip155:31339').waitFor()
    await checkAccessibility(shop.page)
  })
  it('opens no view by itself if the host disabled switching, and shows what helps on demand [S4-18]', async ({
    shop,
  }) => {
    await stray(shop, '&switching=off')
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.header.getByRole('button', { name: /Wrong network/ }).click()
    await shop
      .view('UnsupportedChain')
      .getByText(/This site cannot switch it for you/)
      .waitFor()
    assert.equal(await shop.modal.getByRole('list').count(), 0)
    await checkAccessibility(shop.page)
    await shop.modal.getByRole('button', { name: 'Disconnect' }).click()
    await shop.connectButton.waitFor()
  })
})
