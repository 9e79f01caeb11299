import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'
import { LONGEST_WAIT_MS } from './support/LONGEST_WAIT_MS.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

/** The browser itself prints a line about each failed request, and Portico one for the developer. */
const tolerated: readonly RegExp[] = [/^console error: Failed to load resource: /, /PTC-ALERT-SERVER-ERROR/]

const search = (shop: ShopPage) => shop.modal.getByRole('searchbox', { name: 'Search wallets' })
const rows = (shop: ShopPage) => shop.view('AllWallets').getByRole('listitem')
const openAll = async (shop: ShopPage): Promise<void> => {
  await shop.go()
  await shop.openConnect()
  await shop.modal.getByRole('button', { name: /^All wallets/ }).click()
  await shop.view('AllWallets').waitFor()
  await rows(shop).first().waitFor()
}
/** Also waits for the first page: until it comes, only the wallets of this browser stand there. */
const openFirstPage = async (shop: ShopPage): Promise<void> => {
  await openAll(shop)
  await shop.view('AllWallets').locator('[aria-posinset="9"]').waitFor()
}
/** What a wallet does when its extension has just been installed: it announces itself, and then never answers. */
const install = ({ name, rdns }: { readonly name: string; readonly rdns: string }): void => {
  const provider = Object.fromEntries(
    ['request', 'on', 'removeListener'].map((method) => [method, () => new Promise(() => undefined)]),
  )
  const info = { uuid: '00000000-0000-4000-9000-000000000001', name, icon: '', rdns }
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
}
const nodes = (shop: ShopPage): Promise<number> => shop.modal.evaluate((dialog) => dialog.querySelectorAll('*').length)

describe('the directory of 640 wallets', () => {
  it('opens from Connect, and is asked for only then [S2-04] [U-57]', async ({ shop, world }) => {
    await shop.go()
    await shop.openConnect()
    await shop.row('Heron Wallet').waitFor()
    const pages = () =>
      world.sandbox.requests().filter(({ path, query }) => path.endsWith('/getWallets') && query['entries'] === '40')
        .length
    assert.equal(pages(), 0)
    await shop.modal.getByRole('button', { name: /^All wallets 6\d0\+$/ }).click()
    await rows(shop).first().waitFor()
    await settles(pages, 1)
    await checkAccessibility(shop.page)
  })

  it('draws only what can be seen, from the first page to the last [P-06]', async ({ shop }) => {
    await openAll(shop)
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

  it('finds a wallet by a part of its name, and says when there is none [S9-05]', async ({ shop }) => {
    await openAll(shop)
    await search(shop).fill('amber')
    await shop.modal.getByRole('status').getByText('20 wallets').waitFor()
    await shop.row('Amber Lantern').waitFor()
    await search(shop).fill('no such wallet')
    await shop.modal.getByRole('status').getByText('No wallet found').waitFor()
    await checkAccessibility(shop.page)
    await shop.page.keyboard.press('Escape')
    assert.equal(await search(shop).inputValue(), '')
    await rows(shop).first().waitFor()
  })

  it('shows certified wallets only while that is asked for', async ({ shop }) => {
    await openAll(shop)
    await shop.modal.getByRole('switch', { name: 'Certified wallets only' }).click()
    await shop.modal
      .getByRole('status')
      .getByText(/^1\d\d wallets$/)
      .waitFor()
    assert.equal(await shop.modal.getByRole('switch').getAttribute('aria-checked'), 'true')
  })

  it('can be walked through with the keyboard alone [U-75]', async ({ shop }) => {
    await openFirstPage(shop)
    await search(shop).focus()
    await shop.page.keyboard.press('ArrowDown')
    const at = () => shop.page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset'))
    await settles(at, '1')
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
  })

  it('shows what is newly asked for from its first row, wherever the list was left [S2-04]', async ({ shop }) => {
    await openFirstPage(shop)
    await search(shop).press('ArrowDown')
    await shop.page.keyboard.press('End')
    await shop.page.waitForFunction(
      () => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')) >= 40,
    )
    await shop.page.keyboard.press('/')
    await search(shop).fill('a')
    await shop.view('AllWallets').locator('[aria-posinset="1"]').waitFor()
    await settles(
      () => shop.view('AllWallets').evaluate((view) => view.closest('[data-portico-scroller]')?.scrollTop),
      0,
    )
    await search(shop).press('ArrowDown')
    await settles(
      () => shop.page.evaluate(() => document.activeElement?.closest('li')?.getAttribute('aria-posinset')),
      '1',
    )
  })

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    it(
      `keeps the field in its place while nothing is found, ${viewport.width} wide [P-09]`,
      async ({ shop }) => {
        await openAll(shop)
        const top = async (): Promise<number | undefined> => (await search(shop).boundingBox())?.y
        await comesToRest(shop.page)
        const before = await top()
        await search(shop).fill('no such wallet')
        await shop.modal.getByRole('status').getByText('No wallet found').waitFor()
        await comesToRest(shop.page)
        assert.equal(await top(), before)
        const wide = await shop.modal.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        assert.equal(wide, 0)
      },
      { context: { viewport } },
    )
  }

  it('connects by itself once the wallet that was looked at is installed [W-26]', async ({ shop }) => {
    await openAll(shop)
    await search(shop).fill('amber')
    await shop.row('Amber Lantern').click()
    await shop.view('ConnectingWalletConnect').waitFor()
    await shop.page.evaluate(install, { name: 'Amber Lantern', rdns: 'example.amber-lantern' })
    await shop.view('ConnectingExternal').waitFor()
  })

  it('leads to where a wallet can be had, and back to the same place [W-26]', async ({ shop }) => {
    await openAll(shop)
    await search(shop).fill('amber')
    await shop.row('Amber Lantern').click()
    await shop.modal.getByRole('button', { name: 'Get Amber Lantern' }).click()
    await shop.view('Downloads').waitFor()
    assert.equal(await shop.modal.getByRole('link').first().getAttribute('rel'), 'noopener noreferrer')
    await checkAccessibility(shop.page)
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.view('ConnectingWalletConnect').waitFor()
    await shop.modal.getByRole('button', { name: 'Back' }).click()
    await shop.row('Amber Lantern').waitFor()
    assert.equal(await search(shop).inputValue(), 'amber')
  })

  it('is found where it was left by a visitor who comes back from a wallet [S2-04]', async ({ shop }) => {
    await openAll(shop)
    const top = () =>
      shop.view('AllWallets').evaluate((view) => view.closest('[data-portico-scroller]')?.scrollTop ?? 0)
    // At a point, as a hand does it: a click by name scrolls when it has to try again.
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
  })

  it('shows pictures only as blobs and data, never by a server’s address [S-12]', async ({ shop }) => {
    await openAll(shop)
    await shop.page.waitForFunction(() => document.querySelectorAll('[data-portico-view="AllWallets"] img').length > 3)
    const sources = await shop
      .view('AllWallets')
      .locator('img')
      .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src') ?? ''))
    for (const source of sources) assert.match(source, /^(?:blob:|data:image\/)/)
  })

  it(
    'falls back to what an earlier visit read when the wallet API is dead, and asks again [U-53]',
    async ({ shop, world }) => {
      await openAll(shop)
      world.sandbox.fault({ match: '/wallet-api/', status: 503 })
      await openAll(shop)
      await shop
        .view('AllWallets')
        .getByText('The wallet directory does not answer. These are the wallets known without it.')
        .first()
        .waitFor()
      assert.isAtLeast(await rows(shop).count(), 5)
      world.sandbox.clearFaults()
      // By the keyboard's way: the list may move while the pointer is on its way down.
      await shop.modal.getByRole('button', { name: 'Try again' }).press('Enter')
      await shop.modal
        .getByRole('status')
        .getByText(/^6\d\d wallets$/)
        .waitFor()
    },
    { tolerated },
  )

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
