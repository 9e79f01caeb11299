import { assert } from 'chai'
import { openBitcoinAccount } from '../../sandbox/bitcoinWallets/keys.js'
import { SANDBOX_BITCOIN } from '../../sandbox/bitcoinWallets/bitcoinWallets.js'
import { it } from './support/it.js'
import { answer, press } from './support/sending.js'
import type { ShopPage } from './support/shopOn.js'
import { code, codeByCookies, connect, message, nonceIn, REFUSED } from './support/signingIn.js'
import { tabTo } from './support/tabTo.js'
import type { World } from './support/world.js'

const OSPREY = 'Osprey Wallet'
const SANDPIPER = 'Sandpiper Wallet'

/** Signs in the modal, and in the wallet by a prompt of this kind, which shows everything the modal does. */
const signBy = async (shop: ShopPage, wallet: string, kind: 'sign-in' | 'signature'): Promise<void> => {
  const shown = await message(shop).innerText()
  await press(shop, 'Sign')
  const prompt = shop.page.getByRole('dialog', { name: `${wallet}: ${kind} request` })
  const asked = await prompt.innerText()
  for (const line of shown.split('\n').filter((each) => each !== '')) assert.include(asked, line)
  await prompt.getByRole('button', { name: 'Approve' }).click()
}

/** The shop's server accepts it: it gives its code to the page, and to any client with its cookies. */
const isLetIn = async (shop: ShopPage, world: World): Promise<void> => {
  await shop.modal.waitFor({ state: 'hidden' })
  assert.deepEqual(await codeByCookies(shop, world), { doorCode: await code(shop).innerText() })
}

const solanaOf = ({ sandbox: { solana } }: World) => solana ?? assert.fail('litesvm does not run here')

describe("sign-in at a shop's server with wallets other than EVM keys", () => {
  it(
    'uses the sign-in prompt of a Solana wallet with `solana:signIn`, and keeps the session across a reload [S1-07] [S4-13]',
    async ({ shop, world }) => {
      const { accounts, caipNetworkId } = solanaOf(world)
      await connect(shop, '?networks=solana&wallets=osprey&signin=required', OSPREY)
      const text = await message(shop).innerText()
      for (const part of ['sign in with your Solana account', accounts[2] ?? '', `Chain ID: ${caipNetworkId}`])
        assert.include(text, part)
      await signBy(shop, OSPREY, 'sign-in')
      await isLetIn(shop, world)
      await shop.page.reload()
      await code(shop).waitFor()
      await shop.accountButton.waitFor()
      assert.isFalse(await shop.modal.isVisible())
    },
    REFUSED,
  )

  it(
    'signs the text with a Solana wallet without that feature [S1-07]',
    async ({ shop, world }) => {
      solanaOf(world)
      const kestrel = 'Kestrel Wallet'
      await connect(shop, '?networks=solana&wallets=kestrel&signin=required', kestrel)
      await signBy(shop, kestrel, 'signature')
      await isLetIn(shop, world)
    },
    REFUSED,
  )

  it(
    'rejects a sign-in text of the wallet’s own, and one that its owner declines, and asks once each time [S8-06]',
    async ({ shop, world }) => {
      solanaOf(world)
      const whydah = 'Whydah Wallet'
      await connect(shop, '?networks=solana&wallets=whydah&signin=required', whydah)
      const first = await message(shop).innerText()
      const fails = async (said: 'Approve' | 'Reject', nonce: string): Promise<void> => {
        await press(shop, 'Sign')
        await answer(shop, said, whydah)
        await shop.page.getByText('Error signing message').waitFor()
        await message(shop).filter({ hasNotText: nonce }).waitFor()
        assert.equal(await shop.prompt(whydah).count(), 0)
        await press(shop, 'Dismiss')
        await shop.page.getByText('Error signing message').waitFor({ state: 'detached' })
      }
      world.sandbox.clearRequests()
      await fails('Approve', nonceIn(first))
      await fails('Reject', nonceIn(await message(shop).innerText()))
      assert.equal(await code(shop).count(), 0)
      const asked = world.sandbox.requests().map(({ path }) => path)
      assert.include(asked, '/sign-in/nonce')
      assert.notInclude(asked, '/sign-in/verify')
    },
    REFUSED,
  )

  it(
    'works by keyboard alone with a Bitcoin wallet, which signs by BIP-322 [U-79] [U-109]',
    async ({ shop, world }) => {
      const { page } = shop
      const pressesIn = async (wallet: string): Promise<void> => {
        await shop.prompt(wallet).waitFor()
        await tabTo(page, /^Approve$/)
        await page.keyboard.press('Space')
      }
      await shop.go('?networks=bitcoin&wallets=sandpiper&signin=required')
      await tabTo(page, /^Connect Wallet$/)
      await page.keyboard.press('Enter')
      await shop.view('Connect').waitFor()
      await tabTo(page, /^Sandpiper Wallet/)
      await page.keyboard.press('Space')
      await pressesIn(SANDPIPER)
      await message(shop).waitFor()
      const text = await message(shop).innerText()
      assert.include(text, openBitcoinAccount(0).payment.address)
      assert.include(text, `Chain ID: ${SANDBOX_BITCOIN.caipNetworkId}`)
      await tabTo(page, /^Sign$/)
      await page.keyboard.press('Enter')
      await pressesIn(SANDPIPER)
      await isLetIn(shop, world)
    },
    REFUSED,
  )

  it(
    "accepts a deployed contract's signature, by ERC-1271 [U-109]",
    async ({ shop, world }) => {
      const weaver = 'Weaver Wallet'
      await connect(shop, '?wallets=weaver&signin=required', weaver)
      assert.include(await message(shop).innerText(), world.sandbox.contractAccounts.deployed.address)
      await signBy(shop, weaver, 'signature')
      await isLetIn(shop, world)
    },
    REFUSED,
  )
})
