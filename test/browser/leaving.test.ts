import { assert } from 'chai'
import { it } from './support/it.js'

describe('taking Portico off a page', () => {
  it('leaves no node and no scroll lock, and the page goes on [design 2]', async ({ shop }) => {
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
