import { assert } from 'chai'
import { bundled } from './support/bundled.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'
import { payAccount } from './support/payAccount.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const openActivity = async (shop: ShopPage, query = '?wallets=heron'): Promise<void> => {
  await shop.go(query)
  await shop.connect()
  await shop.openAccount()
  await shop.modal.getByRole('tab', { name: 'Activity' }).click()
}
const listed = ({ modal }: ShopPage) => modal.getByRole('list', { name: 'Transactions' }).getByRole('listitem')

describe('the activity of an account', () => {
  it('shows what happened on the chain, newest first, and the activity of another network after a switch [S2-20] [S5-11] [S7-12]', async ({
    shop,
    world,
    watch,
  }) => {
    await payAccount(world.sandbox, [250])
    await shop.go('?wallets=heron')
    await shop.connect()
    await shop.openAccount()
    await shop.modal.getByRole('list', { name: 'Tokens' }).waitFor()
    assert.isFalse(watch.requests().some((request) => /\/history(?:\?|$)/.test(request.url())))
    await shop.modal.getByRole('tab', { name: 'Activity' }).click()
    await settles(
      async () => (await listed(shop).first().textContent())?.slice(0, 42),
      'Receivedfrom 0x70…dc79C8+0.250 ETH' + 'Jan 1',
    )
    await checkAccessibility(shop.page)
    await shop.page.keyboard.press('Escape')
    await shop.networkButton.click()
    await shop.view('Networks').getByRole('button', { name: 'Sandbox Two' }).click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.openAccount()
    await settles(async () => /Heath Seeds|HTHR|CDR/.test((await listed(shop).first().textContent()) ?? ''), true)
  })

  it('can be scrolled through by keyboard, page after page, and renders only the visible part [S2-19] [P-06] [U-75]', async ({
    shop,
    world,
  }) => {
    const { page, modal } = shop
    await payAccount(
      world.sandbox,
      Array.from({ length: 110 }, (_, at) => at + 1),
    )
    await openActivity(shop)
    await modal.getByRole('button', { name: 'See all' }).click()
    await page.getByRole('dialog', { name: 'Transactions' }).waitFor()
    await listed(shop).nth(5).waitFor()
    await settles(() => page.evaluate(() => document.activeElement?.textContent?.slice(0, 8)), 'Received')
    assert.match((await listed(shop).first().textContent()) ?? '', /^January 2026Received/)
    await settles(async () => {
      await page.keyboard.press('End')
      await comesToRest(page)
      return (await listed(shop).last().textContent())?.includes('CDR')
    }, true)
    assert.isAtMost(await modal.locator('*').count(), 250)
    await checkAccessibility(page)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Transaction', exact: true }).getByText('Sender').waitFor()
    await checkAccessibility(page)
    await modal.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('dialog', { name: 'Transactions' }).waitFor()
    await settles(() => page.evaluate(() => document.activeElement?.textContent?.includes('CDR')), true)
    await modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('Account').waitFor()
  })

  it("shows the counterparty's address whole, beside the amount, at any screen width [U-77]", async ({
    shop,
    context,
  }) => {
    await context.addInitScript({
      content: await bundled(new URL('./support/geometryInPage.ts', import.meta.url), 'geometry'),
    })
    await openActivity(shop)
    await listed(shop).getByText('+Harbour Prints #1').waitFor()
    for (const width of [320, 390, 1280]) {
      await shop.page.setViewportSize({ width, height: 640 })
      await comesToRest(shop.page)
      assert.deepEqual(await shop.page.evaluate(() => window.geometry.findingsOf(24)), [], `at ${width} px`)
    }
  })

  it('shows that it is unavailable, and when it can be retried [S8-05]', async ({ shop, world }) => {
    world.sandbox.fault({ match: '/history', body: 'nonsense' })
    await openActivity(shop)
    await shop.modal.getByText('Failed to fetch transactions').waitFor()
    await shop.modal.getByText('Transactions can’t be shown right now.').waitFor()
    await shop.modal
      .getByRole('tabpanel')
      .getByRole('button', { name: 'Try again in a moment', disabled: true })
      .waitFor()
    await checkAccessibility(shop.page)
  })
})
