import { assert } from 'chai'
import type { Address } from 'viem'
import { formatAmount } from '../../domain/amount/formatAmount.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { pair } from './support/pairing.js'
import type { ShopPage } from './support/shopOn.js'
import { tabTo } from './support/tabTo.js'
import type { World } from './support/world.js'
import { answer, connectHeron, field, fill, isOnChain, openNft, openSend, press, RECEIVER } from './support/sending.js'

const open = async (shop: ShopPage): Promise<Address> => {
  const from = await connectHeron(shop)
  await openSend(shop)
  return from
}

const cedarOf = async ({ chain }: Pick<World, 'chain'>, owner: Address): Promise<string | undefined> =>
  (await chain.tokens(owner)).find(({ symbol }) => symbol === 'CDR')?.amount

describe('sending', () => {
  it('sends coins exactly as the preview shows, to the last wei, by keyboard alone, and reports when the chain has them [S1-06] [S2-19] [S-06] [U-79] [U-103]', async ({
    shop,
    world,
  }) => {
    const from = await open(shop)
    const { keyboard } = shop.page
    await shop.modal.getByRole('button', { name: 'Enter an amount' }).waitFor()
    await field(shop, 'Amount').focus()
    await keyboard.type('1.000000000000000001')
    await keyboard.press('Tab')
    await tabTo(shop.page, /^Enter the amount in USD/)
    await keyboard.press('Tab')
    await keyboard.type(RECEIVER.toLowerCase())
    await checkAccessibility(shop.page)
    await tabTo(shop.page, /^Review/)
    await keyboard.press('Enter')
    await shop.view('WalletSendPreview').waitFor()
    await shop.modal.getByText('1.000000000000000001 ETH').waitFor()
    await shop.modal.getByRole('img', { name: `To ${RECEIVER}` }).waitFor()
    await shop.modal.getByText('Network fee', { exact: true }).waitFor()
    await checkAccessibility(shop.page)
    await tabTo(shop.page, /^Send/)
    await keyboard.press('Enter')
    await answer(shop, 'Approve')
    await shop.view('WalletSendConfirmed').waitFor()
    await isOnChain(shop)
    await checkAccessibility(shop.page)
    assert.equal(await world.chain.balance(RECEIVER), '1.000000000000000001')
    await press(shop, 'Done')
    await openSend(shop)
    const left = formatAmount(await world.chain.balance(from))
    await shop.modal.getByRole('button', { name: `Sandbox Ether You have ${left} ETH` }).waitFor()
  })

  it("sends a token on a second try: a rejection in the wallet keeps the form's input [S5-06] [S-28]", async ({
    shop,
    world,
  }) => {
    const from = await open(shop)
    const before = await cedarOf(world, from)
    await press(shop, /^Sandbox Ether/)
    await shop.view('WalletSendSelectToken').waitFor()
    await checkAccessibility(shop.page)
    await press(shop, /^Cedar Dollar/)
    await field(shop, 'Amount').fill('12.5')
    await field(shop, 'To').fill(RECEIVER)
    await press(shop, 'Review')
    await shop.modal.getByText('1,238.25 CDR').waitFor()
    await shop.modal.getByRole('img', { name: /^Token contract 0x/ }).waitFor()
    await press(shop, 'Send')
    await answer(shop, 'Reject')
    await shop.modal.getByText('You declined it in the wallet. It was not sent.').waitFor()
    await checkAccessibility(shop.page)
    assert.equal(await cedarOf(world, from), before)
    await press(shop, 'Cancel')
    assert.equal(await field(shop, 'Amount').inputValue(), '12.5')
    await press(shop, 'Review')
    await press(shop, 'Send')
    await answer(shop, 'Approve')
    await isOnChain(shop)
    assert.equal(await cedarOf(world, RECEIVER), '12.5')
    await press(shop, 'Done')
    await openSend(shop)
    await press(shop, /^Sandbox Ether/)
    await press(shop, /^Cedar Dollar You have 1,238.250 CDR/)
    await fill(shop, RECEIVER, '1238.26')
    await shop.modal.getByText('Not enough CDR').waitFor()
    await fill(shop, RECEIVER, '1238.25')
    await press(shop, 'Review')
    await press(shop, 'Send')
    await answer(shop, 'Approve')
    await isOnChain(shop)
    assert.equal(await cedarOf(world, RECEIVER), '1250.75')
  })

  it('reports errors in amount and receiver, accepts an amount in the display currency, and sends all of the coin [W-47] [X-09]', async ({
    shop,
    world,
  }) => {
    const from = await open(shop)
    const says = (words: string) => shop.modal.getByText(words).waitFor()
    await field(shop, 'Amount').fill('1,500')
    await says('Enter an amount, for example 0.5.')
    const wrong: readonly (readonly [string, string])[] = [
      [RECEIVER.replace('2', '3'), 'A letter or a digit is wrong. Copy it anew.'],
      [from.toLowerCase(), 'This is your own address.'],
      ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'This is an address of another chain, not of Sandbox.'],
      ['XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS', 'This is an old kind of address. Ask for one with 0x.'],
      ['somebody whom I know very well', 'This is not an address on Sandbox.'],
    ]
    for (const [text, words] of wrong) {
      await field(shop, 'To').fill(text)
      await says(words)
      await shop.modal.getByRole('button', { name: 'Check what you entered', disabled: true }).waitFor()
    }
    await checkAccessibility(shop.page)
    await field(shop, 'Amount').fill('')
    await press(shop, 'Enter the amount in USD')
    await field(shop, 'Amount in USD').fill('312.05')
    await shop.modal.getByText('0.100 ETH').waitFor()
    await press(shop, 'Max')
    await field(shop, 'To').fill(RECEIVER)
    await press(shop, 'Review')
    await press(shop, 'Send')
    await answer(shop, 'Approve')
    await isOnChain(shop)
    // The fee was estimated with doubling base fees; the unused part stays.
    assert.isBelow(Number(await world.chain.balance(from)), 0.001)
  })

  it('asks a paired phone for coins, and the frame of a login for an NFT', async ({ shop, world, takePhone }) => {
    const phone = await takePhone()
    const heron = await connectHeron(shop)
    await shop.disconnect()
    await pair(shop, phone)
    await openSend(shop)
    await fill(shop, RECEIVER)
    await press(shop, 'Review')
    await press(shop, 'Send')
    await phone.approve('wants you to send a transaction')
    await isOnChain(shop)
    assert.equal(await world.chain.balance(RECEIVER), '0.5')
    await press(shop, 'Done')
    await shop.disconnect()
    await logInByEmail(shop, world.sandbox.secureSite, 'ana@lantern.example')
    const login = (await shop.told('address').textContent()) as Address
    await world.chain.sendNft(heron, login, 'Estuary Birds #5')
    await openNft(shop, 'Estuary Birds #5')
    await field(shop, 'To').fill(RECEIVER)
    await press(shop, 'Review')
    await press(shop, 'Send')
    await shop.view('ApproveTransaction').waitFor()
    await shop.page.frameLocator('iframe').getByRole('button', { name: 'Approve' }).click()
    await shop.view('WalletSendConfirmed').waitFor()
    await isOnChain(shop)
    assert.deepEqual(await world.chain.nfts(RECEIVER), ['1 Estuary Birds #5'])
  })
})
