import type { Walk } from './Walk.js'

/**
 * Through the views of a page with several chains. By position, since names depend on the language: Portico's first
 * button in the header is the network's.
 */
export const walkChains = async ({ shop, page, go, take }: Walk): Promise<void> => {
  const approve = async (): Promise<void> => {
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await shop.modal.waitFor({ state: 'hidden' })
  }
  await go('networks=all&wallets=heron,heron-solana,kestrel,osprey')
  await shop.header.getByRole('button').last().click()
  await shop.row('Heron Wallet').getByText('Ethereum & compatible · Solana').waitFor()
  await page.waitForLoadState('networkidle')
  await take('connect-chains')
  await shop.row('Heron Wallet').click()
  await shop.view('ConnectingMultiChain').waitFor()
  await take('multi-chain')
  await shop.view('ConnectingMultiChain').getByRole('listitem').first().getByRole('button').click()
  await approve()
  await shop.header.getByRole('button').first().click()
  await shop
    .view('Networks')
    .getByRole('button', { name: /Sandbox Solana/ })
    .click()
  await shop.view('SwitchActiveChain').waitFor()
  await take('switch-active-chain')
  await shop.view('SwitchActiveChain').getByRole('button').click()
  await shop.row('Kestrel Wallet').waitFor()
  await take('connect-on-chain')
}
