import type { Walk } from './Walk.js'

/** Every state of a login. By position, since names depend on the language. */
export const walkLogin = async ({ shop, page, sandbox, go, take }: Walk): Promise<void> => {
  const { secureSite } = sandbox
  const { modal, view } = shop
  const email = `ana.of.the.long.lanterns-${Date.now()}@shop.example`
  const opener = shop.header.getByRole('button').last()
  const toConnect = async (): Promise<void> => {
    await go('wallets=')
    await opener.click()
    await modal.getByRole('textbox').waitFor()
  }
  const provider = (name: string) => modal.getByRole('button', { name: new RegExp(name) })
  const account = async (): Promise<void> => {
    await opener.click()
    await view('Account').waitFor()
    await view('Account').getByRole('listitem').first().waitFor()
  }

  await toConnect()
  await modal.getByRole('textbox').fill('ana@shop')
  await page.keyboard.press('Enter')
  await modal.locator('[aria-invalid="true"]').waitFor()
  await take('login-no-address')
  await modal.getByRole('textbox').fill(email)
  await page.keyboard.press('Enter')
  await view('EmailLogin').waitFor()
  const letter = await secureSite.mail(email)
  await take('login-device')
  secureSite.openLink(letter)
  const code = view('EmailLogin').locator('[autocomplete="one-time-code"]')
  await code.waitFor()
  await take('login-code')
  const { code: right = '' } = await secureSite.mail(email)
  await code.fill(right === '000000' ? '111111' : '000000')
  await view('EmailLogin').getByRole('alert').filter({ hasText: /\p{L}/u }).first().waitFor()
  await take('login-code-wrong')
  await code.fill(right)
  await modal.waitFor({ state: 'hidden' })
  await account()
  await take('login-account')
  await view('Account').getByRole('button').filter({ hasText: '@shop.example' }).click()
  await view('UpdateEmailWallet').waitFor()
  await take('login-update-email')
  await page.keyboard.press('Escape')
  await page.locator('[aria-labelledby="door-title"]').getByRole('button').click()
  await view('ApproveTransaction').waitFor()
  await page.frameLocator('iframe').getByRole('article').first().waitFor()
  await take('login-approve')
  await page.frameLocator('iframe').getByRole('button').last().click()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.clock.install()
  await toConnect()
  const opening = page.waitForEvent('popup')
  await provider('Google').click()
  const popup = await opening
  await view('ConnectingSocial').waitFor()
  await take('login-social')
  await popup.getByRole('button').first().waitFor()
  // If it closed before it showed another site, it would count as cut off by the browser.
  await page.clock.runFor(1000)
  await popup.close()
  await view('ConnectingSocial').getByRole('button').first().waitFor()
  await take('login-social-closed')
  await toConnect()
  await provider('Farcaster').click()
  await view('ConnectingFarcaster').getByRole('img').locator('path').waitFor()
  await take('login-farcaster')
}
