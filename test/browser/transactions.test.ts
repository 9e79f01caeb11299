import { assert } from 'chai'
import { openClient } from '../../sandbox/chain/transactions.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

/** Sends a tip with the connected wallet. */
const tip = async (shop: ShopPage): Promise<void> => {
  await shop.page.getByRole('button', { name: 'Leave a tip' }).click()
  await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
}
const message = ({ page }: ShopPage, text: string) => page.locator('[aria-live=polite]').getByText(text)
const rows = ({ modal }: ShopPage) => modal.getByRole('list', { name: 'Transactions' }).getByRole('button')

describe('the life of a transaction', () => {
  it("is reported while the modal is closed, comes first in the activity, and is replaced by the chain's record [K-02] [S7-12]", async ({
    shop,
    world,
  }) => {
    const client = openClient(world.sandbox.rpc['eip155:31337'])
    await client.setAutomine(false)
    try {
      await shop.go('?wallets=heron')
      await shop.connect()
      await tip(shop)
      await message(shop, 'Transaction sent').waitFor()
      // The frame belongs to the message: without one, nothing is rendered over the page.
      const region = shop.page.locator('[aria-live=polite]', { hasText: 'Transaction sent' })
      assert.equal(await region.evaluate((place) => getComputedStyle(place).borderTopWidth), '0px')
      assert.equal(await region.locator('> *').evaluate((note) => getComputedStyle(note).borderTopWidth), '1px')
      await shop.page.getByRole('button', { name: /1 pending/ }).waitFor()
      await shop.openAccount()
      await shop.modal.getByRole('tab', { name: 'Activity' }).click()
      await settles(async () => (await rows(shop).first().textContent())?.slice(0, 18), 'TransactionPending')
      await checkAccessibility(shop.page)
      await client.mine({ blocks: 1 })
      await shop.modal.getByText('Transaction confirmed').waitFor()
      await settles(async () => /Pending/.test((await rows(shop).first().textContent()) ?? ''), false)
    } finally {
      await client.setAutomine(true)
    }
    await rows(shop).first().click()
    const detail = shop.page.getByRole('dialog', { name: 'Transaction', exact: true })
    await detail.getByText('Network fee').waitFor()
    await checkAccessibility(shop.page)
    await shop.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await detail.getByRole('button', { name: 'Copy transaction hash' }).click()
    await detail.getByText('Transaction hash copied').waitFor()
    await detail.getByRole('button', { name: 'Back' }).click()
    await shop.view('Account').waitFor()
    // The next visit has it from the history alone.
    await shop.go('?wallets=heron')
    await shop.openAccount()
    await shop.modal.getByRole('tab', { name: 'Activity' }).click()
    await settles(async () => /^Sentto 0x.+-0\.010 ETH/.test((await rows(shop).first().textContent()) ?? ''), true)
  })

  it('continues after a reload, which stores it without addresses, and ends when the chain has it [K-02] [S-25]', async ({
    shop,
    world,
  }) => {
    const client = openClient(world.sandbox.rpc['eip155:31337'])
    const waits = shop.page.getByRole('button', { name: /1 pending/ })
    /** Portico's storage; the sandbox wallets use the same storage. */
    const kept = () =>
      shop.page.evaluate(() => Object.entries<string>(localStorage).filter(([key]) => key.startsWith('portico.')))
    await client.setAutomine(false)
    try {
      await shop.go('?wallets=heron')
      await shop.connect()
      await tip(shop)
      await waits.waitFor()
      const address = (await shop.told('address').textContent()) ?? ''
      const before = JSON.stringify(await kept()).toLowerCase()
      assert.include(before, 'portico.pending')
      assert.notInclude(before, address.slice(2).toLowerCase())
      await shop.page.reload()
      await waits.waitFor()
      await shop.openAccount()
      await shop.modal.getByRole('tab', { name: 'Activity' }).click()
      await settles(async () => (await rows(shop).first().textContent())?.slice(0, 18), 'TransactionPending')
      await client.mine({ blocks: 1 })
      await shop.modal.getByText('Transaction confirmed').waitFor()
      await waits.waitFor({ state: 'hidden' })
      assert.notInclude(JSON.stringify(await kept()), 'portico.pending')
    } finally {
      await client.setAutomine(true)
    }
  })

  it('may end in a failure, which stays until dismissed, if the chain reverted it [K-02]', async ({ shop, world }) => {
    await shop.go('?wallets=heron')
    await shop.connect()
    world.sandbox.rewrite({
      match: 'rpc/eip155-31337',
      set: { 'result.status': '0x0' },
    })
    await tip(shop)
    const alert = shop.page.getByRole('alert').filter({ hasText: 'Transaction failed' })
    await alert.waitFor()
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await alert.waitFor({ state: 'hidden' })
    assert.equal(await shop.page.getByRole('button', { name: /pending/ }).count(), 0)
  })
})
