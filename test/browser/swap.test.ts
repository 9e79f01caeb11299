import { assert } from 'chai'
import type { Address } from 'viem'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { answer, field, press } from './support/sending.js'
import type { ShopPage } from './support/shopOn.js'
import type { World } from './support/world.js'

/** Connects Heron on the network of swaps; gives its account. */
const connectOnBase = async (shop: ShopPage, query = ''): Promise<Address> => {
  await shop.go(`?wallets=heron${query}`)
  await shop.connect()
  await shop.moveWallet('heron', 8453)
  await shop.told('network').getByText('Sandbox Base').waitFor()
  return (await shop.told('address').textContent()) as Address
}

const openSwap = async (shop: ShopPage): Promise<void> => {
  await shop.openAccount()
  await press(shop, 'Swap')
  await shop.view('Swap').waitFor()
}

const amountOf = async ({ swapChain }: World, owner: Address, symbol: string): Promise<string> =>
  (await swapChain.tokens(owner)).find((token) => token.symbol === symbol)?.amount ?? '0'

describe('swapping', () => {
  it('exchanges coins for a token, and what came is what was promised, and more than the least [S1-06] [S2-19]', async ({
    shop,
    world,
  }) => {
    const from = await connectOnBase(shop)
    const before = Number(await amountOf(world, from, 'ALDR'))
    await openSwap(shop)
    await press(shop, 'Choose a token')
    await shop.view('SwapSelectToken').waitFor()
    await checkAccessibility(shop.page)
    await press(shop, /^Alder Dollar/)
    await field(shop, 'You pay').fill('1')
    await press(shop, 'Review')
    await shop.view('SwapPreview').waitFor()
    await checkAccessibility(shop.page)
    await press(shop, 'Swap')
    await answer(shop, 'Approve')
    await shop.view('SwapConfirmed').waitFor()
    assert.isAbove(Number(await amountOf(world, from, 'ALDR')), before + 3_000)
  })
})
