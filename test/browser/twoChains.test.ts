import { assert } from 'chai'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const HERON = 'Heron Wallet'
const KESTREL = 'Kestrel Wallet'

/** Moves the page by its list of networks. */
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
/** Goes for Solana in the list of networks, where another wallet is asked for first, as far as the list of those. */
const goForSolana = async (shop: ShopPage): Promise<void> => {
  await shop.networkButton.click()
  await shop.view('Networks').getByRole('button', { name: 'Sandbox Solana', exact: true }).click()
  await shop.view('SwitchActiveChain').getByRole('button', { name: 'Choose a wallet for Solana' }).click()
  await shop.view('Connect').waitFor()
}
const approve = async (shop: ShopPage, wallet: string): Promise<void> => {
  await shop.prompt(wallet).getByRole('button', { name: 'Approve' }).click()
  await shop.modal.waitFor({ state: 'hidden' })
}
/** An EVM wallet, and a Solana wallet beside it; the page is on Solana. */
const connectBoth = async (shop: ShopPage): Promise<void> => {
  await shop.go('?networks=all&wallets=heron,kestrel')
  await shop.connect(HERON)
  await goForSolana(shop)
  await shop.row(KESTREL).click()
  await approve(shop, KESTREL)
  await isOn(shop, KESTREL, '12.5 SOL')
}
/** Another account, chosen in the wallet's own window, opened by its icon. */
const chooseAccount = async ({ page }: ShopPage, icon: string, wallet: string, at: number): Promise<string> => {
  await page.getByRole('button', { name: `Open ${icon}`, exact: true }).click()
  const own = page.getByRole('dialog', { name: `${wallet}: accounts and network` })
  const account = own.getByRole('group', { name: 'Account' }).getByRole('radio').nth(at)
  const address = (await account.evaluate((radio) => radio.closest('label')?.textContent)) ?? ''
  await account.click()
  await own.getByRole('button', { name: 'Done' }).click()
  return address.trim()
}

describe('an EVM wallet and a Solana wallet at once', () => {
  it('are listed together at the first opening, though the code that finds those of Solana comes last [S9-25]', async ({
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
  })
  it('each answer for their own networks, and are both there after a reload [S1-08] [U-40]', async ({ shop }) => {
    await connectBoth(shop)
    await chooseNetwork(shop, 'Sandbox')
    await isOn(shop, HERON, '12.3456789 ETH')
    await shop.page.reload()
    await isOn(shop, HERON, '12.3456789 ETH')
    await chooseNetwork(shop, 'Sandbox Solana')
    await isOn(shop, KESTREL, '12.5 SOL')
  })

  it('hear nothing of each other: an account that changes on one side changes nothing on the other [U-40]', async ({
    shop,
  }) => {
    await connectBoth(shop)
    const solana = await shop.told('address').textContent()
    await shop.moveWallet('heron', 31338)
    await chooseNetwork(shop, 'Sandbox Two')
    await settles(() => shop.told('wallet').textContent(), HERON)
    await chooseNetwork(shop, 'Sandbox Solana')
    await isOn(shop, KESTREL, '12.5 SOL')
    assert.equal(await shop.told('address').textContent(), solana)
  })

  it('change their accounts each on its own side [U-40] [U-42]', async ({ shop }) => {
    await connectBoth(shop)
    const other = await chooseAccount(shop, `${KESTREL} (Solana)`, KESTREL, 1)
    await settles(() => shop.told('address').textContent(), other)
    const evm = await chooseAccount(shop, HERON, HERON, 1)
    await isOn(shop, KESTREL, '250 SOL')
    assert.equal(await shop.told('address').textContent(), other)
    await chooseNetwork(shop, 'Sandbox')
    await settles(async () => (await shop.told('address').textContent())?.toLowerCase(), evm.toLowerCase())
  })

  it('need not both be on a network of the site: what one is on concerns the other not at all [S4-18] [U-40]', async ({
    shop,
  }) => {
    await connectBoth(shop)
    await shop.moveWallet('heron', 31339)
    await isOn(shop, KESTREL, '12.5 SOL')
    assert.isTrue(await shop.modal.isHidden())
    await shop.networkButton.click()
    await shop.view('Networks').getByRole('button', { name: 'Sandbox Two', exact: true }).click()
    await shop.prompt(HERON).getByRole('button', { name: 'Approve' }).click()
    await settles(() => shop.told('network').textContent(), 'Sandbox Two')
    await settles(() => shop.told('wallet').textContent(), HERON)
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

describe('going for a network of another chain', () => {
  it('tells that it takes another wallet, and leaves everything as it was when somebody turns back [S2-13] [U-40]', async ({
    shop,
  }) => {
    await shop.go('?networks=all&wallets=heron,kestrel')
    await shop.connect(HERON)
    await shop.networkButton.click()
    await shop.view('Networks').getByRole('button', { name: 'Sandbox Solana', exact: true }).click()
    await shop.modal.getByText('Sandbox Solana needs another wallet').waitFor()
    await shop.modal.getByText(`${HERON} is not connected there`, { exact: false }).waitFor()
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('Networks').waitFor()
    await shop.page.keyboard.press('Escape')
    await isOn(shop, HERON, '12.3456789 ETH')
  })

  it('lists the wallets of that chain only', async ({ shop }) => {
    await shop.go('?networks=all&wallets=heron,finch,kestrel')
    await shop.connect(HERON)
    await goForSolana(shop)
    await shop.row(KESTREL).waitFor()
    assert.equal(await shop.row('Finch Wallet').count(), 0)
    await shop.page.getByRole('dialog', { name: 'Connect on Solana' }).waitFor()
  })

  it('works by keyboard alone', async ({ shop }) => {
    const { keyboard } = shop.page
    await shop.go('?networks=all&wallets=heron,kestrel')
    await shop.connect(HERON)
    await shop.networkButton.press('Enter')
    await shop.view('Networks').getByRole('button', { name: 'Sandbox Solana', exact: true }).press('Enter')
    await shop.view('SwitchActiveChain').waitFor()
    await settles(() => shop.page.evaluate(() => document.activeElement?.textContent), 'Choose a wallet for Solana')
    await keyboard.press('Enter')
    await shop.row(KESTREL).press('Enter')
    await shop.prompt(KESTREL).getByRole('button', { name: 'Approve' }).press('Enter')
    await isOn(shop, KESTREL, '12.5 SOL')
  })
})

describe('a wallet that speaks two chains', () => {
  const ON_BOTH = '?networks=all&wallets=heron,heron-solana,kestrel'

  it('is one row, asks for the chain, and connects there only [U-43]', async ({ shop }) => {
    await shop.go(ON_BOTH)
    await shop.openConnect()
    // Its Solana half is found a moment later.
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
