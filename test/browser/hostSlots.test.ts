import { assert } from 'chai'
import { bundled } from './support/bundled.js'
import { accessibilityFindings, checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
import { dress } from './support/dress.js'
import { focused } from './support/focused.js'
import { goOnUntil } from './support/goOnUntil.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'
import { tabTo } from './support/tabTo.js'

declare global {
  interface Window {
    readonly shape: { readonly findingsOf: (least: number) => readonly string[] }
  }
}

const openAccount = async (shop: ShopPage, query: string): Promise<void> => {
  await shop.go(query)
  await shop.connect()
  await shop.openAccount()
  await shop.modal.getByRole('list', { name: 'Actions' }).waitFor()
  await shop.modal.getByRole('list', { name: 'Tokens' }).waitFor()
}

/** Each language and each mode: layout does not depend on the mode, nor contrast on the language. */
const LOOKS = [
  ['en', 'light'],
  ['ar', 'dark'],
] as const

/** Layout errors of the dialog, and axe findings, in both appearances, at the widths. */
const findings = async ({ page }: ShopPage, widths: readonly number[]): Promise<readonly string[]> => {
  await page.evaluate(await bundled(new URL('./support/geometryInPage.ts', import.meta.url), 'shape'))
  const found: string[] = []
  for (const width of widths)
    for (const [language, theme] of LOOKS) {
      await dress(page, { language, theme, width })
      await comesToRest(page)
      const shape = await page.evaluate((least) => window.shape.findingsOf(least), width < 500 ? 44 : 24)
      const axe = await accessibilityFindings(page)
      found.push(...[...shape, ...axe].map((finding) => `${width} px, ${language}, ${theme}: ${finding}`))
    }
  return found
}

describe("the host's slots in the dialog", () => {
  it('can be header and footer, around a dialog that keeps its name, and reachable by Tab [U-69]', async ({ shop }) => {
    const { page, modal } = shop
    await shop.go('?slots=1')
    await shop.openConnect()
    await shop.row('All wallets').waitFor()
    assert.equal(await page.getByRole('dialog', { name: 'Connect to Lantern Row' }).count(), 1)
    await modal.getByText('Lantern Row · Connect to Lantern Row').waitFor()
    assert.equal(
      await modal.getByRole('button', { name: 'What is a wallet?' }).count(),
      0,
      'it was in Portico’s header',
    )
    const [view, link] = await Promise.all([
      shop.view('Connect').boundingBox(),
      modal.getByRole('link', { name: 'Ask the shop' }).boundingBox(),
    ])
    assert.isAtLeast(link?.y ?? 0, view?.y ?? Number.POSITIVE_INFINITY)
    await checkAccessibility(page)
    await page.keyboard.press('Shift+Tab')
    for (let stop = 0; stop < 40 && (await focused(page)) !== 'Ask the shop'; stop += 1)
      await page.keyboard.press('Tab')
    assert.equal(await focused(page), 'Ask the shop')
    await page.keyboard.press('Tab')
    assert.equal(await focused(page), 'Close', 'the last stop leads to the first')
    await page.keyboard.press('Enter')
    await modal.waitFor({ state: 'hidden' })
    await settles(() => focused(page), 'Connect Wallet')
  })

  it('can be additions to the account, usable by keyboard, and leave the view half of a dialog in a window of 320 x 256 pixels, as at 400 % [U-69] [U-77] [W-64]', async ({
    shop,
  }) => {
    const { page, modal } = shop
    await openAccount(shop, '?slots=1')
    const told = page.locator('p[role="status"]').filter({ hasText: /./ }).last()
    await checkAccessibility(page)
    for (const name of ['Give a seat', 'Guest list', 'Your seats']) {
      await tabTo(page, new RegExp(`^${name}`))
      await page.keyboard.press('Enter')
      await settles(() => told.textContent(), name)
    }
    await modal.getByRole('tab', { name: 'Tokens' }).focus()
    await page.keyboard.press('ArrowLeft')
    await modal.getByRole('tabpanel', { name: 'Lamp oil' }).getByText('Every tip is a drop of oil.').waitFor()
    assert.equal(await focused(page), 'Lamp oil')
    await checkAccessibility(page)
    await page.keyboard.press('Home')
    await modal.getByRole('tabpanel', { name: 'Tokens' }).waitFor()
    await page.setViewportSize({ width: 320, height: 256 })
    assert.deepEqual(await findings(shop, [320]), [])
    const [dialog, body] = await Promise.all([
      modal.boundingBox(),
      modal.locator('[data-portico-scroller]').boundingBox(),
    ])
    assert.isAtLeast(body?.height ?? 0, (dialog?.height ?? Number.POSITIVE_INFINITY) / 2)
  })

  it("keep names of 64 letters inside the dialog, and stay visible with notices, which appear below the host's header, at any width [U-69] [W-14] [W-64] [U-77]", async ({
    shop,
  }) => {
    const { page, modal } = shop
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.clock.install()
    await openAccount(shop, '?slots=long')
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await modal.getByRole('button', { name: 'Copy address' }).click()
      const said = modal.getByText('Address copied').filter({ visible: true }).first()
      await said.waitFor()
      const [message, header] = await Promise.all([said.boundingBox(), modal.locator('.slot-header').boundingBox()])
      assert.isAtLeast(message?.y ?? 0, (header?.y ?? Infinity) + (header?.height ?? Infinity), `${width}`)
      await goOnUntil(page, async () => !(await said.isVisible()))
    }
    assert.deepEqual(await findings(shop, [1280, 320]), [])
    await dress(page, { language: 'en', theme: 'light', width: 320 })
    await modal.getByRole('tab', { name: /^Lampoil/ }).click()
    await modal.getByText('Every tip is a drop of oil.').waitFor()
    assert.deepEqual(await findings(shop, [320]), [])
  })

  it(
    'are beside the list in the wide layout, where the list still names the dialog [U-69] [V-01]',
    async ({ shop }) => {
      await shop.go('?slots=1&layout=wide')
      await shop.openConnect()
      const beside = shop.modal.getByRole('region', { name: 'What is a wallet?' })
      await beside.getByText('Lantern Row · What is a wallet?').waitFor()
      await beside.getByRole('link', { name: 'Ask the shop' }).waitFor()
      assert.equal(await shop.page.getByRole('dialog', { name: 'Connect to Lantern Row' }).count(), 1)
      await shop.row('All wallets').waitFor()
      assert.deepEqual(await findings(shop, [1280]), [])
    },
    { context: { reducedMotion: 'reduce' } },
  )

  it(
    'are dropped if their code fails to load; the code is not requested if a host has no slots [U-69] [X-16]',
    async ({ shop }) => {
      let asked = 0
      await shop.page.route(/\/chunks\/HostSlots/, (route) => {
        asked += 1
        return route.fulfill({ status: 503 })
      })
      await shop.go()
      await shop.openConnect()
      await shop.row('Heron Wallet').waitFor()
      assert.equal(asked, 0)
      await shop.go('?slots=1')
      await shop.openConnect()
      await shop.row('Heron Wallet').waitFor()
      assert.equal(await shop.modal.getByRole('link', { name: 'Ask the shop' }).count(), 0)
      await shop.modal.getByRole('button', { name: 'What is a wallet?' }).waitFor()
      assert.isAbove(asked, 0)
    },
    // React logs what an error boundary caught.
    { tolerated: [/503/, /Failed to fetch dynamically imported module/] },
  )
})
