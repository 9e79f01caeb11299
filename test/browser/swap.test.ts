import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { answer, field, HERON, press } from './support/sending.js'
import type { ShopPage } from './support/shopOn.js'
import { addressOf, beginOnBase, leftOf, openSwap, pick } from './support/swapping.js'

const refused = async ({ modal }: ShopPage): Promise<void> => {
  await modal.getByText('Checking the transaction…').waitFor({ state: 'detached' })
  await modal.getByText('The transaction is not what you were shown. Nothing was swapped.').waitFor()
}

describe('swapping', () => {
  it('sends no request to the wallet if the transaction pays another receiver, calls another contract, takes more or another approved token, or has wrong decimals [S-24]', async ({
    shop,
    world,
  }) => {
    const from = await beginOnBase(shop)
    await world.swapChain.approve(addressOf(world, 'ALDR'), from, world.sandbox.swap.router, 10n ** 9n)
    await pick(shop, 'get', 'Alder Dollar')
    await field(shop, 'You pay').fill('0.5')
    for (const mode of ['BuildForOtherRecipient', 'BuildAtOtherRouter', 'UnknownAbiForOtherRecipient'] as const) {
      world.sandbox.swap.setMode(mode)
      await press(shop, mode === 'BuildForOtherRecipient' ? 'Review' : 'Try again')
      await refused(shop)
      assert.equal(await shop.prompt(HERON).count(), 0, mode)
    }
    await checkAccessibility(shop.page)
    world.sandbox.swap.setMode('BuildByUnknownAbi')
    await press(shop, 'Try again')
    await shop.modal.getByText('What comes out was measured, not read from the contract.').waitFor()
    await press(shop, 'Swap')
    await answer(shop, 'Reject')
    await shop.modal.getByText('You declined it in the wallet. It was not sent.').waitFor()
    await press(shop, 'Cancel')
    await pick(shop, 'pay', 'Old Quay Dollar')
    await pick(shop, 'get', 'Bracken')
    await field(shop, 'You pay').fill('50')
    // Both are dollars of six decimals: this much of the other one yields the quoted amount.
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
