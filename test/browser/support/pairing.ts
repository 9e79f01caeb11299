import type { BrowserContext } from 'playwright-core'
import { comesToRest } from './comesToRest.js'
import type { PhonePage } from './phoneOn.js'
import type { ShopPage } from './shopOn.js'

/** The code on the screen, by its name. */
export const CODE = { name: 'QR code to scan with a wallet on a phone' }

export const showCode = async (shop: ShopPage): Promise<void> => {
  await shop.openConnect()
  await shop.row('WalletConnect').click()
  await shop.modal.getByRole('img', CODE).waitFor()
}

/** Copies the link of the code on the screen. */
export const copyLink = async (shop: ShopPage, context: BrowserContext): Promise<string> => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await shop.page.bringToFront()
  await shop.modal.getByRole('button', { name: 'Copy link' }).click()
  await shop.page.getByText('Link copied').waitFor()
  return shop.page.evaluate(() => navigator.clipboard.readText())
}

/** What a camera sees of the code once it is still: an entering one is too pale to be read. */
export const photograph = async ({ page, modal }: ShopPage): Promise<Buffer> => {
  await comesToRest(page)
  return modal.getByRole('img', CODE).screenshot()
}

/** Scans the screen with the phone. */
export const scan = async (shop: ShopPage, phone: PhonePage): Promise<void> => {
  await phone.scan(await photograph(shop))
  await phone.question('wants to connect').waitFor()
}

export const pair = async (shop: ShopPage, phone: PhonePage): Promise<void> => {
  await showCode(shop)
  await scan(shop, phone)
  await phone.approve('wants to connect')
  await shop.accountButton.waitFor()
}
