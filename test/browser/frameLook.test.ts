import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import type { ShopPage } from './support/shopOn.js'

const ANA = 'ana@lantern.example'

const askForSignature = async (shop: ShopPage): Promise<void> => {
  await shop.page.getByRole('button', { name: 'Sign a message' }).click()
  await shop.view('ApproveTransaction').waitFor()
  await shop.page.frameLocator('iframe').getByRole('button', { name: 'Approve' }).waitFor()
}
/** The page in the frame once it has this appearance, by its colors rather than its messages. */
const looks = (shop: ShopPage, scheme: 'light' | 'dark'): Promise<void> =>
  shop.page.frameLocator('iframe').locator(`html[data-theme="${scheme}"]`).waitFor()

describe('the approval page in the frame', () => {
  it('is dark in a dark shop whose visitor has a light system, and switches to light with it [S7-41]', async ({
    shop,
    world,
  }) => {
    await shop.go('?login=1&theme=dark')
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    await askForSignature(shop)
    await looks(shop, 'dark')
    await shop.page.frameLocator('iframe').getByRole('button', { name: 'Decline' }).click()
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.page.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'Light' })
    await askForSignature(shop)
    await looks(shop, 'light')
  })

  it('follows the visitor’s system while shown, if the shop leaves the mode to it [S7-41] [S2-30]', async ({
    shop,
    world,
  }) => {
    await shop.go('?login=1')
    await logInByEmail(shop, world.sandbox.secureSite, ANA)
    await askForSignature(shop)
    await looks(shop, 'light')
    await shop.page.emulateMedia({ colorScheme: 'dark' })
    await looks(shop, 'dark')
  })
})
