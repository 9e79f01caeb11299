import { assert } from 'chai'
import type { Address } from 'viem'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { pair } from './support/pairing.js'
import type { ShopPage } from './support/shopOn.js'
import { answer, connectHeron, field, isOnChain, press, RECEIVER } from './support/sending.js'

const openNft = async (shop: ShopPage, name: string): Promise<void> => {
  await shop.openAccount()
  await shop.modal.getByRole('tab', { name: 'NFTs' }).click()
  await shop.modal.getByRole('list', { name: 'NFTs' }).getByRole('button', { name }).click()
  await press(shop, 'Send')
  await shop.view('WalletSend').waitFor()
}

describe('sending an NFT', () => {
  it('goes from what the history tells of, whose number the chain knows, to the receiver [S1-06] [S2-20] [U-103]', async ({
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

  it('sends as many as are said of those of which there are several, as a wallet tells of them', async ({
    shop,
    world,
  }) => {
    await shop.go('?wallets=bower')
    await shop.connect('Bower Wallet')
    await openNft(shop, 'Harbour Prints #1')
    await shop.modal.getByText(/You have 3/).waitFor()
    await field(shop, 'Amount').fill('1.5')
    await shop.modal.getByText(/has no more than 0 decimals/).waitFor()
    await field(shop, 'Amount').fill('4')
    await shop.modal.getByText('You do not have that much Harbour Prints #1.').waitFor()
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

  it('asks the phone of a paired wallet, and the frame of a login', async ({ shop, world, takePhone }) => {
    const phone = await takePhone()
    const heron = await connectHeron(shop)
    await shop.disconnect()
    const send = async (name: string): Promise<void> => {
      const owner = (await shop.told('address').textContent()) as Address
      await world.chain.sendNft(heron, owner, name)
      await openNft(shop, name)
      await field(shop, 'To').fill(RECEIVER)
      await press(shop, 'Review')
      await press(shop, 'Send')
    }
    await pair(shop, phone)
    await send('Estuary Birds #1')
    await phone.approve('wants you to send a transaction')
    await isOnChain(shop)
    await press(shop, 'Done')
    await shop.disconnect()
    await logInByEmail(shop, world.sandbox.secureSite, 'ana@lantern.example')
    await send('Estuary Birds #5')
    await shop.view('ApproveTransaction').waitFor()
    await shop.page.frameLocator('iframe').getByRole('button', { name: 'Approve' }).click()
    await isOnChain(shop)
    assert.deepEqual(await world.chain.nfts(RECEIVER), ['1 Estuary Birds #1', '1 Estuary Birds #5'])
  })
})
