import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { comesToRest } from './support/comesToRest.js'
import { focused } from './support/focused.js'
import { hold } from './support/hold.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import { tabTo } from './support/tabTo.js'

const focusIsInModal = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.activeElement?.closest('[role=dialog], dialog')?.querySelector('[data-portico-view]') != null,
  )

/** How many pixels of the focused element are behind the sticky end of the view. */
const behindFoot = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { activeElement } = document
    const buttons = [...document.querySelectorAll('[data-portico-scroller] button')]
    const foot = buttons.at(-1)?.parentElement
    if (!foot || activeElement?.closest('[data-portico-scroller]') == null || foot.contains(activeElement)) return 0
    return Math.max(0, activeElement.getBoundingClientRect().bottom - foot.getBoundingClientRect().top)
  })

describe('the keyboard alone', () => {
  it('connects and disconnects, and returns the focus to the opening button [U-75]', async ({ shop }) => {
    const { page } = shop
    await shop.go()
    await tabTo(page, /^Connect Wallet$/)
    await page.keyboard.press('Enter')
    await shop.view('Connect').waitFor()
    await tabTo(page, /Heron Wallet/)
    await page.keyboard.press('Enter')
    await shop.prompt('Heron Wallet').waitFor()
    await tabTo(page, /^Approve$/)
    await page.keyboard.press('Enter')
    await shop.accountButton.waitFor()
    await tabTo(page, /^Account/)
    await page.keyboard.press('Enter')
    await shop.view('Account').waitFor()
    await tabTo(page, /^Disconnect$/)
    await page.keyboard.press('Enter')
    await shop.connectButton.waitFor()
    await settles(() => focused(page), 'Connect Wallet')
  })
  it("keeps the focus in a wallet's window that opened before the view behind it [U-75] [W-23]", async ({ shop }) => {
    const { page } = shop
    const views = await hold(page, /\/chunks\/connectingViews/)
    await shop.go()
    await shop.connectButton.click()
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').waitFor()
    await tabTo(page, /^Approve$/)
    views.letThrough()
    await page.getByText('Approve in Heron Wallet').waitFor()
    await shop.view('ConnectingExternal').waitFor()
    assert.equal(await focused(page), 'Approve')
    await page.keyboard.press('Enter')
    await shop.accountButton.waitFor()
  })
  it('stays in the dialog with Tab, forwards and backwards, and leaves with Escape [U-75]', async ({ shop }) => {
    const { page } = shop
    await shop.go()
    await shop.connectButton.focus()
    await page.keyboard.press('Enter')
    await shop.view('Connect').waitFor()
    await settles(() => focusIsInModal(page), true)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < 15; stop += 1) {
        await page.keyboard.press(key)
        assert.isTrue(await focusIsInModal(page), `${key} ${stop}: "${await focused(page)}"`)
      }
    }
    await page.keyboard.press('Escape')
    await shop.modal.waitFor({ state: 'hidden' })
    await settles(() => focused(page), 'Connect Wallet')
  })

  it('is in the view at each opening, not only the first, once all code is loaded [U-75]', async ({ shop }) => {
    const { page } = shop
    await shop.go()
    await shop.connectButton.focus()
    for (let opening = 0; opening < 3; opening += 1) {
      await page.keyboard.press('Enter')
      await shop.view('Connect').waitFor()
      await settles(() => focused(page), 'Heron Wallet')
      await page.keyboard.press('Escape')
      await shop.modal.waitFor({ state: 'hidden' })
      await settles(() => focused(page), 'Connect Wallet')
    }
  })

  it(
    'shows the focused element above the sticky button, with text twice as large [U-75] [U-77]',
    async ({ shop }) => {
      const { page, modal } = shop
      await shop.go('?networks=all')
      await shop.connect()
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'))
      for (const key of ['Tab', 'Shift+Tab']) {
        await shop.openAccount()
        await modal.getByRole('list', { name: 'Tokens' }).waitFor()
        await comesToRest(page)
        for (let stop = 0; stop < 9; stop += 1) {
          assert.equal(await behindFoot(page), 0, `${key} ${stop}: "${await focused(page)}"`)
          await page.keyboard.press(key)
        }
        await page.keyboard.press('Escape')
      }
      await shop.networkButton.click()
      await shop.view('Networks').getByRole('button').nth(3).waitFor()
      await comesToRest(page)
      for (let stop = 0; stop < 6; stop += 1) {
        assert.equal(await behindFoot(page), 0, `network ${stop}: "${await focused(page)}"`)
        await page.keyboard.press(stop === 0 ? 'Tab' : 'ArrowDown')
      }
    },
    { context: { viewport: { width: 390, height: 640 }, reducedMotion: 'reduce' } },
  )
  it('focuses the element that led to a view again on return [U-75]', async ({ shop }) => {
    const { page, modal } = shop
    const goThereAndBack = async (name: RegExp): Promise<void> => {
      await tabTo(page, name)
      await page.keyboard.press('Enter')
      await modal.getByRole('button', { name: 'Back' }).click()
      await settles(async () => (name.test(await focused(page)) ? name.source : await focused(page)), name.source)
    }
    await shop.go('?networks=all')
    await shop.openConnect()
    await goThereAndBack(/^All wallets/)
    await page.keyboard.press('Escape')
    await shop.connect()
    await shop.openAccount()
    for (const name of [/^Receive$/, /^Wallets/, /^Network: /]) {
      await goThereAndBack(name)
      await shop.view('Account').waitFor()
    }
  })
})
