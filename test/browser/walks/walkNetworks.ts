import type { Walk } from './Walk.js'

/**
 * Through every network view. By position, since names depend on the language: Portico's first button in the header is
 * the network's.
 */
export const walkNetworks = async ({ shop, go, take }: Walk): Promise<void> => {
  const networkButton = shop.header.getByRole('button').first()
  const nextStep = shop.view('SwitchNetwork').getByRole('button')
  const second = shop.view('Networks').getByRole('listitem').nth(1).getByRole('button')
  const connect = async (key: string, wallet: string): Promise<void> => {
    await go(`wallets=${key}`)
    await shop.header.getByRole('button').last().click()
    await shop.row(wallet).click()
    await shop.prompt(wallet).getByRole('button', { name: 'Approve' }).click()
    await shop.modal.waitFor({ state: 'hidden' })
  }
  const chooseSecond = async (): Promise<void> => {
    await networkButton.click()
    await second.click()
    await shop.view('SwitchNetwork').waitFor()
  }

  await connect('finch', 'Finch Wallet')
  await shop.header.getByRole('button').last().click()
  await shop.view('Account').getByRole('listitem').first().waitFor()
  const size = shop.page.viewportSize()
  if (size !== null) await shop.page.setViewportSize({ ...size, height: 480 })
  await take('account-short-window')
  if (size !== null) await shop.page.setViewportSize(size)
  await shop.page.keyboard.press('Escape')
  await networkButton.click()
  await shop.view('Networks').waitFor()
  await take('networks')
  await shop.view('Networks').getByRole('button').last().click()
  await shop.view('WhatIsANetwork').waitFor()
  await take('what-is-a-network')
  await shop.page.keyboard.press('Escape')
  await networkButton.click()
  await shop.view('Networks').waitFor()
  await second.click()
  await shop.prompt('Finch Wallet').waitFor()
  await shop.view('SwitchNetwork').waitFor()
  await take('switch-waiting')
  await shop.prompt('Finch Wallet').getByRole('button', { name: 'Reject' }).click()
  await nextStep.waitFor()
  await take('switch-rejected')
  await shop.page.keyboard.press('Escape')

  await shop.moveWallet('finch', 1)
  await shop.view('UnsupportedChain').waitFor()
  await take('unsupported-chain')
  await shop.page.keyboard.press('Escape')
  await take('shop-unsupported-chain')
  await networkButton.click()
  await shop.view('Networks').waitFor()
  await take('networks-elsewhere')

  await go('wallets=finch&switching=off')
  await shop.page.getByText('(eip155:1)').first().waitFor()
  await shop.header.getByRole('button').last().click()
  await shop.view('UnsupportedChain').waitFor()
  await take('unsupported-chain-no-switching')

  await connect('magpie', 'Magpie Wallet')
  await chooseSecond()
  const lying = shop.prompt('Magpie Wallet')
  await lying.getByRole('button', { name: 'Approve' }).click()
  // It confirms without switching, so it is asked to add the network, once.
  await lying.waitFor({ state: 'hidden' })
  await lying.getByRole('button', { name: 'Approve' }).click()
  await nextStep.waitFor()
  await take('switch-lied')

  await connect('wren', 'Wren Wallet')
  await chooseSecond()
  await nextStep.waitFor()
  await take('switch-not-added')
}
