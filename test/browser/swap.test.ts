import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { answer, field, press } from './support/sending.js'
import { amountOf, connectOnBase, isSwapped, leftOf, openSwap, pick, review } from './support/swapping.js'

describe('swapping', () => {
  it('exchanges coins for a token, and what came is what was promised, and more than the least [S1-06] [S2-19]', async ({
    shop,
    world,
  }) => {
    const from = await connectOnBase(shop)
    const before = Number(await amountOf(world, from, 'ALDR'))
    await openSwap(shop)
    await review(shop, { get: 'Alder Dollar', amount: '1' })
    await press(shop, 'Swap')
    await answer(shop, 'Approve')
    await shop.view('SwapConfirmed').waitFor()
    assert.isAbove(Number(await amountOf(world, from, 'ALDR')), before + 3_000)
  })

  it('approves a token for no more than is exchanged, then exchanges it, and nothing remains approved [X-10]', async ({
    shop,
    world,
  }) => {
    const from = await connectOnBase(shop)
    await openSwap(shop)
    await review(shop, { pay: 'Bracken', get: 'Alder Dollar', amount: '100' })
    await press(shop, 'Approve BRKN')
    await answer(shop, 'Approve')
    await press(shop, 'Swap')
    await answer(shop, 'Approve')
    await isSwapped(shop)
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
    await connectOnBase(shop)
    await openSwap(shop)
    await pick(shop, 'get', 'Alder Dollar')
    await field(shop, 'You pay').fill('0.5')
    for (const mode of ['BuildForOtherRecipient', 'BuildAtOtherRouter', 'UnknownAbiForOtherRecipient'] as const) {
      world.sandbox.swap.setMode(mode)
      await press(shop, mode === 'BuildForOtherRecipient' ? 'Review' : 'Try again')
      await shop.modal.getByText('Checking the transaction…').waitFor({ state: 'detached' })
      await shop.modal.getByText('The transaction is not what you were shown. Nothing was swapped.').waitFor()
    }
    world.sandbox.swap.setMode('BuildByUnknownAbi')
    await press(shop, 'Try again')
    await press(shop, 'Swap')
    await answer(shop, 'Reject')
    await shop.modal.getByText('You declined it in the wallet. Nothing was swapped.').waitFor()
  })
})
