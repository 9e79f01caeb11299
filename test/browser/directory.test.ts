import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'
import { LONGEST_WAIT_MS } from './support/LONGEST_WAIT_MS.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const search = (shop: ShopPage) => shop.modal.getByRole('searchbox', { name: 'Search wallets' })
const rows = (shop: ShopPage) => shop.view('AllWallets').getByRole('listitem')
const openAll = async (shop: ShopPage): Promise<void> => {
  await shop.go()
  await shop.openConnect()
  await shop.modal.getByRole('button', { name: /^All wallets/ }).click()
  await shop.view('AllWallets').waitFor()
  await rows(shop).first().waitFor()
}
/** Also waits for the first page: before it, only installed wallets are listed. */
const openFirstPage = async (shop: ShopPage): Promise<void> => {
  await openAll(shop)
  await shop.view('AllWallets').locator('[aria-posinset="9"]').waitFor()
}
const nodes = (shop: ShopPage): Promise<number> => shop.modal.evaluate((dialog) => dialog.querySelectorAll('*').length)

/** The index of the focused row. */
const at = (shop: ShopPage) => () =>
  shop.page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'))

describe('the directory of 640 wallets', () => {
  it("opens from Connect, loads only then, shows no picture by a server URL, is searched by a part of a name, and leads to the wallet's download links and back [S2-04] [S9-05] [S-12] [U-57] [W-26]", async ({
    shop,
    world,
  }) => {
    const { page, modal } = shop
    await shop.go()
    await shop.openConnect()
    await shop.row('Heron Wallet').waitFor()
    const pages = () =>
      world.sandbox.requests().filter(({ path, query }) => path.endsWith('/getWallets') && query['entries'] === '40')
        .length
    assert.equal(pages(), 0)
    await modal.getByRole('button', { name: /^All wallets 6\d0\+$/ }).click()
    await rows(shop).first().waitFor()
    await settles(pages, 1)
    await page.waitForFunction(() => document.querySelectorAll('[data-portico-view="AllWallets"] img').length > 3)
    const sources = await shop
      .view('AllWallets')
      .locator('img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''))
    for (const source of sources) assert.match(source, /^(?:blob:|data:image\/)/)
    await checkAccessibility(page)
    await search(shop).fill('no such wallet')
    await modal.getByRole('status').getByText('No wallet found').waitFor()
    await checkAccessibility(page)
    await page.keyboard.press('Escape')
    assert.equal(await search(shop).inputValue(), '')
    await rows(shop).first().waitFor()
    await search(shop).fill('amber')
    await modal.getByRole('status').getByText('20 wallets').waitFor()
    await shop.row('Amber Lantern').click()
    await modal.getByRole('button', { name: 'Get Amber Lantern' }).click()
    await shop.view('Downloads').waitFor()
    await checkAccessibility(page)
    await modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('ConnectingWalletConnect').waitFor()
    await modal.getByRole('button', { name: 'Back' }).click()
    await shop.row('Amber Lantern').waitFor()
    assert.equal(await search(shop).inputValue(), 'amber')
  })

  it('keeps its scroll position for a visitor who returns from a wallet, and renders only visible rows to its last page [S2-04] [P-06]', async ({
    shop,
  }) => {
    await openAll(shop)
    const top = () =>
      shop.view('AllWallets').evaluate((view) => view.closest('[data-portico-scroller]')?.scrollTop ?? 0)
    // A click at coordinates: a click by name scrolls when it is retried.
    const middle = await shop.view('AllWallets').evaluate((view) => {
      const scroller = view.closest('[data-portico-scroller]')
      scroller?.scrollTo({ top: 1_200 })
      const box = scroller?.getBoundingClientRect() ?? new DOMRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    })
    await shop.view('AllWallets').locator('[aria-posinset="21"]').waitFor()
    await shop.page.mouse.click(middle.x, middle.y)
    await shop.view('ConnectingWalletConnect').waitFor()
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('AllWallets').locator('[aria-posinset="21"]').waitFor()
    await settles(async () => Math.abs((await top()) - 1_200) <= 2, true)
    const goFurther = async (): Promise<boolean> => {
      await shop
        .view('AllWallets')
        .getByRole('list')
        .evaluate((list) => {
          const scroller = list.closest('[data-portico-scroller]')
          if (scroller !== null) scroller.scrollTop = scroller.scrollHeight
        })
      assert.isAtMost(await nodes(shop), 250)
      return Number(await rows(shop).last().getAttribute('aria-posinset')) >= 620
    }
    await settles(goFurther, true, 3 * LONGEST_WAIT_MS)
    assert.isAtMost(await rows(shop).count(), 60)
  })

  it('is usable by keyboard alone, and shows a new search from its first row, whatever the scroll position [S2-04] [U-75]', async ({
    shop,
  }) => {
    await openFirstPage(shop)
    await search(shop).focus()
    await shop.page.keyboard.press('ArrowDown')
    await settles(at(shop), '1')
    for (const [key, place] of [
      ['ArrowDown', '2'],
      ['PageDown', '9'],
      ['ArrowUp', '8'],
      ['Home', '1'],
    ] as const) {
      await shop.page.keyboard.press(key)
      await shop.page.waitForFunction(
        (wanted) => document.activeElement?.closest('li')?.getAttribute('aria-posinset') === wanted,
        place,
      )
    }
    await shop.page.keyboard.press('End')
    await shop.page.waitForFunction(
      () => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')) >= 40,
    )
    await shop.page.keyboard.press('/')
    await settles(() => search(shop).evaluate((field) => field === document.activeElement), true)
    await search(shop).fill('a')
    await shop.view('AllWallets').locator('[aria-posinset="1"]').waitFor()
    await settles(
      () => shop.view('AllWallets').evaluate((view) => view.closest('[data-portico-scroller]')?.scrollTop),
      0,
    )
    await search(shop).press('ArrowDown')
    await settles(at(shop), '1')
  })

  it('keeps the field in place without a match, at 1280, 390 and 320 pixels [P-09]', async ({ shop }) => {
    await openAll(shop)
    const top = async (): Promise<number | undefined> => (await search(shop).boundingBox())?.y
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [320, 568],
    ] as const) {
      await shop.page.setViewportSize({ width, height })
      await comesToRest(shop.page)
      const before = await top()
      await search(shop).fill('no such wallet')
      await shop.modal.getByRole('status').getByText('No wallet found').waitFor()
      await comesToRest(shop.page)
      assert.equal(await top(), before, `${width} wide`)
      const wide = await shop.modal.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      assert.equal(wide, 0, `${width} wide`)
      await search(shop).fill('')
      await rows(shop).first().waitFor()
    }
  })

  it('has a first step for a visitor without a wallet', async ({ shop }) => {
    await shop.go('?wallets=')
    await shop.openConnect()
    await shop.modal.getByRole('button', { name: 'New to wallets?' }).click()
    await shop.view('WhatIsAWallet').waitFor()
    await checkAccessibility(shop.page)
    await shop.modal.getByRole('button', { name: 'Get a wallet' }).click()
    await shop.view('GetWallet').waitFor()
    assert.equal(await shop.view('GetWallet').getByRole('listitem').count(), 5)
    await checkAccessibility(shop.page)
  })
})
