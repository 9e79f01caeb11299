import type { Address } from 'viem'
import { goOnUntil } from './goOnUntil.js'
import { answer, field, press } from './sending.js'
import type { ShopPage } from './shopOn.js'
import type { World } from './world.js'

/** The sandbox's network with pools, by its id of EIP-155. */
const SWAP_CHAIN = 8453

/** Connects Heron on the network of swaps, on a page whose time can be let pass; gives its account. */
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

/** Connects Heron, and opens the form; gives the account. */
export const beginOnBase = async (shop: ShopPage): Promise<Address> => {
  const account = await connectOnBase(shop)
  await openSwap(shop)
  return account
}

/** Chooses a token for a side of the form. */
export const pick = async (shop: ShopPage, side: 'pay' | 'get', name: string): Promise<void> => {
  await press(shop, new RegExp(`^Token that you ${side}`))
  await shop.view('SwapSelectToken').waitFor()
  await press(shop, new RegExp(`^${name}`))
  await shop.view('Swap').waitFor()
}

/** Fills the form in, and goes on to what is looked at before a wallet is asked. */
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

/** Until the chain has it. */
export const isSwapped = ({ modal, page }: ShopPage): Promise<void> =>
  goOnUntil(page, () => modal.getByText('Swapped on Sandbox Base.').isVisible())

/** Has the wallet approve a token of that symbol; the page waits until the chain has that. */
export const approve = async (shop: ShopPage, symbol: string): Promise<void> => {
  await press(shop, `Approve ${symbol}`)
  await answer(shop, 'Approve')
  const { modal, page } = shop
  await goOnUntil(page, () => modal.getByRole('button', { name: 'Swap', exact: true, disabled: false }).isVisible())
}

/** From the review to the chain, with the approval before where a token of that symbol has to be approved. */
export const swapNow = async (shop: ShopPage, approving?: string): Promise<void> => {
  if (approving !== undefined) await approve(shop, approving)
  await press(shop, 'Swap')
  await answer(shop, 'Approve')
  await isSwapped(shop)
}

/** What an account has of a token, in whole tokens. */
export const amountOf = async ({ swapChain }: World, owner: Address, symbol: string): Promise<string> =>
  (await swapChain.tokens(owner)).find((token) => token.symbol === symbol)?.amount ?? '0'

export const addressOf = ({ sandbox }: Pick<World, 'sandbox'>, symbol: string): Address => {
  const token = sandbox.swap.tokens.find((each) => each.symbol === symbol)
  if (token === undefined) throw new Error(`no ${symbol} is traded`)
  return token.address
}

/** What the router may still take of a token, in base units, as decimal text. */
export const leftOf = async (world: World, owner: Address, symbol: string): Promise<string> =>
  String(await world.swapChain.allowance(addressOf(world, symbol), owner, world.sandbox.swap.router))
