import { assert } from 'chai'
import { swapsOn } from '../sandbox/support/swapsOn.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { goOnUntil } from './support/goOnUntil.js'
import { it } from './support/it.js'
import { answer, press } from './support/sending.js'
import { settles } from './support/settles.js'
import { addressOf, amountOf, approve, beginOnBase, leftOf, openSwap, review, swapNow } from './support/swapping.js'

const numberIn = (text: string | null): number => Number((text ?? '').replace(/[^\d.]/g, ''))

describe('swaps with unusual tokens', () => {
  it('need acceptance again if another trade lowers the result; warn from 3 % price impact on, and need a second confirmation from 15 % on [U-102]', async ({
    shop,
    world,
  }) => {
    const from = await beginOnBase(shop)
    await review(shop, { get: 'Alder Dollar', amount: '1' })
    const { build, send, token } = swapsOn(world.sandbox)
    const much = 3n * 10n ** 18n
    assert.isTrue(await send(await build(token('ETH'), token('ALDR'), much), token('ETH'), much))
    const before = Number(await amountOf(world, from, 'ALDR'))
    const accept = shop.modal.getByRole('button', { name: 'Accept the new terms' })
    await goOnUntil(shop.page, () => accept.isVisible())
    await shop.modal.getByText('The terms have changed. Please look again.').waitFor()
    assert.equal(await shop.modal.getByRole('button', { name: 'Swap', exact: true }).count(), 0)
    await checkAccessibility(shop.page)
    await accept.click()
    await swapNow(shop)
    const after = Number(await amountOf(world, from, 'ALDR'))
    assert.isTrue(after - before > 2_800 && after - before < 3_000)
    await press(shop, 'Close')
    await openSwap(shop)
    await review(shop, { get: 'Alder Dollar', amount: '5' })
    await shop.modal.getByText(/^This trade moves the price by .[3-9](\.\d+)?%.\.$/).waitFor()
    await press(shop, 'Cancel')
    await shop.modal.getByRole('textbox', { name: 'You pay' }).fill('20')
    await press(shop, 'Review')
    const confirm = shop.modal.getByRole('button', { name: 'Confirm the warnings first' })
    await confirm.waitFor()
    assert.isTrue(await confirm.isDisabled())
    await shop.modal.getByRole('checkbox', { name: /^You would lose .1\d(\.\d+)?%. of the value\./ }).check()
    await checkAccessibility(shop.page)
    await swapNow(shop)
    assert.isAbove(Number(await amountOf(world, from, 'ALDR')), after + 45_000)
  })

  it('revoke an old allowance first if the token cannot change it; unlimited approval needs an explicit choice, and can be revoked afterwards [X-10] [S-04]', async ({
    shop,
    world,
  }) => {
    const from = await beginOnBase(shop)
    await world.swapChain.approve(addressOf(world, 'QUAY'), from, world.sandbox.swap.router, 5n)
    await review(shop, { pay: 'Old Quay Dollar', get: 'Bracken', amount: '250' })
    const twice = shop.modal.getByText('The wallet asks twice: the old approval is taken back first.')
    await twice.waitFor()
    await checkAccessibility(shop.page)
    await press(shop, 'Approve QUAY')
    await answer(shop, 'Approve')
    await settles(() => leftOf(world, from, 'QUAY'), '0')
    await goOnUntil(shop.page, async () => (await twice.count()) === 0)
    await approve(shop, 'QUAY')
    assert.equal(await leftOf(world, from, 'QUAY'), '250000000')
    await swapNow(shop)
    assert.equal(await amountOf(world, from, 'QUAY'), '2750')
    assert.equal(await leftOf(world, from, 'QUAY'), '0')
    await press(shop, 'Close')

    await openSwap(shop)
    await review(shop, { pay: 'Bracken', get: 'Alder Dollar', amount: '100' })
    const all = shop.modal.getByRole('radio', { name: /^Any amount of BRKN/ })
    assert.isFalse(await all.isChecked())
    await all.check()
    await shop.modal.getByText('It may take all your BRKN, now and later.').waitFor()
    await swapNow(shop, 'BRKN')
    await shop.modal.getByText('This contract may still take all your BRKN.').waitFor()
    await checkAccessibility(shop.page)
    await press(shop, 'Take it back')
    await answer(shop, 'Reject')
    await shop.modal.getByText('You declined it in the wallet. It may still take it.').waitFor()
    await press(shop, 'Take it back')
    await answer(shop, 'Approve')
    const taken = shop.modal.getByText('Taken back. It may take nothing more.')
    await goOnUntil(shop.page, () => taken.isVisible())
    assert.equal(await leftOf(world, from, 'BRKN'), '0')
  })

  it('show the received amount for a token with a transfer fee, before and after; support 36 decimals and none, to the last digit', async ({
    shop,
    world,
  }) => {
    const from = await beginOnBase(shop)
    const before = Number(await amountOf(world, from, 'TOLL'))
    await review(shop, { get: 'Tollgate', amount: '0.1' })
    const amounts = shop.modal.getByText(/^[\d,.]+ TOLL$/)
    const promised = numberIn(await amounts.first().textContent())
    await swapNow(shop)
    const arrived = Number(await amountOf(world, from, 'TOLL')) - before
    assert.approximately(promised, arrived, 0.000_001)
    assert.approximately(numberIn(await amounts.first().textContent()), arrived, 0.000_001)
    await press(shop, 'Close')

    await openSwap(shop)
    const amount = '2.000000000000000000000000000000000007'
    await review(shop, { pay: 'Silt', get: 'Ferry Crossing', amount })
    await shop.modal.getByText(`Only ${amount} SILT`).waitFor()
    await approve(shop, 'SILT')
    assert.equal(await leftOf(world, from, 'SILT'), amount.replace('.', ''))
    await swapNow(shop)
    assert.equal(await amountOf(world, from, 'SILT'), '308.125')
    const got = Number(await amountOf(world, from, 'FERRY')) - 400
    assert.isTrue(Number.isInteger(got) && got > 0)
    await shop.modal.getByText(`${got} FERRY`).first().waitFor()
  })
})
