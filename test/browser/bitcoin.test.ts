import { assert } from 'chai'
import { openBitcoinAccount } from '../../sandbox/bitcoinWallets/keys.js'
import { SANDBOX_BITCOIN } from '../../sandbox/bitcoinWallets/bitcoinWallets.js'
import { isSignedByBip322 } from '../support/isSignedByBip322.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const BITCOIN = '?networks=bitcoin&wallets=sandpiper,dunlin'
const SANDPIPER = 'Sandpiper Wallet'
const [first, second] = [openBitcoinAccount(0), openBitcoinAccount(1)]

/** The wallet's own window, where its owner chooses the account for the site, or denies access. */
const inWallet = async (
  { page }: ShopPage,
  act: 'Disconnect this site' | { readonly account: string },
): Promise<void> => {
  await page.getByRole('button', { name: `Open ${SANDPIPER} (Bitcoin)` }).click()
  const own = page.getByRole('dialog', { name: `${SANDPIPER}: accounts and network` })
  if (act === 'Disconnect this site') return own.getByRole('button', { name: act }).click()
  await own.getByRole('radio', { name: act.account }).click()
  await own.getByRole('button', { name: 'Done' }).click()
}
const signsAtTheDoor = async (shop: ShopPage, wallet: string, address: string): Promise<void> => {
  await shop.page.getByRole('button', { name: 'Sign a message' }).click()
  await shop.prompt(wallet).getByRole('button', { name: 'Approve' }).click()
  await settles(
    () => shop.page.getByRole('status', { name: 'Door code' }).textContent(),
    `Signed and verified for ${address}`,
  )
  const told = (what: string): Promise<string | null> => shop.page.locator(`[data-signed="${what}"]`).textContent()
  const message = new TextEncoder().encode((await told('message')) ?? '')
  assert.isTrue(isSignedByBip322(address, message, Buffer.from((await told('signature')) ?? '', 'hex')))
}
/** The chunks of the package that the page has requested. */
const chunksOf = ({ page }: ShopPage): Promise<readonly string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.slice(name.lastIndexOf('/') + 1)))

describe('a Bitcoin wallet', () => {
  it('connects, signs by BIP-322, or rejects, which the site learns; its account view shows no balances, which are not read there [S9-20]', async ({
    shop,
  }) => {
    await shop.go(BITCOIN)
    await shop.connect(SANDPIPER)
    await settles(() => shop.told('wallet').textContent(), SANDPIPER)
    await settles(() => shop.told('address').textContent(), first.payment.address)
    await settles(() => shop.told('network').textContent(), SANDBOX_BITCOIN.name)
    assert.equal(await shop.told('balance').textContent(), 'none')
    await signsAtTheDoor(shop, SANDPIPER, first.payment.address)
    await shop.page.getByRole('button', { name: 'Sign a message' }).click()
    await shop.prompt(SANDPIPER).getByRole('button', { name: 'Reject' }).click()
    await settles(
      async () => /^Not signed/.test((await shop.page.getByRole('status', { name: 'Door code' }).textContent()) ?? ''),
      true,
    )
    await shop.openAccount()
    const account = shop.view('Account')
    await account.getByText(SANDBOX_BITCOIN.name).waitFor()
    assert.deepEqual(
      await account.getByRole('list', { name: 'Accounts in this wallet' }).getByRole('listitem').count(),
      2,
    )
    assert.equal(await account.getByRole('tab').count(), 0)
    assert.notMatch((await account.textContent()) ?? '', /balance|token|BTC/i)
  })
  it('is followed to another account, signs with it, and disconnects when it revokes its grant [U-42]', async ({
    shop,
  }) => {
    await shop.go(BITCOIN)
    await shop.connect(SANDPIPER)
    await inWallet(shop, { account: second.payment.address })
    await settles(() => shop.told('address').textContent(), second.payment.address)
    await signsAtTheDoor(shop, SANDPIPER, second.payment.address)
    await inWallet(shop, 'Disconnect this site')
    await shop.connectButton.waitFor()
    assert.equal(await shop.told('address').textContent(), 'none')
  })
  for (const [wallet, place, how] of [
    [SANDPIPER, 0, 'where it can be asked silently'],
    ['Dunlin Wallet', 2, 'where only what it shows can be read'],
  ] as const) {
    it(`is restored after a reload without a prompt, ${how}, and not after a disconnect [U-28] [U-29]`, async ({
      shop,
    }) => {
      const { address } = openBitcoinAccount(place).payment
      await shop.go(BITCOIN)
      await shop.connect(wallet)
      await shop.page.reload()
      await settles(() => shop.told('address').textContent(), address)
      assert.equal(await shop.prompt(wallet).count(), 0)
      await signsAtTheDoor(shop, wallet, address)
      await shop.disconnect()
      await shop.page.reload()
      await shop.connectButton.waitFor()
      assert.equal(await shop.told('address').textContent(), 'none')
    })
  }
  it('connects beside an EVM and a Solana wallet, each on its own networks, and is found late, too [S1-08] [U-31] [U-40]', async ({
    shop,
  }) => {
    await shop.go('?networks=all&wallets=heron,kestrel,sandpiper&announce=late:1500')
    await shop.connect()
    await settles(() => shop.told('balance').textContent(), '12.3456789 ETH')
    await shop.networkButton.click()
    await shop.view('Networks').getByRole('button', { name: SANDBOX_BITCOIN.name, exact: true }).click()
    await shop.view('SwitchActiveChain').getByRole('button', { name: 'Choose a wallet for Bitcoin' }).click()
    await shop.row(SANDPIPER).click()
    await shop.prompt(SANDPIPER).getByRole('button', { name: 'Approve' }).click()
    await shop.modal.waitFor({ state: 'hidden' })
    await settles(() => shop.told('address').textContent(), first.payment.address)
    await inWallet(shop, 'Disconnect this site')
    await settles(() => shop.told('wallet').textContent(), 'Heron Wallet')
  })
  it('loads no code on a site without Bitcoin: neither with EVM nor with Solana', async ({ shop }) => {
    for (const networks of ['both', 'solana']) {
      await shop.go(`?networks=${networks}&wallets=heron,kestrel,sandpiper`)
      await shop.connect(networks === 'both' ? 'Heron Wallet' : 'Kestrel Wallet')
      await settles(() => shop.told('status').textContent(), 'Connected')
      assert.equal(await shop.row(SANDPIPER).count(), 0)
      assert.deepEqual(
        (await chunksOf(shop)).filter((name) => /bitcoinRequests|bitcoinAdapter/.test(name)),
        [],
      )
      await shop.disconnect()
    }
    await shop.go(BITCOIN)
    await shop.openConnect()
    await shop.row(SANDPIPER).waitFor()
    const before = await chunksOf(shop)
    assert.isTrue(before.some((name) => name.startsWith('bitcoinAdapter')))
    assert.isFalse(
      before.some((name) => /bitcoinRequests|solanaRequests/.test(name)),
      'before a wallet is chosen',
    )
  })
})
