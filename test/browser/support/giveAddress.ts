import type { ShopPage } from './shopOn.js'

/** Enters the address and requests the mail. */
export const giveAddress = async (shop: ShopPage, email: string): Promise<void> => {
  await shop.openConnect()
  await shop.modal.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await shop.page.keyboard.press('Enter')
  await shop.modal.getByText(email).waitFor()
}
