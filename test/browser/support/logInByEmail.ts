import type { SecureSite } from '../../../sandbox/secureSite/SecureSite.js'
import type { ShopPage } from './shopOn.js'

/** Gives the address, and does what the mails say, as far as a first login from a new device needs. */
export const logInByEmail = async (shop: ShopPage, site: SecureSite, email: string): Promise<void> => {
  await shop.openConnect()
  await shop.modal.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await shop.page.keyboard.press('Enter')
  await shop.modal.getByText(email).waitFor()
  site.openLink(await site.mail(email))
  const { code = '' } = await site.mail(email)
  await shop.modal.getByRole('textbox', { name: 'Code' }).fill(code)
  await shop.accountButton.waitFor()
}
