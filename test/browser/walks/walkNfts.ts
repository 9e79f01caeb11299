import type { Walk } from './Walk.js'

/** Through the holdings of an account. By position, since names depend on the language: the tab is the second. */
export const walkNfts = async ({ shop, page, sandbox, go, take }: Walk): Promise<void> => {
  const account = shop.view('Account')
  const open = async (key: string, name: string): Promise<void> => {
    await go(`wallets=${key}`)
    // A returning visitor would already be connected.
    await page.evaluate(() => localStorage.clear())
    await go(`wallets=${key}`)
    await shop.header.getByRole('button').last().click()
    await shop.row(name).click()
    await shop.prompt(name).getByRole('button', { name: 'Approve' }).click()
    await shop.modal.waitFor({ state: 'hidden' })
    await shop.header.getByRole('button').last().click()
    await account.getByRole('tab').nth(1).click()
  }
  const tiles = account.getByRole('tabpanel').getByRole('listitem')
  await open('heron', 'Heron Wallet')
  await tiles.nth(4).waitFor()
  await page.waitForLoadState('networkidle')
  await take('account-nfts')
  await page.keyboard.press('Escape')
  await open('bower', 'Bower Wallet')
  await tiles.nth(4).waitFor()
  await tiles.first().getByRole('button').click()
  await shop.view('NftDetail').locator('dl').waitFor()
  await page.waitForLoadState('networkidle')
  await take('nft-detail')
  await page.keyboard.press('Escape')
  sandbox.rewrite({ match: '/history', body: { data: [], next: null } })
  await open('heron', 'Heron Wallet')
  await account.getByRole('tabpanel').getByRole('paragraph').nth(1).waitFor()
  await take('account-nfts-none')
  await page.keyboard.press('Escape')
  sandbox.clearRewrites()
  sandbox.fault({ match: '/history', status: 500 })
  await open('heron', 'Heron Wallet')
  await account.getByRole('tabpanel').getByRole('button').first().waitFor()
  await take('account-nfts-unavailable')
}
