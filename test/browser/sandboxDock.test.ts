import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
import { giveAddress } from './support/giveAddress.js'
import { it } from './support/it.js'
import type { ShopPage } from './support/shopOn.js'

const ANA = 'ana@lantern.example'
const WIDTHS = [320, 390, 430, 431, 600, 768, 1280]
const HEIGHTS = [500, 844]

const dockOf = ({ page }: ShopPage) => page.getByRole('complementary', { name: 'Sandbox' })

/** The page that a dock link opens in a new tab, while the modal is open. */
const follow = async (shop: ShopPage, name: string): Promise<Page> => {
  const opened = shop.page.waitForEvent('popup')
  await dockOf(shop).getByRole('link', { name, exact: true }).click()
  return opened
}

/** The modal's controls under the dock, by name. */
const coveredControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const dock = document.querySelector('[aria-label=Sandbox]')?.getBoundingClientRect()
    const controls = document.querySelectorAll('[role=dialog] :is(button, a, input)')
    if (dock === undefined || controls.length === 0) return ['no dock, or no modal']
    return [...controls].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const meets = left < dock.right && right > dock.left && top < dock.bottom && bottom > dock.top
      return meets ? [control.getAttribute('aria-label') ?? control.textContent] : []
    })
  })

describe('the sandbox dock', () => {
  it('covers no control of the modal, at any window size and list length', async ({ shop }) => {
    for (const query of ['', '?layout=wide']) {
      await shop.go(query)
      await shop.openConnect()
      if (query === '') await shop.row('All wallets').click()
      await shop.modal.getByRole('button').nth(5).waitFor()
      for (const width of WIDTHS)
        for (const height of HEIGHTS) {
          await shop.page.setViewportSize({ width, height })
          await comesToRest(shop.page)
          assert.deepEqual(await coveredControls(shop.page), [], `${width} x ${height} ${query}`)
        }
    }
  })

  it('keeps its content within the window, on a phone too, and passes axe', async ({ shop }) => {
    await shop.page.setViewportSize({ width: 390, height: 844 })
    await shop.go()
    await shop.openConnect()
    for (const each of await dockOf(shop).locator('button, a').all()) {
      const { x = -1, y = -1, width = 0, height = 0 } = (await each.boundingBox()) ?? {}
      assert.isTrue(
        x >= 0 && y >= 0 && x + width <= 390 && width >= 24 && height >= 24,
        (await each.textContent()) ?? '',
      )
    }
    await checkAccessibility(shop.page)
  })

  it('links from "Open the link in the mail" to the mail, whose link and code log in', async ({ shop }) => {
    await shop.page.setViewportSize({ width: 390, height: 844 })
    await shop.go()
    await dockOf(shop).getByRole('link', { name: 'Mailbox' }).waitFor()
    await giveAddress(shop, ANA)
    await shop.modal.getByText('Open the link in the mail').waitFor()
    const first = await follow(shop, 'You have mail')
    await first.getByRole('link', { name: 'Register this device' }).click()
    await first.getByRole('button', { name: 'Register this device' }).click()
    await shop.modal.getByRole('textbox', { name: 'Code' }).waitFor()
    const second = await follow(shop, 'You have mail')
    const letter = (await second.getByText(/\d{6}/).first().textContent()) ?? ''
    await shop.modal.getByRole('textbox', { name: 'Code' }).fill(/\d{6}/.exec(letter)?.[0] ?? '')
    await shop.accountButton.waitFor()
    await dockOf(shop).getByRole('link', { name: 'Mailbox' }).waitFor()
  })

  it('links to the phone while the modal shows its code', async ({ shop, world }) => {
    await shop.go()
    await shop.openConnect()
    const phone = await follow(shop, 'Phone')
    await phone.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(phone.url(), world.phone)
  })
})
