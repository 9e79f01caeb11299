import { assert } from 'chai'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { answer, connectHeron, field, isOnChain, openNft, press, RECEIVER } from './support/sending.js'

describe('sending an NFT', () => {
  it('transfers one from the history, whose number the chain has, to the receiver [S1-06] [S2-20] [U-103]', async ({
    shop,
    world,
  }) => {
    await connectHeron(shop)
    await openNft(shop, 'Estuary Birds #3')
    await shop.modal.getByText('Estuary Birds #3').waitFor()
    assert.equal(await field(shop, 'Amount').count(), 0)
    await checkAccessibility(shop.page)
    await field(shop, 'To').fill(RECEIVER)
    await press(shop, 'Review')
    await shop.modal.getByRole('img', { name: /^Token contract 0x/ }).waitFor()
    const facts = await shop.modal.locator('dl').textContent()
    assert.match(facts ?? '', /Token ID3Network/)
    assert.notInclude(facts ?? '', 'You keep')
    await checkAccessibility(shop.page)
    await press(shop, 'Send')
    await answer(shop, 'Approve')
    await isOnChain(shop)
    assert.deepEqual(await world.chain.nfts(RECEIVER), ['1 Estuary Birds #3'])
  })

  it('transfers several units of one that a wallet reports', async ({ shop, world }) => {
    await shop.page.clock.install()
    await shop.go('?wallets=bower')
    await shop.connect('Bower Wallet')
    await openNft(shop, 'Harbour Prints #1')
    await shop.modal.getByText(/You have 3/).waitFor()
    await field(shop, 'Amount').fill('1.5')
    await shop.modal.getByText(/has no more than 0 decimals/).waitFor()
    await field(shop, 'Amount').fill('4')
    await shop.modal.getByText('Not enough Harbour Prints #1').waitFor()
    await field(shop, 'Amount').fill('2')
    await field(shop, 'To').fill(RECEIVER)
    await press(shop, 'Review')
    await shop.modal.getByText('1 × Harbour Prints #1').waitFor()
    await press(shop, 'Send')
    await answer(shop, 'Approve', 'Bower Wallet')
    await isOnChain(shop)
    await checkAccessibility(shop.page)
    assert.deepEqual(await world.chain.nfts(RECEIVER), ['2 Harbour Prints #1'])
  })
})
