import { assert } from 'chai'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const HERON = 'Heron Wallet'
const KESTREL = 'Kestrel Wallet'

/** Switches the page by its list of networks. */
const chooseNetwork = async (shop: ShopPage, name: string): Promise<void> => {
  await shop.networkButton.click()
  await shop.view('Networks').getByRole('button', { name, exact: true }).click()
  await settles(() => shop.told('network').textContent(), name)
  await shop.modal.waitFor({ state: 'hidden' })
}
const isOn = async (shop: ShopPage, wallet: string, balance: string): Promise<void> => {
  await settles(() => shop.told('wallet').textContent(), wallet)
  await settles(() => shop.told('balance').textContent(), balance)
}
const approve = async (shop: ShopPage, wallet: string): Promise<void> => {
  await shop.prompt(wallet).getByRole('button', { name: 'Approve' }).click()
  await shop.modal.waitFor({ state: 'hidden' })
}
describe('an EVM wallet and a Solana wallet at once', () => {
  it('are listed together though Solana code loads last, answer for their own networks each, are both restored after a reload, and disconnect together [S1-08] [S9-25] [U-40]', async ({
    shop,
  }) => {
    const { page, modal } = shop
    const answered = page.waitForResponse(/getWallets/)
    await page.route(/openStandardWallets/, async (route) => {
      await answered
      await route.continue()
    })
    await shop.go('?networks=all&wallets=heron,kestrel')
    await shop.openConnect()
    await modal.getByRole('button', { name: /^All wallets/ }).waitFor()
    await shop.row(KESTREL).waitFor()
    assert.equal(await modal.getByRole('heading', { name: 'Installed' }).count(), 1)
    await shop.row(HERON).click()
    await approve(shop, HERON)
    await shop.networkButton.click()
    await shop.view('Networks').getByRole('button', { name: 'Sandbox Solana', exact: true }).click()
    await shop.view('SwitchActiveChain').getByRole('button', { name: 'Choose a wallet for Solana' }).click()
    await shop.view('Connect').waitFor()
    await shop.row(KESTREL).click()
    await approve(shop, KESTREL)
    await isOn(shop, KESTREL, '12.5 SOL')
    await chooseNetwork(shop, 'Sandbox')
    await isOn(shop, HERON, '12.3456789 ETH')
    await page.reload()
    await isOn(shop, HERON, '12.3456789 ETH')
    await chooseNetwork(shop, 'Sandbox Solana')
    await isOn(shop, KESTREL, '12.5 SOL')
    await shop.disconnect()
    await settles(() => shop.told('status').textContent(), 'Not connected')
    await page.reload()
    await shop.connectButton.waitFor()
    await chooseNetwork(shop, 'Sandbox')
    await settles(() => shop.told('status').textContent(), 'Not connected')
  })
})

describe('selecting a network of another namespace', () => {
  it('by keyboard alone explains that it needs another wallet, changes nothing if the visitor goes back, and lists only wallets of that namespace [S2-13] [U-40] [U-75]', async ({
    shop,
  }) => {
    const { page, modal } = shop
    const toSolana = shop.view('Networks').getByRole('button', { name: 'Sandbox Solana', exact: true })
    await shop.go('?networks=all&wallets=heron,finch,kestrel')
    await shop.connect(HERON)
    await shop.networkButton.press('Enter')
    await toSolana.press('Enter')
    await modal.getByText('Sandbox Solana needs another wallet').waitFor()
    await modal.getByText(`${HERON} is not connected there`, { exact: false }).waitFor()
    await modal.getByRole('button', { name: 'Back' }).press('Enter')
    await shop.view('Networks').waitFor()
    await page.keyboard.press('Escape')
    await isOn(shop, HERON, '12.3456789 ETH')
    await shop.networkButton.press('Enter')
    await toSolana.press('Enter')
    await shop.view('SwitchActiveChain').waitFor()
    await settles(() => page.evaluate(() => document.activeElement?.textContent), 'Choose a wallet for Solana')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Connect on Solana' }).waitFor()
    await shop.row(KESTREL).waitFor()
    assert.equal(await shop.row('Finch Wallet').count(), 0)
    await shop.row(KESTREL).press('Enter')
    await shop.prompt(KESTREL).getByRole('button', { name: 'Approve' }).press('Enter')
    await isOn(shop, KESTREL, '12.5 SOL')
  })
})

describe('a multi-chain wallet', () => {
  const ON_BOTH = '?networks=all&wallets=heron,heron-solana,kestrel'

  it('is one row, asks for the chain, and connects there only [U-43]', async ({ shop }) => {
    await shop.go(ON_BOTH)
    await shop.openConnect()
    // Its Solana connector is found a moment later.
    await shop.row(HERON).getByText('Ethereum & compatible · Solana').waitFor()
    assert.equal(await shop.row(HERON).count(), 1)
    await shop.row(HERON).click()
    await shop.view('ConnectingMultiChain').getByRole('button', { name: 'Solana' }).click()
    await approve(shop, HERON)
    await isOn(shop, HERON, '250 SOL')
    await shop.networkButton.click()
    await shop.view('Networks').getByRole('button', { name: 'Sandbox', exact: true }).click()
    await shop
      .view('SwitchActiveChain')
      .getByRole('button', { name: 'Choose a wallet for Ethereum & compatible' })
      .click()
    await shop.row(HERON).click()
    await approve(shop, HERON)
    await isOn(shop, HERON, '12.3456789 ETH')
  })
})
