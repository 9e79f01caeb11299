import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { it } from './support/it.js'
import { settles } from './support/settles.js'

const MOST_STOPS = 40

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement?.matches('button, a, select, input') ? document.activeElement : null
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })

const focusIsInModal = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('[role=dialog], dialog')?.querySelector('[data-portico-view]') != null)

/** Presses Tab until a control with that text has the focus; waits first until there is one. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).filter({ visible: true }).first().waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (name.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`no stop for ${name}; the last was "${await focused(page)}"`)
}

describe('the keyboard alone', () => {
  it('connects and disconnects, and gives the focus back to the button that opened [U-75]', async ({ shop }) => {
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
  it('stays in the dialog with Tab, forwards and backwards, and leaves with Escape [U-75]', async ({ shop }) => {
    const { page } = shop
    await shop.go()
    await shop.connectButton.focus()
    await page.keyboard.press('Enter')
    await shop.view('Connect').waitFor()
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
})
