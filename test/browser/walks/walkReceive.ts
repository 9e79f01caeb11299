import { openHeronAccount } from './openHeronAccount.js'
import type { Walk } from './Walk.js'

/** Through the views of receiving. By position, since names depend on the language. */
export const walkReceive = async ({ shop, page, go, take }: Walk): Promise<void> => {
  await openHeronAccount({ shop, go })
  await shop.view('Account').getByRole('list').first().getByRole('button').first().waitFor()
  await page.waitForLoadState('networkidle')
  await take('account-with-actions')
  await shop.view('Account').getByRole('list').first().getByRole('button').first().click()
  const receive = shop.view('WalletReceive')
  await receive.getByRole('img').first().waitFor()
  await page.waitForLoadState('networkidle')
  await take('receive')
  await receive.getByRole('button').nth(1).click()
  await receive.getByRole('textbox').fill('0.05')
  await take('receive-amount')
  await receive.getByRole('textbox').fill('a few')
  await receive.getByRole('alert').waitFor()
  await take('receive-no-amount')
  await receive.getByRole('button').last().click()
  await shop.view('WalletCompatibleNetworks').getByRole('listitem').first().waitFor()
  await take('receive-networks')
}
