import { assert } from 'chai'
import type { Address } from 'viem'
import { it } from './support/it.js'
import { answer, fill, isOnChain, openSend, press, RECEIVER } from './support/sending.js'
import type { ShopPage } from './support/shopOn.js'
import type { World } from './support/world.js'

/** It has no `eth_sendTransaction`. */
const GANNET = 'Gannet Wallet'

const open = async (shop: ShopPage): Promise<Address> => {
  await shop.page.clock.install()
  await shop.go('?wallets=gannet')
  await shop.connect(GANNET)
  const account = (await shop.told('address').textContent()) as Address
  await openSend(shop)
  return account
}

const review = async (shop: ShopPage, amount?: string): Promise<void> => {
  await fill(shop, RECEIVER, amount)
  await press(shop, 'Review')
  await press(shop, 'Send')
}

const cedarOf = async ({ chain }: Pick<World, 'chain'>, owner: Address): Promise<string | undefined> =>
  (await chain.tokens(owner)).find(({ symbol }) => symbol === 'CDR')?.amount

describe('sending from a wallet that accepts calls only (EIP-5792)', () => {
  it('sends coins, on a second try, and reports when the chain has them [S1-06] [S-28]', async ({ shop, world }) => {
    await open(shop)
    await review(shop)
    await answer(shop, 'Reject', GANNET)
    await shop.modal.getByText('You declined it in the wallet. It was not sent.').waitFor()
    assert.equal(await world.chain.balance(RECEIVER), '0')
    await press(shop, 'Send')
    await answer(shop, 'Approve', GANNET)
    await shop.view('WalletSendConfirmed').waitFor()
    await isOnChain(shop)
    await shop.modal.getByText(/^0x[0-9a-f]{64}$/).waitFor()
    assert.equal(await world.chain.balance(RECEIVER), '0.5')
  })

  it('sends a token [S5-06]', async ({ shop, world }) => {
    const from = await open(shop)
    const before = Number(await cedarOf(world, from))
    await press(shop, /^Sandbox Ether/)
    await press(shop, /^Cedar Dollar/)
    await review(shop, '12.5')
    await answer(shop, 'Approve', GANNET)
    await isOnChain(shop)
    assert.equal(await cedarOf(world, RECEIVER), '12.5')
    assert.equal(Number(await cedarOf(world, from)), before - 12.5)
  })
})
