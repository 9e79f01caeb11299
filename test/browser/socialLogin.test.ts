import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { it } from './support/it.js'
import type { ShopPage } from './support/shopOn.js'

/** Presses a button of the modal, and returns the window that opens. */
const openWindow = async (shop: ShopPage, button: string): Promise<Page> => {
  const opening = shop.page.waitForEvent('popup')
  await shop.modal.getByRole('button', { name: button, exact: true }).click()
  return opening
}
const consent = async (popup: Page, button: 'Approve' | 'Cancel'): Promise<void> => {
  await popup.getByRole('heading', { name: 'Log in with Google' }).waitFor()
  if (button === 'Approve') await popup.getByLabel('Account name').fill('ana')
  // The press may close the window before the browser has reported it.
  await popup
    .getByRole('button', { name: button })
    .click()
    .catch((error: unknown) => {
      if (!popup.isClosed()) throw error
    })
}

describe('social login', () => {
  it('opens a popup in the visitor’s own click, and again at once after a cancellation there, then connects and names the provider [S1-04] [S4-07] [S4-09] [S9-06] [U-94] [S3-15]', async ({
    shop,
  }) => {
    await shop.go('?wallets=')
    await shop.openConnect()
    await consent(await openWindow(shop, 'Continue with Google'), 'Cancel')
    await shop
      .view('ConnectingSocial')
      .getByText(/^The provider did not let you in/)
      .waitFor()
    assert.isTrue(await shop.connectButton.isVisible())
    await consent(await openWindow(shop, 'Try again'), 'Approve')
    await shop.accountButton.waitFor()
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.openAccount()
    await shop.modal.getByText('Logged in by Google').waitFor()
    assert.equal(await shop.modal.getByText('Change e-mail').count(), 0)
  })
})
