import { Keypair, PublicKey, SystemProgram } from '@solana/web3.js'
import { assert } from 'chai'
import { solanaOf } from '../sandbox/support/solanaOf.js'
import { splToken } from '../sandbox/support/splToken.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { goOnUntil } from './support/goOnUntil.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { pair } from './support/pairing.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const KESTREL = 'Kestrel Wallet'
const PLOVER = 'Plover Wallet'
/** In lamports: the fee of a coin transfer, and of a token transfer that first opens an account. */
const [COIN_FEE, OPENING_FEE, DEPOSIT] = [5_050, 10_000, 2_039_280]
const press = ({ modal }: ShopPage, name: string | RegExp) => modal.getByRole('button', { name }).click()
const answer = (shop: ShopPage, wallet: string, name: 'Approve' | 'Reject' = 'Approve') =>
  shop.prompt(wallet).getByRole('button', { name }).click()
/** The value beside a label of the preview. */
const fact = ({ modal }: ShopPage, name: string) =>
  modal.locator('dl > div', { has: modal.page().getByText(name, { exact: true }) }).getByRole('definition')

const connect = async (shop: ShopPage, key: string, wallet: string): Promise<void> => {
  await shop.page.clock.install()
  await shop.go(`?networks=solana&wallets=${key}`)
  await shop.connect(wallet)
}
/** Fills the form in, without an amount for the whole balance, and opens the preview. */
const review = async (shop: ShopPage, to: PublicKey, amount: string | undefined, token?: RegExp): Promise<void> => {
  await shop.openAccount()
  await press(shop, 'Send')
  await shop.view('WalletSend').waitFor()
  if (token !== undefined) {
    await press(shop, /^(?:Solana|SOL)/)
    await press(shop, token)
  }
  if (amount === undefined) await press(shop, 'Max')
  else await shop.modal.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await shop.modal.getByRole('textbox', { name: 'To' }).fill(to.toBase58())
  await press(shop, 'Review')
  await fact(shop, 'Network fee').waitFor()
}
const isOnChain = async (shop: ShopPage): Promise<void> => {
  await shop.view('WalletSendConfirmed').waitFor()
  await goOnUntil(shop.page, () => shop.modal.getByText(/^It is on /).isVisible())
}

describe('sending on Solana', () => {
  it('opens a token account for a receiver without one, with a stated deposit; sends SOL to the last lamport with the stated fee, and then all of it [S1-06] [S2-19] [S5-07] [U-103]', async ({
    shop,
    world,
  }) => {
    const { connection, key, mint } = solanaOf(world.sandbox)
    const [from, to, stranger] = [key(0).publicKey, key(4).publicKey, Keypair.generate().publicKey]
    await connect(shop, 'kestrel', KESTREL)
    const before = await connection.getBalance(from)
    await review(shop, stranger, '12.5', /JNPR/)
    assert.equal(await fact(shop, 'Deposit for the receiver’s account').innerText(), '0.002039 SOL ($0.29)')
    await shop.modal.getByRole('img', { name: `Token contract ${mint.toBase58()}` }).waitFor()
    await checkAccessibility(shop.page)
    await press(shop, 'Send')
    await answer(shop, KESTREL)
    await isOnChain(shop)
    const { value } = await connection.getTokenAccountBalance(splToken.accountOf(stranger, mint))
    assert.equal(value.uiAmountString, '12.5')
    assert.equal(await connection.getBalance(from), before - DEPOSIT - OPENING_FEE)
    await press(shop, 'Done')

    const coins = () => Promise.all([from, to].map((each) => connection.getBalance(each)))
    const [had = 0, theirs = 0] = await coins()
    await review(shop, to, '1.000000001')
    await shop.modal.getByText('1.000000001 SOL', { exact: true }).waitFor()
    assert.equal(await fact(shop, 'Network fee').innerText(), '0.00000505 SOL (<$0.01)')
    await checkAccessibility(shop.page)
    await press(shop, 'Send')
    await answer(shop, KESTREL)
    await isOnChain(shop)
    await checkAccessibility(shop.page)
    assert.deepEqual(await coins(), [had - 1_000_000_001 - COIN_FEE, theirs + 1_000_000_001])
    await press(shop, 'Done')
    await review(shop, to, undefined)
    assert.equal(await fact(shop, 'You keep at least').innerText(), '0 SOL')
    await press(shop, 'Send')
    await answer(shop, KESTREL)
    await isOnChain(shop)
    assert.deepEqual(await coins(), [0, theirs + had - 2 * COIN_FEE])
  })

  it('submits what a wallet only signs, and nothing that it declines [S5-06] [S5-07]', async ({ shop, world }) => {
    const { connection, key } = solanaOf(world.sandbox)
    const [from, to] = [key(3).publicKey, key(1).publicKey]
    const coins = () => Promise.all([from, to].map((each) => connection.getBalance(each)))
    const [had = 0, theirs = 0] = await coins()
    await connect(shop, 'plover', PLOVER)
    await review(shop, to, '2.5')
    await press(shop, 'Send')
    await answer(shop, PLOVER, 'Reject')
    await shop.modal.getByText('You declined it in the wallet. It was not sent.').waitFor()
    assert.deepEqual(await coins(), [had, theirs])
    await press(shop, 'Send')
    await answer(shop, PLOVER)
    await isOnChain(shop)
    assert.deepEqual(await coins(), [had - 2_500_000_000 - COIN_FEE, theirs + 2_500_000_000])
  })

  it('asks a paired phone, and the frame of a login', async ({ shop, world, takePhone }) => {
    const { connection, key } = solanaOf(world.sandbox)
    const to = Keypair.generate().publicKey
    const phone = await takePhone()
    await shop.page.clock.install()
    await shop.go('?networks=solana')
    await pair(shop, phone)
    await review(shop, to, '0.5')
    await press(shop, 'Send')
    await phone.approve('wants you to send a transaction')
    await isOnChain(shop)
    assert.equal(await connection.getBalance(to), 500_000_000)
    await press(shop, 'Done')
    await shop.disconnect()
    await logInByEmail(shop, world.sandbox.secureSite, 'ana@lantern.example')
    const login = new PublicKey((await shop.told('address').textContent()) ?? '')
    const pays = key(1)
    const lamports = 1_000_000_000
    await splToken.send(
      connection,
      [SystemProgram.transfer({ fromPubkey: pays.publicKey, toPubkey: login, lamports })],
      [pays],
    )
    // The earlier balance is cached for 30 s (S9-01), but not across a reload.
    await shop.page.reload()
    await settles(() => shop.told('balance').textContent(), '1 SOL')
    await review(shop, to, '0.25')
    await press(shop, 'Send')
    await shop.view('ApproveTransaction').waitFor()
    await shop.page.frameLocator('iframe').getByRole('button', { name: 'Approve' }).click()
    await isOnChain(shop)
    assert.equal(await connection.getBalance(to), 750_000_000)
    assert.equal(await connection.getBalance(login), lamports - 250_000_000 - COIN_FEE)
  })
})
