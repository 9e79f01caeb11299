import { assert } from 'chai'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const HERON = 'Heron Wallet'
const KESTREL = 'Kestrel Wallet'

/** Moves the page by its list of networks, and leaves the list. */
const chooseNetwork = async (shop: ShopPage, name: string): Promise<void> => {
  await shop.networkButton.click()
  await shop.view('Networks').getByRole('button', { name, exact: true }).click()
  await settles(() => shop.told('network').textContent(), name)
  await shop.page.keyboard.press('Escape')
  await shop.modal.waitFor({ state: 'hidden' })
}
const isOn = async (shop: ShopPage, wallet: string, balance: string): Promise<void> => {
  await settles(() => shop.told('wallet').textContent(), wallet)
  await settles(() => shop.told('balance').textContent(), balance)
}
/** An EVM wallet, and a Solana wallet beside it; the page is on Solana. */
const connectBoth = async (shop: ShopPage): Promise<void> => {
  await shop.go('?networks=all&wallets=heron,kestrel')
  await shop.connect(HERON)
  await chooseNetwork(shop, 'Sandbox Solana')
  await settles(() => shop.told('status').textContent(), 'Not connected')
  await shop.connect(KESTREL)
  await isOn(shop, KESTREL, '12.5 SOL')
}

describe('an EVM wallet and a Solana wallet at once', () => {
  it('each answer for their own networks, and are both there after a reload [S1-08] [U-40]', async ({ shop }) => {
    await connectBoth(shop)
    await chooseNetwork(shop, 'Sandbox')
    await isOn(shop, HERON, '12.3456789 ETH')
    await shop.page.reload()
    await isOn(shop, HERON, '12.3456789 ETH')
    await chooseNetwork(shop, 'Sandbox Solana')
    await isOn(shop, KESTREL, '12.5 SOL')
  })

  it('hear nothing of each other: an account that changes on one side changes nothing on the other [U-40]', async ({ shop }) => {
    await connectBoth(shop)
    const solana = await shop.told('address').textContent()
    await shop.moveWallet('heron', 31338)
    await chooseNetwork(shop, 'Sandbox Two')
    await settles(() => shop.told('wallet').textContent(), HERON)
    await chooseNetwork(shop, 'Sandbox Solana')
    await isOn(shop, KESTREL, '12.5 SOL')
    assert.equal(await shop.told('address').textContent(), solana)
  })

  it('are left together, for good', async ({ shop }) => {
    await connectBoth(shop)
    await shop.disconnect()
    await settles(() => shop.told('status').textContent(), 'Not connected')
    await shop.page.reload()
    await shop.connectButton.waitFor()
    await chooseNetwork(shop, 'Sandbox')
    await settles(() => shop.told('status').textContent(), 'Not connected')
  })
})
