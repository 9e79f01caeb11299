import type { Address } from 'viem'
import type { ShopPage } from './shopOn.js'

export const HERON = 'Heron Wallet'

/** An account that nobody of the sandbox has. */
export const RECEIVER = '0x1111111254EEB25477B68fb85Ed929f73A960582'

export const field = ({ modal }: ShopPage, name: string) => modal.getByRole('textbox', { name })

/** Presses a button of the modal, by its whole name or by a pattern. */
export const press = ({ modal }: ShopPage, name: string | RegExp): Promise<void> =>
  modal.getByRole('button', { name, exact: true }).click()

/** What the visitor says in the prompt of a wallet. */
export const answer = (shop: ShopPage, name: 'Approve' | 'Reject', wallet = HERON): Promise<void> =>
  shop.prompt(wallet).getByRole('button', { name }).click()

/** Connects Heron; gives its account. */
export const connectHeron = async (shop: ShopPage): Promise<Address> => {
  await shop.go('?wallets=heron')
  await shop.connect()
  return (await shop.told('address').textContent()) as Address
}

export const openSend = async (shop: ShopPage): Promise<void> => {
  await shop.openAccount()
  await press(shop, 'Send')
  await shop.view('WalletSend').waitFor()
}

/** Fills the form in with half a coin, or token, unless said. */
export const fill = async (shop: ShopPage, to: string, amount = '0.5'): Promise<void> => {
  await field(shop, 'Amount').fill(amount)
  await field(shop, 'To').fill(to)
}

/** Until the chain has it. */
export const isOnChain = ({ modal }: ShopPage): Promise<void> => modal.getByText(/^It is on /).waitFor()
