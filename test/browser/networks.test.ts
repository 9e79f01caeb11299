import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const networkRow = (shop: ShopPage, name: string) =>
  shop.modal.getByRole('list', { name: 'Networks' }).getByRole('button', { name: new RegExp(`^${name}( Current)?$`) })
const isAt = (shop: ShopPage, network: string) => settles(() => shop.told('network').textContent(), network)

const connected = async (shop: ShopPage, key: string, wallet: string): Promise<void> => {
  await shop.go(`?wallets=${key}`)
  await shop.connect(wallet)
}

describe('switching networks', () => {
  it('switches the wallet once the visitor approves there, and the page follows the wallet [S2-12] [U-36] [U-37] [W-40]', async ({
    shop,
    world,
  }) => {
    const [owner = '0x'] = world.sandbox.accounts
    await connected(shop, 'heron', 'Heron Wallet')
    await shop.networkButton.click()
    await shop.view('Networks').waitFor()
    assert.equal(await networkRow(shop, 'Sandbox').getAttribute('aria-current'), 'true')
    await checkAccessibility(shop.page)
    await networkRow(shop, 'Sandbox Two').click()
    await shop.page.getByRole('dialog', { name: 'Sandbox Two' }).getByText('Approve in Heron Wallet').waitFor()
    await checkAccessibility(shop.page)
    await isAt(shop, 'Sandbox')
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Reject' }).click()
    await shop.modal.getByText('Network not switched').waitFor()
    await checkAccessibility(shop.page)
    await isAt(shop, 'Sandbox')
    await shop.view('SwitchNetwork').getByRole('button', { name: 'Try again' }).click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await isAt(shop, 'Sandbox Two')
    await shop.modal.waitFor({ state: 'hidden' })
    await settles(async () => shop.told('balance').textContent(), `${await world.secondChain.balance(owner)} FLNT`)
    await shop.networkButton.click()
    await settles(() => networkRow(shop, 'Sandbox Two').getAttribute('aria-current'), 'true')
    await networkRow(shop, 'Sandbox Two').click()
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.header.getByRole('button', { name: 'Network: Sandbox Two' }).waitFor()
  })
  it('works by keyboard alone [U-75]', async ({ shop }) => {
    const { page } = shop
    await connected(shop, 'heron', 'Heron Wallet')
    await shop.networkButton.focus()
    await page.keyboard.press('Enter')
    await settles(() => networkRow(shop, 'Sandbox').evaluate((row) => row === document.activeElement), true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await shop.prompt('Heron Wallet').waitFor()
    // The view takes the focus once rendered, which may be after the wallet's window has opened.
    await shop.view('SwitchNetwork').waitFor()
    await comesToRest(page)
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).focus()
    await page.keyboard.press('Enter')
    await isAt(shop, 'Sandbox Two')
    await settles(() => shop.networkButton.evaluate((button) => button === document.activeElement), true)
  })
})
