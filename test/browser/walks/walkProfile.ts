import type { Walk } from './Walk.js'

/**
 * Through the visitor's wallets. By position, since names depend on the language: their row is the account's first one
 * outside a list, and the last button adds a wallet.
 */
export const walkProfile = async ({ shop, page, go, take }: Walk): Promise<void> => {
  const { view, header } = shop
  const panel = view('ProfileWallets')
  const opener = header.getByRole('button').last()
  const approve = async (wallet: string): Promise<void> => {
    await shop.row(wallet).click()
    await shop.prompt(wallet).getByRole('button', { name: 'Approve' }).click()
  }
  const toWallets = async (): Promise<void> => {
    await opener.click()
    // Outside a list, the first button copies the address.
    await view('Account').locator('button:not(li button)').nth(1).click()
    await panel.getByRole('listitem').first().waitFor()
  }

  await go('wallets=heron,tortoise,kestrel&networks=all&multi=1')
  await opener.click()
  await approve('Heron Wallet')
  await shop.modal.waitFor({ state: 'hidden' })
  await opener.click()
  await view('Account').getByRole('listitem').first().waitFor()
  await take('account-wallets')
  await page.keyboard.press('Escape')
  await toWallets()
  await panel.getByRole('tab').nth(1).click()
  await take('profile-empty')
  await panel.getByRole('tab').first().click()
  await panel.getByRole('button').last().click()
  await view('Connect').waitFor()
  await approve('Tortoise Wallet')
  await panel.getByRole('listitem').nth(3).waitFor()
  await take('profile-two')
  await panel.getByRole('list').first().getByRole('button').first().click()
  await panel.getByRole('textbox').fill('Savings for the long summer, 2027')
  await take('profile-label')
  await page.keyboard.press('Enter')
  await panel.getByText('Savings').first().waitFor()
  await panel.getByRole('list').first().getByRole('button').nth(1).click()
  await panel.getByRole('status').getByRole('button').waitFor()
  await take('profile-undo')

  await page.evaluate(() => localStorage.clear())
  await go('wallets=heron,kestrel&networks=all')
  await opener.click()
  await approve('Heron Wallet')
  await shop.modal.waitFor({ state: 'hidden' })
  await toWallets()
  await panel.getByRole('tab').nth(1).click()
  await panel.getByRole('button').last().click()
  await view('Connect').waitFor()
  await approve('Kestrel Wallet')
  await panel.getByRole('listitem').first().waitFor()
  await take('profile-chains')
}
