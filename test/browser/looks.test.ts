import { assert } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
import { dress } from './support/dress.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import { countShift, forgetShift, shiftOf } from './support/shiftOf.js'

const styleOf = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const zIndexOf = (modal: Locator): Promise<string | undefined> =>
  modal.evaluate((node) => {
    for (let element: Element | null = node; element !== null; element = element.parentElement) {
      const { zIndex } = getComputedStyle(element)
      if (zIndex !== 'auto') return zIndex
    }
    return undefined
  })

describe('the appearance of the modal', () => {
  it("shows the site's name and picture on one line, is 360 pixels wide at z-index 999, and has text and corners in multiples of 10 and 4 pixels, and of the host's sizes [S2-29] [U-77]", async ({
    shop,
  }) => {
    await shop.go()
    await shop.openConnect()
    const heading = shop.modal.getByRole('heading', { name: 'Connect to Lantern Row' })
    await settles(() => heading.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0), true)
    await comesToRest(shop.page)
    const line = await heading.evaluate((node) => parseFloat(getComputedStyle(node).lineHeight))
    assert.equal((await heading.boundingBox())?.height, line, 'on one line')
    assert.equal((await shop.modal.boundingBox())?.width, 360)
    assert.equal(await zIndexOf(shop.modal), '999')
    const row = shop.row('Heron Wallet')
    const look = async (): Promise<readonly number[]> =>
      Promise.all(['font-size', 'border-top-left-radius'].map(async (name) => parseFloat(await styleOf(row, name))))
    const masters = ['--portico-font-size-master', '--portico-radius-master']
    assert.deepEqual(await look(), [16, 12])
    // A browser with twice the text size (U-77); a smaller size has no effect.
    for (const [rem, text] of [
      [32, 32],
      [10, 16],
    ] as const) {
      await shop.page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), rem)
      assert.deepEqual(await look(), [text, 12])
    }
    await shop.page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    await shop.page.evaluate(([font = '', radius = '']) => {
      document.documentElement.style.setProperty(font, '20px')
      document.documentElement.style.setProperty(radius, '12px')
    }, masters)
    assert.deepEqual(await look(), [32, 36])
  })
  it('has the login methods on two lines with touch-size targets, down to 320 pixels; nothing moves for a visitor who prefers reduced motion [U-78]', async ({
    shop,
  }) => {
    await shop.go()
    await shop.openConnect()
    for (const width of [1280, 320]) {
      await shop.page.setViewportSize({ width, height: 800 })
      const buttons = shop.modal.getByRole('list', { name: 'Social accounts' }).getByRole('button')
      await settles(() => buttons.locator('svg').count(), 7)
      await comesToRest(shop.page)
      const boxes = await buttons.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
      )
      assert.lengthOf(new Set(boxes.map(({ top }) => top)), 2)
      for (const box of boxes) assert.isAtLeast(Math.min(box.width, box.height), 44)
    }
    await shop.row('Heron Wallet').waitFor()
    const moving = (root: Locator): Promise<readonly string[]> =>
      root.evaluate((node: Element): readonly string[] =>
        [node, ...node.querySelectorAll('*')].flatMap((element) => {
          const { animationName, transitionDuration } = getComputedStyle(element)
          return animationName === 'none' && /^0s(, 0s)*$/.test(transitionDuration)
            ? []
            : [element.getAttribute('class') ?? '']
        }),
      )
    assert.deepEqual(await moving(shop.modal), [])
    assert.deepEqual(await moving(shop.connectButton), [])
  })
  it("keeps the account's value on one line, and token names whole, with twice the text size, down to 320 pixels [U-77]", async ({
    shop,
  }) => {
    const { page } = shop
    await shop.go()
    await shop.connect()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 })
      await shop.openAccount()
      const worth = shop.view('Account').getByText(/^\$55,604/)
      await worth.waitFor()
      assert.lengthOf(await worth.evaluate((text) => [...text.getClientRects()]), 1, `${width}`)
      if (width > 320) await page.keyboard.press('Escape')
    }
    const names = shop.modal.getByRole('list', { name: 'Tokens' }).locator('[title]')
    await names.first().waitFor()
    const cut = await names.evaluateAll((all) =>
      all
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
        .map((name) => name.getAttribute('title')),
    )
    assert.deepEqual(cut, [])
    const scroller = shop.modal.locator('[data-portico-scroller]')
    assert.equal(await scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 0)
  })
  it("follows the system between light and dark while open, and keeps the host's theme, whatever the system [S2-30]", async ({
    shop,
  }) => {
    await shop.go()
    await shop.openConnect()
    const light = await styleOf(shop.modal, 'background-color')
    await shop.page.emulateMedia({ colorScheme: 'dark' })
    await settles(async () => (await styleOf(shop.modal, 'background-color')) === light, false)
    await checkAccessibility(shop.page)
    await shop.page.emulateMedia({ colorScheme: 'light' })
    await settles(() => styleOf(shop.modal, 'background-color'), light)
    await dress(shop.page, { language: 'en', theme: 'dark', width: 1280 })
    await settles(async () => (await styleOf(shop.modal, 'background-color')) === light, false)
    await checkAccessibility(shop.page)
    await shop.page.emulateMedia({ colorScheme: 'dark' })
    await dress(shop.page, { language: 'en', theme: 'light', width: 1280 })
    await settles(() => styleOf(shop.modal, 'background-color'), light)
  })
  it(
    'is a bottom sheet on a phone, and never scrolls horizontally down to 320 pixels [U-77]',
    async ({ shop }) => {
      await shop.go()
      await shop.openConnect()
      await comesToRest(shop.page)
      const sheet = await shop.modal.boundingBox()
      assert.deepEqual([sheet?.x, sheet?.width], [0, 390])
      assert.equal((sheet?.y ?? 0) + (sheet?.height ?? 0), 844)
      await checkAccessibility(shop.page)
      await shop.page.setViewportSize({ width: 320, height: 640 })
      assert.equal(await overflow(shop.page), 0)
      assert.isAtMost((await shop.modal.boundingBox())?.width ?? Infinity, 320)
      await shop.page.keyboard.press('Escape')
      await shop.connect()
      await shop.openAccount()
      assert.equal(await overflow(shop.page), 0)
    },
    { context: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  )
  it('shifts nothing of the page when it opens and closes, and restores scrolling [U-72]', async ({ shop }) => {
    const { page } = shop
    await countShift(page)
    await page.setViewportSize({ width: 1280, height: 500 })
    await shop.go()
    await forgetShift(page)
    await shop.openConnect()
    await page.mouse.move(20, 400)
    await page.mouse.wheel(0, 300)
    await page.keyboard.press('PageDown')
    assert.equal(await shiftOf(page), 0)
    assert.equal(await page.evaluate(() => scrollY), 0, 'the page behind does not scroll')
    await page.keyboard.press('Escape')
    await shop.modal.waitFor({ state: 'hidden' })
    assert.equal(await shiftOf(page), 0)
    await page.mouse.wheel(0, 300)
    await settles(async () => (await page.evaluate(() => scrollY)) > 0, true)
  })
  it('shows notices over the title, and covers no control with them, however long the text', async ({
    shop,
    context,
  }) => {
    const { page, modal } = shop
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await shop.go()
    await shop.connect()
    for (const width of [1280, 320])
      for (const language of ['en', 'ar', 'long'] as const) {
        await shop.openAccount()
        await dress(page, { language, theme: 'light', width })
        await modal.locator('[data-portico-view] button').first().click()
        const said = modal.locator('[aria-live=polite] > *')
        await said.waitFor()
        await comesToRest(page)
        const box = await said.boundingBox()
        const controls = await modal
          .locator('button, a, [role=tab]')
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
        const covered = controls.filter(
          ({ left, right, top, bottom }) =>
            box !== null && left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y,
        )
        assert.deepEqual(covered, [], `${width} ${language}`)
        await dress(page, { language: 'en', theme: 'light', width: 1280 })
        await page.keyboard.press('Escape')
        await modal.waitFor({ state: 'hidden' })
      }
  })
  it(
    'shows selection, progress, and a scannable code in forced colors [U-77]',
    async ({ shop }) => {
      await shop.go('?networks=all&multi=1')
      await shop.openConnect()
      await shop.row('WalletConnect').click()
      const code = shop.modal.getByRole('img', { name: /QR code/ })
      await code.waitFor()
      const around = code.locator('xpath=..')
      assert.equal(await styleOf(around, 'background-color'), 'rgb(255, 255, 255)')
      await shop.modal.getByRole('button', { name: 'Back' }).click()
      await shop.row('Heron Wallet').click()
      const ring = shop.view('ConnectingExternal').locator('svg > rect').last()
      await ring.waitFor({ state: 'attached' })
      assert.equal(await styleOf(ring, 'stroke'), await styleOf(shop.modal, 'color'))
      await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
      await shop.modal.waitFor({ state: 'hidden' })
      await shop.openAccount()
      await shop
        .view('Account')
        .getByRole('button', { name: /^Wallets/ })
        .click()
      const tabs = shop.view('ProfileWallets').getByRole('tab')
      await tabs.first().waitFor()
      const colours = await tabs.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).backgroundColor))
      assert.lengthOf(new Set(colours), 2)
      await checkAccessibility(shop.page)
    },
    { context: { forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' } },
  )
  it('covers no part of the account on a page as low as at a zoom of 400 % [U-77]', async ({ shop }) => {
    await shop.go()
    await shop.connect()
    await shop.page.setViewportSize({ width: 320, height: 256 })
    await shop.openAccount()
    const view = shop.view('Account')
    await view.getByRole('listitem').first().waitFor()
    await comesToRest(shop.page)
    const disconnect = view.getByRole('button', { name: 'Disconnect' })
    const covered = await disconnect.evaluate((button) =>
      [...(button.closest('[data-portico-view]')?.querySelectorAll('p, li, a') ?? [])]
        .filter((part) => {
          part.scrollIntoView({ block: 'nearest' })
          const [{ top, bottom }, foot] = [part.getBoundingClientRect(), button.getBoundingClientRect()]
          return top < foot.bottom && bottom > foot.top
        })
        .map((part) => part.textContent),
    )
    assert.deepEqual(covered, [])
    await disconnect.click()
    await shop.connectButton.waitFor()
  })
  it('is right-to-left in Arabic, with addresses left-to-right', async ({ shop }) => {
    await shop.go('?locale=ar')
    await shop.header.getByRole('button').last().click()
    await shop.view('Connect').waitFor()
    assert.equal(await styleOf(shop.modal, 'direction'), 'rtl')
    assert.equal(await shop.modal.evaluate((node) => node.closest('[lang]')?.getAttribute('lang')), 'ar')
    await checkAccessibility(shop.page)
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.header.getByRole('button').last().click()
    const address = shop.view('Account').getByText(/0x/).first()
    assert.equal(await styleOf(address, 'direction'), 'ltr')
    await checkAccessibility(shop.page)
  })
})
