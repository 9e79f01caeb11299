import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { focused } from './focused.js'

const MOST_STOPS = 40

/** Waits for a control with that name, then presses Tab until it has the focus. */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).filter({ visible: true }).first().waitFor()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (name.test(await focused(page))) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`no stop for ${name}; the last was "${await focused(page)}"`)
}
