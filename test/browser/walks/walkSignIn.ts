import type { Walk } from './Walk.js'

/**
 * Through the views of a sign-in at the shop's server. By position, since names depend on the language: the last button
 * of the view signs the message, or requests it again, and the shop's own one is before its door code.
 */
export const walkSignIn = async ({ shop, page, go, take }: Walk): Promise<void> => {
  const view = shop.view('SIWXSignMessage')
  const message = view.getByRole('region')
  const opener = shop.header.getByRole('button').last()
  const signInButton = page.locator('section[aria-labelledby="door-title"]').getByRole('button')
  const wallet = shop.prompt('Heron Wallet')
  const answer = (with_: 'Approve' | 'Reject'): Promise<void> => wallet.getByRole('button', { name: with_ }).click()
  const connect = async (query: string): Promise<void> => {
    await go(`wallets=heron&${query}`)
    await opener.click()
    await shop.row('Heron Wallet').click()
    await answer('Approve')
    await view.waitFor()
  }

  await connect('signin=required')
  await message.waitFor()
  await take('sign-in')
  await page.keyboard.press('Escape')
  await view.getByRole('alert').waitFor()
  await page.locator('[data-shaking=false]').waitFor()
  await take('sign-in-required')
  await view.getByRole('button').last().click()
  await wallet.waitFor()
  await take('sign-in-wallet-asked')
  await answer('Reject')
  await shop.modal.getByRole('alert').nth(1).waitFor()
  await take('sign-in-declined')
  await view.getByRole('button').last().click()
  await answer('Approve')
  await shop.modal.waitFor({ state: 'hidden' })
  await signInButton.click()
  await view.getByRole('button').waitFor()
  await take('signed-in')

  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  await page.route('**/sign-in/nonce', (route) => route.abort())
  await connect('signin=optional')
  await view.getByRole('alert').waitFor()
  await take('sign-in-not-prepared')
  await page.unroute('**/sign-in/nonce')
  await view.getByRole('button').last().click()
  await message.waitFor()
  await take('sign-in-optional')

  await page.evaluate(() => localStorage.clear())
  await go('wallets=heron&signin=required')
  await opener.click()
  await shop.row('WalletConnect').click()
  await shop.view('ConnectingWalletConnect').locator('summary').click()
  await shop.view('ConnectingWalletConnect').locator('details').getByRole('list').waitFor()
  await take('pairing-signs-in')
}
