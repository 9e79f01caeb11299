import { assert } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { checkAccessibility } from './support/checkAccessibility.js'
import { comesToRest } from './support/comesToRest.js'
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

describe('the look of the modal', () => {
  it('is 360 pixels wide, at z-index 999, unless the host says otherwise [S2-29]', async ({ shop }) => {
    await shop.go()
    await shop.openConnect()
    await comesToRest(shop.page)
    assert.equal((await shop.modal.boundingBox())?.width, 360)
    assert.equal(await zIndexOf(shop.modal), '999')
  })
  it('has text and corners that are multiples of 10 and of 4 pixels, and of what else the host says [S2-29]', async ({
    shop,
  }) => {
    await shop.go()
    await shop.openConnect()
    await comesToRest(shop.page)
    const row = shop.row('Heron Wallet')
    const look = async (): Promise<readonly number[]> =>
      Promise.all(['font-size', 'border-top-left-radius'].map(async (name) => parseFloat(await styleOf(row, name))))
    const masters = ['--portico-font-size-master', '--portico-radius-master']
    assert.deepEqual(await Promise.all(masters.map((name) => styleOf(row, name))), ['10px', '4px'])
    assert.deepEqual(await look(), [16, 16])
    await row.evaluate((node, [font = '', radius = '']) => {
      const dialog = node.closest<HTMLElement>('[role=dialog]')
      dialog?.style.setProperty(font, '20px')
      dialog?.style.setProperty(radius, '12px')
    }, masters)
    assert.deepEqual(await look(), [32, 48])
  })
  it('follows the system between light and dark while it is open [S2-30]', async ({ shop }) => {
    await shop.go()
    await shop.openConnect()
    const light = await styleOf(shop.modal, 'background-color')
    await shop.page.emulateMedia({ colorScheme: 'dark' })
    await settles(async () => (await styleOf(shop.modal, 'background-color')) === light, false)
    await checkAccessibility(shop.page)
    await shop.page.emulateMedia({ colorScheme: 'light' })
    await settles(() => styleOf(shop.modal, 'background-color'), light)
  })
  it('keeps the theme the host chose, whatever the system says [S2-30]', async ({ shop }) => {
    await shop.go('?theme=light')
    await shop.openConnect()
    const light = await styleOf(shop.modal, 'background-color')
    await shop.page.emulateMedia({ colorScheme: 'dark' })
    assert.equal(await styleOf(shop.modal, 'background-color'), light)
    await shop.go('?theme=dark')
    await shop.openConnect()
    assert.notEqual(await styleOf(shop.modal, 'background-color'), light)
    await checkAccessibility(shop.page)
  })
  it(
    'is a sheet at the bottom of a phone, and never scrolls sideways down to 320 pixels [U-77]',
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
  it('shifts nothing of the page when it opens and closes, and gives scrolling back [U-72]', async ({ shop }) => {
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
  it(
    'moves nothing for a visitor who asked for less motion [U-78]',
    async ({ shop }) => {
      await shop.go()
      await shop.openConnect()
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
    },
    { context: { reducedMotion: 'reduce' } },
  )
  it('reads from right to left in Arabic, with addresses left to right', async ({ shop }) => {
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
