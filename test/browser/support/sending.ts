import type { Address } from 'viem'
import { goOnUntil } from './goOnUntil.js'
import type { ShopPage } from './shopOn.js'

export const HERON = 'Heron Wallet'

/** An account outside the sandbox. */
export const RECEIVER = '0x1111111254EEB25477B68fb85Ed929f73A960582'

export const field = ({ modal }: ShopPage, name: string) => modal.getByRole('textbox', { name })

/** Presses a button of the modal, by its whole name or by a pattern. */
export const press = ({ modal }: ShopPage, name: string | RegExp): Promise<void> =>
  modal.getByRole('button', { name, exact: true }).click()

/** Answers the prompt of a wallet. */
export const answer = (shop: ShopPage, name: 'Approve' | 'Reject', wallet = HERON): Promise<void> =>
  shop.prompt(wallet).getByRole('button', { name }).click()

/** Connects Heron, on a page with an installed clock; returns its account. */
export const connectHeron = async (shop: ShopPage, query = '?wallets=heron'): Promise<Address> => {
  await shop.page.clock.install()
  await shop.go(query)
  await shop.connect()
  return (await shop.told('address').textContent()) as Address
}

export const openSend = async (shop: ShopPage): Promise<void> => {
  await shop.openAccount()
  await press(shop, 'Send')
  await shop.view('WalletSend').waitFor()
}

/** Opens the form for an NFT of the account, by name. */
export const openNft = async (shop: ShopPage, name: string): Promise<void> => {
  await shop.openAccount()
  await shop.modal.getByRole('tab', { name: 'NFTs' }).click()
  await shop.modal.getByRole('list', { name: 'NFTs' }).getByRole('button', { name }).click()
  await press(shop, 'Send')
  await shop.view('WalletSend').waitFor()
}

/** Fills the form in, with half a coin, or token, by default. */
export const fill = async (shop: ShopPage, to: string, amount = '0.5'): Promise<void> => {
  await field(shop, 'Amount').fill(amount)
  await field(shop, 'To').fill(to)
}

/** Waits until the page knows that the chain has it; its clock is installed. */
export const isOnChain = ({ modal, page }: ShopPage): Promise<void> =>
  goOnUntil(page, () => modal.getByText(/^It is on /).isVisible())
