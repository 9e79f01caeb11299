import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'
import { tabTo } from './support/tabTo.js'

const openTokens = async (shop: ShopPage, query = ''): Promise<void> => {
  await shop.go(query)
  await shop.connect()
  await shop.openAccount()
  await listed(shop).first().waitFor()
}
const listed = ({ modal }: ShopPage) => modal.getByRole('list', { name: 'Tokens' }).getByRole('listitem')
const namesOf = async (shop: ShopPage): Promise<string> =>
  (await listed(shop).locator('bdi:first-of-type').allTextContents()).filter((text) => !/\d/.test(text)).join()
const networks = ({ modal }: ShopPage) => modal.getByRole('combobox', { name: 'Network' })

describe('the tokens of an account', () => {
  it('are shown for other networks, too, by one request once the visitor selects those, and can be searched [W-43]', async ({
    shop,
    watch,
  }) => {
    const asked = (): number =>
      watch.requests().filter((request) => {
        const { pathname, searchParams } = new URL(request.url())
        return pathname.endsWith('/balance') && !searchParams.has('chainId')
      }).length
    await openTokens(shop)
    assert.equal(asked(), 0)
    await networks(shop).selectOption('All networks')
    await listed(shop).filter({ hasText: 'Heather' }).filter({ hasText: 'Sandbox Two' }).waitFor()
    assert.equal(await listed(shop).filter({ hasText: 'Cedar Dollar' }).count(), 2)
    assert.equal(asked(), 1)
    await checkAccessibility(shop.page)
    await shop.modal.getByRole('searchbox', { name: 'Search tokens' }).fill('cdr')
    await settles(() => listed(shop).count(), 2)
    await networks(shop).selectOption('Sandbox Two')
    // Three are too few for a search; the one in use stays.
    await settles(() => listed(shop).count(), 1)
    await shop.modal.getByRole('button', { name: 'Clear search' }).click()
    await settles(() => listed(shop).count(), 3)
    assert.equal(asked(), 1)
  })

  it(
    'are shown as unavailable on all networks, in place, and those of this one stay [S8-04]',
    async ({ shop, world }) => {
      await openTokens(shop)
      world.sandbox.fault({ match: '/balance', status: 500 })
      await networks(shop).selectOption('All networks')
      await shop.modal.getByText('Tokens cannot be shown right now.').waitFor()
      await shop.modal.getByRole('button', { name: 'Try again' }).waitFor()
      await checkAccessibility(shop.page)
      await networks(shop).selectOption('Sandbox')
      await listed(shop).first().waitFor()
    },
    { tolerated: [/Failed to load resource: the server responded with a status of 500/] },
  )

  it('can be hidden, by keyboard alone, stay so after a reload, and are excluded from the total [U-75] [S5-22]', async ({
    shop,
  }) => {
    const total = () =>
      shop
        .view('Account')
        .getByRole('paragraph')
        .filter({ hasText: /^Total/ })
        .innerText()
    await openTokens(shop)
    const before = await total()
    await tabTo(shop.page, /^Edit list/)
    await shop.page.keyboard.press('Enter')
    await tabTo(shop.page, /^Hide Moss/)
    await shop.page.keyboard.press('Enter')
    await shop.modal.getByRole('button', { name: 'Show Moss' }).waitFor()
    await checkAccessibility(shop.page)
    await shop.modal.getByRole('button', { name: 'Done' }).click()
    await settles(() => namesOf(shop).then((names) => names.includes('Moss')), false)
    assert.notEqual(await total(), before)
    await shop.page.reload()
    await shop.openAccount()
    await shop.modal.getByText('Hidden tokens: 1').waitFor()
    assert.equal(await listed(shop).filter({ hasText: 'Moss' }).count(), 0)
    await shop.modal.getByRole('button', { name: 'Edit list' }).click()
    await shop.modal.getByRole('button', { name: 'Show Moss' }).click()
    await shop.modal.getByRole('button', { name: 'Done' }).click()
    await listed(shop).filter({ hasText: 'Moss' }).waitFor()
    await settles(total, before)
  })
})
