import { assert } from 'chai'
import type { Address } from 'viem'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { pair } from './support/pairing.js'
import { press } from './support/sending.js'
import { amountOf, isSwapped, leftOf, openSwap, review } from './support/swapping.js'
import type { World } from './support/world.js'

/** 200 tokens of the second account. */
const giveBracken = async ({ sandbox, swapChain }: World, to: Address): Promise<void> => {
  const [, rich] = sandbox.accounts as readonly [Address, Address]
  const bracken = (await swapChain.tokens(rich)).find(({ symbol }) => symbol === 'BRKN')
  if (bracken === undefined) throw new Error('the second account has no BRKN')
  await swapChain.sendToken(bracken, rich, to, '200')
}

describe('swaps with other kinds of wallets', () => {
  it('ask a paired phone for approval and swap, one after the other [S1-06]', async ({ shop, world, takePhone }) => {
    const phone = await takePhone()
    // From here on the phone has the site's session.
    await phone.chooseNetwork('eip155:8453')
    await shop.page.clock.install()
    await shop.go('?networks=swap')
    await pair(shop, phone)
    const from = (await shop.told('address').textContent()) as Address
    await openSwap(shop)
    await review(shop, { pay: 'Bracken', get: 'Alder Dollar', amount: '50' })
    await shop.modal.getByText('Not enough BRKN').waitFor()
    await giveBracken(world, from)
    await shop.modal.getByRole('button', { name: 'Back' }).last().click()
    await press(shop, 'Review')
    await press(shop, 'Approve BRKN')
    await phone.approve('wants you to send a transaction')
    await press(shop, 'Swap')
    await phone.approve('wants you to send a transaction')
    await isSwapped(shop)
    assert.isAbove(Number(await amountOf(world, from, 'ALDR')), 30)
    assert.equal(await leftOf(world, from, 'BRKN'), '0')
  })

  it('ask a login once for both, since its account supports batches (EIP-5792) [S1-06]', async ({ shop, world }) => {
    await shop.page.clock.install()
    await shop.go('?networks=swap')
    await logInByEmail(shop, world.sandbox.secureSite, 'ana@lantern.example')
    const account = (await shop.told('address').textContent()) as Address
    const [, rich] = world.sandbox.accounts as readonly [Address, Address]
    await world.swapChain.send(rich, account, '2')
    await giveBracken(world, account)
    await openSwap(shop)
    await review(shop, { pay: 'Bracken', get: 'Alder Dollar', amount: '50' })
    await shop.modal.getByText('Your wallet asks once for approval and swap.').waitFor()
    await press(shop, 'Approve and swap')
    await shop.view('ApproveTransaction').waitFor()
    await shop.page.frameLocator('iframe').getByRole('button', { name: 'Approve' }).click()
    await isSwapped(shop)
    assert.isAbove(Number(await amountOf(world, account, 'ALDR')), 30)
    assert.equal(await amountOf(world, account, 'BRKN'), '150')
    assert.equal(await leftOf(world, account, 'BRKN'), '0')
  })
})
