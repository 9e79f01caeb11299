import { payAccount } from '../support/payAccount.js'
import { openHeronAccount } from './openHeronAccount.js'
import type { Walk } from './Walk.js'

/** Through the activity of an account. By position, since names depend on the language: the tab is the last. */
export const walkActivity = async ({ shop, page, sandbox, go, take }: Walk): Promise<void> => {
  const account = shop.view('Account')
  await payAccount(sandbox, [10, 20, 30, 40])
  await go('wallets=heron')
  // A returning visitor would already be connected.
  await page.evaluate(() => localStorage.clear())
  await openHeronAccount({ shop, go })
  await account.getByRole('tab').last().click()
  await account.getByRole('tabpanel').getByRole('listitem').nth(3).waitFor()
  await page.waitForLoadState('networkidle')
  await take('account-activity')
  await account.getByRole('tabpanel').getByRole('button').last().click()
  await shop.view('Transactions').getByRole('listitem').nth(3).waitFor()
  await take('transactions')
  await shop.view('Transactions').getByRole('listitem').first().getByRole('button').click()
  await shop.view('Transaction').getByRole('term').first().waitFor()
  await take('transaction')
  await page.keyboard.press('Escape')
  sandbox.fault({ match: '/history', status: 500 })
  await go('wallets=heron')
  // A restored wallet takes a moment, and until then the button opens Connect.
  await shop.header.getByRole('button', { name: /0x/ }).click()
  await account.getByRole('tab').last().click()
  await account.getByRole('tabpanel').getByRole('button').first().waitFor()
  await take('account-activity-unavailable')
}
