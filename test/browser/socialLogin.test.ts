import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { it } from './support/it.js'
import type { ShopPage } from './support/shopOn.js'

/** Presses a provider's button, and gives the window that opens. */
const openProvider = async (shop: ShopPage, provider: string): Promise<Page> => {
  const opening = shop.page.waitForEvent('popup')
  await shop.modal.getByRole('button', { name: `Continue with ${provider}`, exact: true }).click()
  return opening
}
const consent = async (popup: Page, button: 'Approve' | 'Cancel' | 'Close'): Promise<void> => {
  await popup.getByRole('heading', { name: /^Log in with / }).waitFor()
  if (button === 'Approve') await popup.getByLabel('Account name').fill('ana')
  // The press may close the window before the browser has told that it arrived.
  await popup
    .getByRole('button', { name: button })
    .click()
    .catch((error: unknown) => {
      if (!popup.isClosed()) throw error
    })
}

describe('logging in by a social account', () => {
  for (const provider of ['Google', 'X', 'Discord', 'GitHub', 'Apple', 'Facebook']) {
    it(`connects by ${provider}, whose window is the visitor’s own press [S1-04] [S4-07] [S9-06]`, async ({ shop }) => {
      await shop.go('?wallets=')
      await shop.openConnect()
      const popup = await openProvider(shop, provider)
      await consent(popup, 'Approve')
      await shop.accountButton.waitFor()
      await shop.modal.waitFor({ state: 'hidden' })
    })
  }

  it('says so when the visitor closes the window, and can be tried again at once [S4-09] [S8-10] [U-94]', async ({
    shop,
  }) => {
    await shop.go('?wallets=')
    await shop.openConnect()
    const popup = await openProvider(shop, 'Google')
    await consent(popup, 'Close')
    const opening = shop.page.waitForEvent('popup')
    await shop.view('ConnectingSocial').getByRole('button', { name: /again/i }).click()
    await consent(await opening, 'Approve')
    await shop.accountButton.waitFor()
  })

  it('says so when the visitor cancels at the provider [S4-09]', async ({ shop }) => {
    await shop.go('?wallets=')
    await shop.openConnect()
    await consent(await openProvider(shop, 'GitHub'), 'Cancel')
    await shop.view('ConnectingSocial').getByRole('button', { name: /again/i }).waitFor()
    assert.isTrue(await shop.connectButton.isVisible())
  })
})
