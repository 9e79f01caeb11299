import { assert } from 'chai'
import { everythingArrived } from './support/everythingArrived.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'

describe('removing Portico from a page', () => {
  it('leaves no timer that sends requests, and no wallet listener', async (visitor) => {
    const { shop, world, context } = visitor
    const { page } = shop
    await context.clock.install()
    await shop.go()
    await shop.connect()
    await settles(() => shop.told('balance').textContent(), '12.3456789 ETH')
    await page.getByRole('button', { name: 'Remove Portico from this page' }).click()
    await page.getByRole('status').getByText('Portico is gone.').waitFor()
    await everythingArrived(visitor)
    world.sandbox.clearRequests()
    const wallet = await shop.settings('Heron Wallet')
    await wallet.getByRole('radio', { name: 'Ethereum' }).click()
    await wallet.getByRole('radio', { name: 'Sandbox', exact: true }).click()
    await context.clock.runFor(180_000)
    await everythingArrived(visitor)
    assert.deepEqual(world.sandbox.requests(), [])
  })
  it('leaves no node and no scroll lock, and the page still works [design 2]', async ({ shop }) => {
    const { page } = shop
    await shop.go()
    const untouched = await page.evaluate(() => [document.body.children.length, document.documentElement.style.cssText])
    await shop.connect()
    await shop.openAccount()
    await page.evaluate(() => document.querySelector<HTMLButtonElement>('footer button')?.click())
    await page.getByRole('status').getByText('Portico is gone.').waitFor()
    assert.equal(await page.locator('[data-portico-view]').count(), 0)
    assert.equal(await page.locator('[inert]').count(), 0)
    assert.deepEqual(
      await page.evaluate(() => [document.body.children.length, document.documentElement.style.cssText]),
      untouched,
    )
  })
})
