import { openHeronAccount } from './openHeronAccount.js'
import type { Walk } from './Walk.js'

/** Through the tokens of an account. By position, since names depend on the language. */
export const walkTokens = async ({ shop, page, go, take }: Walk): Promise<void> => {
  const panel = shop.view('Account').getByRole('tabpanel')
  await openHeronAccount({ shop, go })
  await panel.getByRole('combobox').selectOption({ index: 1 })
  await panel.getByRole('listitem').nth(6).waitFor()
  await page.waitForLoadState('networkidle')
  await take('account-tokens-everywhere')
  await panel.getByRole('button').first().click()
  await panel.getByRole('listitem').getByRole('button').first().click()
  await take('account-tokens-edit')
  await panel.getByRole('searchbox').fill('zebra')
  await take('account-tokens-none')
}
