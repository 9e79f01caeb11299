import { settles } from '../support/settles.js'
import type { Walk } from './Walk.js'

/** Every state of pairing a phone. By position and proper names, since other names depend on the language. */
export const walkPairing = async ({ shop, page, sandbox, go, take }: Walk): Promise<void> => {
  const opener = shop.header.getByRole('button').last()
  const code = shop.modal.getByRole('img').locator('path')
  const toCode = async (
    query: string,
    view: 'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic' = 'ConnectingWalletConnect',
  ): Promise<void> => {
    await go(query)
    await opener.click()
    if (view === 'ConnectingWalletConnect') await shop.row('WalletConnect').click()
    await shop.view(view).waitFor()
  }
  const isPhone = (page.viewportSize()?.width ?? 0) < 500

  await toCode('wallets=heron')
  await code.waitFor()
  await take('pairing-code')
  sandbox.relay.setFaults({ refuse: 'Unauthorized: invalid key' })
  await toCode('wallets=heron')
  await shop.modal.getByText('PTC-PAIRING-REFUSED').waitFor()
  await take('pairing-refused')
  sandbox.relay.setFaults({})
  await go('wallets=heron&custom=phone')
  await opener.click()
  await shop.row('Osprey Phone').click()
  await shop.view('ConnectingWalletConnect').waitFor()
  if (!isPhone) await code.waitFor()
  await take('pairing-wallet')
  await shop.modal.getByRole('tab').nth(1).click()
  const panel = shop.modal.getByRole('tabpanel')
  await panel.getByRole('button').first().waitFor()
  await take('pairing-wallet-web')
  await page.evaluate(() => {
    window.open = () => null
  })
  const before = await panel.innerText()
  await panel.getByRole('button').first().click()
  await settles(async () => (await panel.innerText()) === before, false)
  await take('pairing-not-opened')
  // Left open, the next page would show that the wallet has to be paired again.
  await page.keyboard.press('Escape')
  await shop.modal.waitFor({ state: 'hidden' })
  await go('manual=1&wallets=heron')
  await page
    .locator('form input')
    .fill(
      'wc:7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9@2?relay-protocol=irn&symKey=587d5484ce2a2a6ee3ba1962fdd7e8588e06200c46823bd18fbd67def96ad303&expiryTimestamp=1795250060',
    )
  await page.locator('form button').click()
  await shop.view('ConnectingWalletConnectBasic').waitFor()
  await code.waitFor()
  await take('pairing-basic')
}
