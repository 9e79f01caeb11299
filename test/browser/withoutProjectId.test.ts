import { assert } from 'chai'
import { devices } from 'playwright-core'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import type { ShopPage } from './support/shopOn.js'
import { settles } from './support/settles.js'

/** Controls that would lead nowhere. */
const DEAD_ENDS = [/WalletConnect/, /All wallets/, /QR code/, /Scan/, /cannot be listed/, /unavailable/i]

const offersWhatWorks = async ({ modal }: ShopPage): Promise<void> => {
  for (const words of DEAD_ENDS) assert.equal(await modal.getByText(words).count(), 0, String(words))
}

describe('a page without a projectId', () => {
  it('offers only the wallets of this browser, and shows an account with its coin and without tokens', async ({
    shop,
  }) => {
    await shop.go('?offline=1')
    await shop.openConnect()
    await shop.row('Heron Wallet').waitFor()
    await offersWhatWorks(shop)
    const names = await shop.modal.getByRole('list', { name: 'Wallets' }).getByRole('button').allInnerTexts()
    assert.deepEqual(
      names.map((name) => name.split('\n')[0]),
      ['Heron Wallet', 'Tortoise Wallet', 'Refusal Wallet'],
    )
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.getByText('12.346 ETH').waitFor()
    await shop.openAccount()
    await shop.modal.getByText('12.346 ETH').waitFor()
    await checkAccessibility(shop.page)
    for (const words of ['Tokens', 'No tokens yet', 'Total'])
      assert.equal(await shop.modal.getByText(words, { exact: true }).count(), 0, words)
  })

  it('explains wallets to a visitor without one, and links to no empty list', async ({ shop }) => {
    await shop.go('?offline=1&wallets=none')
    await shop.openConnect()
    await shop.modal.getByText('No wallet found in this browser').waitFor()
    await offersWhatWorks(shop)
    await checkAccessibility(shop.page)
    await shop.modal.getByRole('button', { name: 'New to wallets?' }).click()
    await shop.modal.getByRole('heading', { name: 'What is a wallet?' }).waitFor()
    assert.equal(await shop.modal.getByRole('button', { name: 'Get a wallet' }).count(), 0)
  })

  it(
    "tells a visitor on a phone to open it in their wallet's browser",
    async ({ shop }) => {
      await shop.go('?offline=1&wallets=none')
      await shop.openConnect()
      await shop.modal.getByText('Have a wallet app? Open this page in its own browser.').waitFor()
      await offersWhatWorks(shop)
    },
    { context: devices['iPhone 13'] },
  )

  it(
    'shows that the balance of a chain that is down is unavailable, and has it afterwards',
    async ({ shop, world }) => {
      await shop.go('?offline=1')
      world.sandbox.fault({ match: '/rpc/', status: 503 })
      await shop.connect()
      await shop.openAccount()
      await shop.modal.getByText('Balance unavailable').waitFor()
      for (const place of [shop.modal, shop.accountButton]) assert.equal(await place.getByText(/\d ETH/).count(), 0)
      await checkAccessibility(shop.page)
      world.sandbox.clearFaults()
      await shop.modal.getByRole('button', { name: 'Try again' }).click()
      await settles(() => shop.modal.getByText('12.346 ETH').count(), 1)
      await shop.accountButton.getByText('12.346 ETH').waitFor()
    },
    { tolerated: [/^console error: Failed to load resource: /] },
  )
})
