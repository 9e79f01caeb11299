import type { Walk } from './Walk.js'

/** Connects Heron Wallet and opens its account. By position, since names depend on the language. */
export const openHeronAccount = async ({ shop, go }: Pick<Walk, 'shop' | 'go'>): Promise<void> => {
  await go('wallets=heron')
  await shop.header.getByRole('button').last().click()
  await shop.row('Heron Wallet').click()
  await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
  await shop.modal.waitFor({ state: 'hidden' })
  await shop.header.getByRole('button').last().click()
}
