import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { answer, field, HERON, press } from './support/sending.js'
import type { ShopPage } from './support/shopOn.js'
import { addressOf, amountOf, beginOnBase, leftOf, openSwap, pick, review, swapNow } from './support/swapping.js'

const refused = async ({ modal }: ShopPage): Promise<void> => {
  await modal.getByText('Checking the transaction…').waitFor({ state: 'detached' })
  await modal.getByText('The transaction is not what you were shown. Nothing was swapped.').waitFor()
}

describe('swapping', () => {
  it('exchanges coins for a token, and what came is what was promised, and more than the least [S1-06] [S2-19]', async ({
    shop,
    world,
  }) => {
    const from = await beginOnBase(shop)
    const before = Number(await amountOf(world, from, 'ALDR'))
    await review(shop, { get: 'Alder Dollar', amount: '1' })
    await swapNow(shop)
    assert.isAbove(Number(await amountOf(world, from, 'ALDR')), before + 3_000)
  })

  it('approves a token for no more than is exchanged, then exchanges it, and nothing remains approved [X-10]', async ({
    shop,
    world,
  }) => {
    const from = await beginOnBase(shop)
    await review(shop, { pay: 'Bracken', get: 'Alder Dollar', amount: '100' })
    await swapNow(shop, 'BRKN')
    await checkAccessibility(shop.page)
    assert.equal(await amountOf(world, from, 'BRKN'), '119900.5')
    assert.isAbove(Number(await amountOf(world, from, 'ALDR')), 2_500.75 + 70)
    assert.equal(await leftOf(world, from, 'BRKN'), '0')
    assert.equal(await shop.modal.getByText(/may still take/).count(), 0)
  })

  it('asks for nothing where the transaction pays somebody else, takes more, or goes elsewhere [S-24]', async ({
    shop,
    world,
  }) => {
    await beginOnBase(shop)
    await pick(shop, 'get', 'Alder Dollar')
    await field(shop, 'You pay').fill('0.5')
    for (const mode of ['BuildForOtherRecipient', 'BuildAtOtherRouter', 'UnknownAbiForOtherRecipient'] as const) {
      world.sandbox.swap.setMode(mode)
      await press(shop, mode === 'BuildForOtherRecipient' ? 'Review' : 'Try again')
      await refused(shop)
    }
    world.sandbox.swap.setMode('BuildByUnknownAbi')
    await press(shop, 'Try again')
    await shop.modal.getByText('What comes out was measured, not read from the contract.').waitFor()
    await press(shop, 'Swap')
    await answer(shop, 'Reject')
    await shop.modal.getByText('You declined it in the wallet. Nothing was swapped.').waitFor()
  })

  it('asks for nothing where another token is taken, of which something is approved, or is listed with other decimals [S-24]', async ({
    shop,
    world,
  }) => {
    const from = await beginOnBase(shop)
    await world.swapChain.approve(addressOf(world, 'ALDR'), from, world.sandbox.swap.router, 10n ** 9n)
    await pick(shop, 'pay', 'Old Quay Dollar')
    await pick(shop, 'get', 'Bracken')
    await field(shop, 'You pay').fill('50')
    // Both are dollars of six decimals: so much of the other one gives what was quoted.
    world.sandbox.swap.setMode('UnknownAbiOfOtherSource')
    await press(shop, 'Review')
    await refused(shop)
    world.sandbox.swap.setMode('TokensOfOtherDecimals')
    await shop.page.reload()
    await openSwap(shop)
    await pick(shop, 'get', 'Bracken')
    await field(shop, 'You pay').fill('0.5')
    await press(shop, 'Review')
    await refused(shop)
    assert.equal(await shop.prompt(HERON).count(), 0)
    assert.equal(await leftOf(world, from, 'ALDR'), String(10n ** 9n))
  })
})
