import type { Mail } from '../../../sandbox/secureSite/mail/mailbox.js'
import type { SecureSite } from '../../../sandbox/secureSite/SecureSite.js'
import { giveAddress } from './giveAddress.js'
import type { ShopPage } from './shopOn.js'

/**
 * Logs in for the first time from a device: the link in one mail, the code in the next. `openLink` opens the link as
 * the visitor; without it, no browser window does.
 */
export const logInByEmail = async (
  shop: ShopPage,
  site: SecureSite,
  email: string,
  openLink: (mail: Mail) => unknown = site.openLink,
): Promise<void> => {
  await giveAddress(shop, email)
  await openLink(await site.mail(email))
  const { code = '' } = await site.mail(email)
  await shop.modal.getByRole('textbox', { name: 'Code' }).fill(code)
  await shop.accountButton.waitFor()
  await shop.modal.waitFor({ state: 'hidden' })
}
