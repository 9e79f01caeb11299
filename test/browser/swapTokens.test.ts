import { assert } from 'chai'
import { swapsOn } from '../sandbox/support/swapsOn.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { hold } from './support/hold.js'
import { it } from './support/it.js'
import { answer, press } from './support/sending.js'
import { settles } from './support/settles.js'
import {
  addressOf,
  amountOf,
  beginOnBase,
  connectOnBase,
  leftOf,
  openSwap,
  review,
  swapNow,
} from './support/swapping.js'

const numberIn = (text: string | null): number => Number((text ?? '').replace(/[^\d.]/g, ''))

describe('swapping what is out of the ordinary', () => {
  it('waits with the list of tokens for what the account has of them, so that no row moves under a finger', async ({
    shop,
  }) => {
    await connectOnBase(shop)
    const balances = await hold(shop.page, /\/balance\b/)
    const listed = shop.page.waitForResponse(/\/tokens\b/)
    await openSwap(shop)
    await press(shop, /^Token that you get/)
    await listed
    const tokens = shop.view('SwapSelectToken').getByRole('list', { name: 'Tokens' })
    await shop.modal.getByText('Loading tokens…').waitFor()
    await checkAccessibility(shop.page)
    assert.equal(await tokens.count(), 0)
    balances.letThrough()
    await tokens.getByRole('heading', { name: 'Your tokens' }).waitFor()
    await press(shop, /^Alder Dollar/)
    await shop.view('Swap').waitFor()
  })

  it('is confirmed a second time where it moves the price by 15 % and more, and only warned of from 3 % on [U-102]', async ({
    shop,
    world,
  }) => {
    const from = await beginOnBase(shop)
    await review(shop, { get: 'Alder Dollar', amount: '5' })
    await shop.modal.getByText(/^This trade moves the price by .5\.\d+%.\.$/).waitFor()
    await press(shop, 'Cancel')
    await shop.modal.getByRole('textbox', { name: 'You pay' }).fill('20')
    await press(shop, 'Review')
    const confirm = shop.modal.getByRole('button', { name: 'Confirm the warnings first' })
    await confirm.waitFor()
    assert.isTrue(await confirm.isDisabled())
    await shop.modal.getByRole('checkbox', { name: /^You would lose .1\d(\.\d+)?%. of the value\./ }).check()
    await checkAccessibility(shop.page)
    await swapNow(shop)
    assert.isAbove(Number(await amountOf(world, from, 'ALDR')), 50_000)
  })

  it('is accepted anew where somebody else trades first and less comes out, before the wallet can be asked [U-102]', async ({
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
    await accept.waitFor()
    await shop.modal.getByText('It has changed. Please look again.').waitFor()
    assert.equal(await shop.modal.getByRole('button', { name: 'Swap', exact: true }).count(), 0)
    await checkAccessibility(shop.page)
    await accept.click()
    await swapNow(shop)
    const got = Number(await amountOf(world, from, 'ALDR')) - before
    assert.isTrue(got > 2_800 && got < 3_000)
  })

  it('has an old approval taken back first where the token changes none, and exchanges then [X-10]', async ({
    shop,
    world,
  }) => {
    const from = await beginOnBase(shop)
    await world.swapChain.approve(addressOf(world, 'QUAY'), from, world.sandbox.swap.router, 5n)
    await review(shop, { pay: 'Old Quay Dollar', get: 'Bracken', amount: '250' })
    await shop.modal.getByText('The wallet asks twice: the old approval is taken back first.').waitFor()
    await press(shop, 'Approve QUAY')
    await answer(shop, 'Approve')
    await settles(() => leftOf(world, from, 'QUAY'), '0')
    await shop.modal.getByText(/^The wallet asks twice/).waitFor({ state: 'detached' })
    await press(shop, 'Approve QUAY')
    await answer(shop, 'Approve')
    await settles(() => leftOf(world, from, 'QUAY'), '250000000')
    await swapNow(shop)
    assert.equal(await amountOf(world, from, 'QUAY'), '2750')
    assert.equal(await leftOf(world, from, 'QUAY'), '0')
  })

  it('says of a token that keeps a fee of its own what arrives, and tells then what arrived', async ({
    shop,
    world,
  }) => {
    const from = await beginOnBase(shop)
    const before = Number(await amountOf(world, from, 'TOLL'))
    await review(shop, { get: 'Tollgate', amount: '0.1' })
    const amounts = shop.modal.getByText(/^[\d,.]+ TOLL$/)
    const promised = numberIn(await amounts.first().textContent())
    await swapNow(shop)
    const got = Number(await amountOf(world, from, 'TOLL')) - before
    assert.approximately(promised, got, 0.000_001)
    assert.approximately(numberIn(await amounts.first().textContent()), got, 0.000_001)
  })

  it('counts in 36 decimals and in none, to the last digit', async ({ shop, world }) => {
    const from = await beginOnBase(shop)
    const amount = '2.000000000000000000000000000000000007'
    await review(shop, { pay: 'Silt', get: 'Ferry Crossing', amount })
    await shop.modal.getByText(`Only ${amount} SILT`).waitFor()
    await press(shop, 'Approve SILT')
    await answer(shop, 'Approve')
    await settles(() => leftOf(world, from, 'SILT'), amount.replace('.', ''))
    await swapNow(shop)
    assert.equal(await amountOf(world, from, 'SILT'), '308.125')
    const got = Number(await amountOf(world, from, 'FERRY')) - 400
    assert.isTrue(Number.isInteger(got) && got > 0)
    await shop.modal.getByText(`${got} FERRY`).first().waitFor()
  })

  it('lets a contract take any amount only by a choice that says so, and offers to take that back afterwards [X-10] [S-04]', async ({
    shop,
    world,
  }) => {
    const from = await beginOnBase(shop)
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
    await shop.modal.getByText('Taken back. It may take nothing more.').waitFor()
    assert.equal(await leftOf(world, from, 'BRKN'), '0')
  })
})
