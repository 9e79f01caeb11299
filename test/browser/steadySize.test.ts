import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'
import type { ShopPage } from './support/shopOn.js'

declare global {
  interface Window {
    /** The heights of the dialog, recorded by `noteHeights`. */
    heights?: number[]
  }
}

const noteHeights = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const notes = {
      heights: [] as number[],
      each(): void {
        const dialog = document.querySelector('[role=dialog]')
        if (dialog !== null) notes.heights.push(parseFloat(getComputedStyle(dialog).height))
        requestAnimationFrame(() => notes.each())
      },
    }
    window.heights = notes.heights
    notes.each()
  })
}

/** Delays the modal's data until the dialog has rendered without it. */
const slowly = ({ page }: ShopPage): Promise<unknown> =>
  page.route('**/*', async (route) => {
    await page.locator('[role=dialog]').waitFor({ timeout: 2_000 })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await route.continue()
  })

/** The minimum and maximum height of the dialog from its first frame on. */
const heightsOf = async (shop: ShopPage, query: string): Promise<readonly [number, number]> => {
  const { page } = shop
  await noteHeights(page)
  await shop.go(query)
  await slowly(shop)
  await shop.openConnect()
  await shop.modal.getByRole('button', { name: /^All wallets/ }).waitFor()
  await comesToRest(page)
  const heights = await page.evaluate(() => window.heights ?? [])
  return [Math.min(...heights), Math.max(...heights)]
}

/** The tolerance for what is unknown in the first frame, such as the number of installed wallets. */
const ROW_PX = 56

describe('the size of the dialog', () => {
  for (const [what, query] of [
    ['two wallets and the logins', '?wallets=heron,tortoise'],
    ['no wallet in the browser', '?wallets='],
    ['no logins', '?wallets=heron,tortoise&login=off'],
  ] as const)
    it(`is final from its first frame, within a row: ${what}`, async ({ shop }) => {
      const [least, greatest] = await heightsOf(shop, query)
      assert.isAtMost(greatest - least, ROW_PX)
    })
  it('does not shrink before a consent checkbox appears, which takes two more rows [S9-23]', async ({ shop }) => {
    const [least, greatest] = await heightsOf(shop, '?wallets=heron,tortoise&legal=box')
    assert.isAtMost(greatest - least, 2 * ROW_PX)
  })
})
