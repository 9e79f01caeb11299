import { assert } from 'chai'
import { it } from './support/it.js'
import type { ShopPage } from './support/shopOn.js'

const SHOP = '?wallets=&links=native#seats'

const leave = async (shop: ShopPage): Promise<void> => {
  await shop.view('ConnectingSocial').getByRole('link', { name: 'Go to GitHub' }).click()
  await shop.page.getByRole('heading', { name: 'Log in with GitHub' }).waitFor()
}
const isClean = (shop: ShopPage): void => {
  const { search, hash } = new URL(shop.page.url())
  assert.deepEqual([search, hash], [new URL(SHOP, 'http://shop.example').search, '#seats'])
}

describe('a social login without popups', () => {
  it('leaves the page for the provider, shows a cancellation there, logs in on the next try, and stays logged in [U-93] [U-94] [S4-07] [S4-09]', async ({
    shop,
  }) => {
    const { page } = shop
    await page.addInitScript({ content: 'window.open = () => null' })
    await shop.go(SHOP)
    await shop.openConnect()
    await shop.modal.getByRole('button', { name: 'Continue with GitHub', exact: true }).click()
    await leave(shop)
    await page.getByRole('button', { name: 'Cancel' }).click()
    const back = shop.view('ConnectingSocial')
    await back.getByText(/^The provider did not let you in/).waitFor()
    isClean(shop)
    await back.getByRole('button', { name: /again/i }).click()
    await leave(shop)
    await page.getByLabel('Account name').fill('ana')
    await page.getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
    await shop.modal.waitFor({ state: 'hidden' })
    isClean(shop)
    await page.reload()
    await shop.accountButton.waitFor()
  })
})
