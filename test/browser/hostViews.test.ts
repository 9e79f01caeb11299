import { assert } from 'chai'
import { bundled } from './support/bundled.js'
import { it } from './support/it.js'
import { servePage } from './support/servePage.js'
import type { Locator, Page } from 'playwright-core'

/** A page whose host opens one view by a press; returns the dialog. */
const opened = async (page: Page, press: string, look: (modal: Locator) => Promise<unknown>): Promise<void> => {
  const served = await servePage('', await bundled(new URL('./support/viewsInPage.tsx', import.meta.url), 'views'))
  try {
    await page.goto(served.origin)
    await page.getByRole('button', { name: press }).click()
    await look(page.getByRole('dialog').filter({ has: page.locator('[data-portico-view]') }))
  } finally {
    served.close()
  }
}

describe('a view opened by a host', () => {
  for (const press of ['Your account', 'Wrong network'])
    it(`is Connect while disconnected: ${press} [S2-25]`, ({ shop: { page } }) =>
      opened(page, press, () => page.getByRole('dialog', { name: 'Connect your wallet' }).waitFor()))

  it('shows for an e-mail address change that there is no login, and links to Connect [S8-15]', ({ shop: { page } }) =>
    opened(page, 'Your address', async (modal) => {
      await modal.getByText('Not connected to email or social').waitFor()
      await modal.getByRole('button', { name: 'Log in' }).click()
      await page.getByRole('dialog', { name: 'Connect your wallet' }).waitFor()
    }))

  it('shows that an unknown wallet was not found [W-23]', ({ shop: { page } }) =>
    opened(page, 'That wallet', (modal) => modal.getByText('Wallet not found').waitFor()))

  it('describes the QR code of Farcaster [S4-10]', ({ shop: { page } }) =>
    opened(page, 'Farcaster', (modal) => modal.getByText(/^Scan a code with your phone/).waitFor()))

  it('is refused for a disabled login: nothing stays on screen, and an enabled one opens [S1-09]', ({
    shop: { page },
  }) =>
    opened(page, 'A login that is off', async (modal) => {
      await page.getByText('PTC-LOGIN-OFF').waitFor()
      await modal.waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Farcaster' }).click()
      await modal.getByText(/^Scan a code with your phone/).waitFor()
    }))

  it('renders once if two modals of one Portico are mounted', ({ shop: { page } }) =>
    opened(page, 'That wallet', async (modal) => {
      await modal.getByText('Wallet not found').waitFor()
      assert.equal(await modal.count(), 1)
    }))

  it('closes by one Escape, and the host dialog beneath by the next [U-75]', ({ shop: { page } }) =>
    opened(page, 'That wallet', async (modal) => {
      const beneath = page.locator('[aria-label="Newsletter"]')
      await modal.getByText('Wallet not found').waitFor()
      await page.keyboard.press('Escape')
      await modal.waitFor({ state: 'hidden' })
      assert.equal(await beneath.count(), 1)
      await page.keyboard.press('Escape')
      await beneath.waitFor({ state: 'detached' })
    }))

  it('stays under a dialog that opened on top, which Escape closes first [U-75]', ({ shop: { page } }) =>
    opened(page, 'That wallet', async (modal) => {
      await modal.getByText('Wallet not found').waitFor()
      await page.evaluate(() => {
        const top = document.createElement('div')
        top.setAttribute('role', 'dialog')
        top.tabIndex = -1
        top.addEventListener('keydown', () => top.remove())
        document.body.append(top)
        top.focus()
      })
      await page.keyboard.press('Escape')
      assert.equal(await modal.count(), 1)
      await page.keyboard.press('Escape')
      await modal.waitFor({ state: 'hidden' })
    }))
})
