import type { Address } from 'viem'
import { goOnUntil } from './goOnUntil.js'
import { answer, field, press } from './sending.js'
import type { ShopPage } from './shopOn.js'
import type { World } from './world.js'

/** The EIP-155 id of the sandbox's network with pools. */
export const SWAP_CHAIN = 8453

/** Connects Heron on the swap network, on a page with an installed clock; returns its account. */
export const connectOnBase = async (shop: ShopPage): Promise<Address> => {
  await shop.page.clock.install()
  await shop.go('?wallets=heron')
  await shop.connect()
  await shop.moveWallet('heron', SWAP_CHAIN)
  await shop.told('network').getByText('Sandbox Base').waitFor()
  return (await shop.told('address').textContent()) as Address
}

export const openSwap = async (shop: ShopPage): Promise<void> => {
  await shop.openAccount()
  await press(shop, 'Swap')
  await shop.view('Swap').waitFor()
}

/** Connects Heron, and opens the form; returns the account. */
export const beginOnBase = async (shop: ShopPage): Promise<Address> => {
  const account = await connectOnBase(shop)
  await openSwap(shop)
  return account
}

/** Selects a token for a side of the form. */
export const pick = async (shop: ShopPage, side: 'pay' | 'get', name: string): Promise<void> => {
  await press(shop, new RegExp(`^Token that you ${side}`))
  await shop.view('SwapSelectToken').waitFor()
  await press(shop, new RegExp(`^${name}`))
  await shop.view('Swap').waitFor()
}

/** Fills the form in, and opens the review. */
export const review = async (
  shop: ShopPage,
  { pay, get, amount }: { readonly pay?: string; readonly get: string; readonly amount: string },
): Promise<void> => {
  if (pay !== undefined) await pick(shop, 'pay', pay)
  await pick(shop, 'get', get)
  await field(shop, 'You pay').fill(amount)
  await press(shop, 'Review')
  await shop.view('SwapPreview').waitFor()
  await shop.modal.getByText('Checking the transaction…').waitFor({ state: 'detached' })
}

/** Waits until the chain has it. */
export const isSwapped = ({ modal, page }: ShopPage): Promise<void> =>
  goOnUntil(page, () => modal.getByText('Swapped on Sandbox Base.').isVisible())

/** Approves a token of that symbol in the wallet, and waits until the chain has it. */
export const approve = async (shop: ShopPage, symbol: string): Promise<void> => {
  await press(shop, `Approve ${symbol}`)
  await answer(shop, 'Approve')
  const { modal, page } = shop
  await goOnUntil(page, () => modal.getByRole('button', { name: 'Swap', exact: true, disabled: false }).isVisible())
}

/** From the review to the chain, with the approval first if a token of that symbol needs it. */
export const swapNow = async (shop: ShopPage, approving?: string): Promise<void> => {
  if (approving !== undefined) await approve(shop, approving)
  await press(shop, 'Swap')
  await answer(shop, 'Approve')
  await isSwapped(shop)
}

/** The token balance of an account, in whole tokens. */
export const amountOf = async ({ swapChain }: World, owner: Address, symbol: string): Promise<string> =>
  (await swapChain.tokens(owner)).find((token) => token.symbol === symbol)?.amount ?? '0'

export const addressOf = ({ sandbox }: Pick<World, 'sandbox'>, symbol: string): Address => {
  const token = sandbox.swap.tokens.find((each) => each.symbol === symbol)
  if (token === undefined) throw new Error(`no ${symbol} is traded`)
  return token.address
}

/** The remaining allowance of the router for a token, in base units, as decimal text. */
export const leftOf = async (world: World, owner: Address, symbol: string): Promise<string> =>
  String(await world.swapChain.allowance(addressOf(world, symbol), owner, world.sandbox.swap.router))
