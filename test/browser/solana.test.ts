import { SystemProgram } from '@solana/web3.js'
import { assert } from 'chai'
import type { SandboxSolana } from '../../sandbox/solana/SandboxSolana.js'
import { solanaOf as clientOf } from '../sandbox/support/solanaOf.js'
import { splToken } from '../sandbox/support/splToken.js'
import { it } from './support/it.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'
import type { World } from './support/world.js'

const ALL = '?networks=all&wallets=heron,kestrel,shrike'
const KESTREL = 'Kestrel Wallet'

const solanaOf = ({ sandbox: { solana } }: World): SandboxSolana => solana ?? assert.fail('litesvm does not run here')

/** The wallet's own window, where its owner chooses the account for the site, or denies access. */
const inWallet = async (
  { page }: ShopPage,
  act: 'Disconnect this site' | { readonly account: string },
): Promise<void> => {
  await page.getByRole('button', { name: `Open ${KESTREL} (Solana)` }).click()
  const own = page.getByRole('dialog', { name: `${KESTREL}: accounts and network` })
  if (act === 'Disconnect this site') return own.getByRole('button', { name: act }).click()
  await own.getByRole('radio', { name: act.account }).click()
  await own.getByRole('button', { name: 'Done' }).click()
}

/** The chunks of the package that the page has requested. */
const chunksOf = ({ page }: ShopPage): Promise<readonly string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.slice(name.lastIndexOf('/') + 1)))

/** Balances are cached for 30 s (S9-01). */
const A_LITTLE_OVER_30_S = 31_000

const tokensOf = (shop: ShopPage): Promise<readonly string[]> =>
  shop
    .view('Account')
    .getByRole('list', { name: 'Tokens' })
    .getByRole('listitem')
    .allInnerTexts()
    .then((rows) => rows.map((row) => row.replace(/\s+/g, ' ').trim()))

/** Spends part of the balance from outside the page, with the account's keys. */
const spend = async ({ sandbox }: World): Promise<void> => {
  const { connection, key, mint } = clientOf(sandbox)
  const [from, to] = [key(0), key(3).publicKey]
  const coins = SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to, lamports: 2_000_000_000 })
  const tokens = splToken.transferChecked(from.publicKey, to, mint, 50_250_000n, 6)
  await splToken.send(connection, [coins, tokens], [from])
}

describe('a Solana wallet', () => {
  it('connects, shows its SOL balance, and is restored after a reload without a prompt; stays disconnected after a disconnect, may reject, is followed to another account, and disconnects when it revokes its grant [S1-01] [S8-09] [S9-20] [U-28] [U-29] [U-42]', async ({
    shop,
    world,
  }) => {
    const { accounts, network } = solanaOf(world)
    await shop.go(ALL)
    await shop.connect(KESTREL)
    await settles(() => shop.told('wallet').textContent(), KESTREL)
    await settles(() => shop.told('address').textContent(), accounts[0] ?? '')
    await settles(() => shop.told('network').textContent(), network.name)
    await settles(() => shop.told('balance').textContent(), '12.5 SOL')
    await shop.page.reload()
    await settles(() => shop.told('address').textContent(), accounts[0] ?? '')
    await settles(() => shop.told('balance').textContent(), '12.5 SOL')
    assert.equal(await shop.prompt(KESTREL).count(), 0)

    await shop.disconnect()
    await shop.page.reload()
    await shop.choose('Shrike Wallet')
    await shop.modal.getByText('Connection rejected').waitFor()
    assert.equal(await shop.told('status').textContent(), 'Not connected')
    await shop.modal.getByRole('button', { name: 'Close' }).click()
    await shop.connect(KESTREL)
    await settles(() => shop.told('status').textContent(), 'Connected')

    await inWallet(shop, { account: accounts[1] ?? '' })
    await settles(() => shop.told('address').textContent(), accounts[1] ?? '')
    await settles(() => shop.told('balance').textContent(), '250 SOL')
    await inWallet(shop, 'Disconnect this site')
    await shop.connectButton.waitFor()
    assert.equal(await shop.told('address').textContent(), 'none')
  })
  it('lists its coin and SPL token, with their values, and both follow the chain [S9-20] [S7-20] [U-57]', async ({
    shop,
    world,
    context,
  }) => {
    await context.clock.install()
    await shop.go(ALL)
    await shop.connect(KESTREL)
    // A pending request would time out as the clock jumps.
    await settles(() => shop.told('balance').textContent(), '12.5 SOL')
    await shop.openAccount()
    await settles(
      async () => (await tokensOf(shop)).join('; '),
      'Solana 12.500 SOL $1,782.50; Juniper Dollar 150.250 JNPR $150.25',
    )
    await spend(world)
    await context.clock.fastForward(A_LITTLE_OVER_30_S)
    await settles(
      async () => (await tokensOf(shop)).join('; '),
      'Solana 10.500 SOL $1,497.30; Juniper Dollar 100.000 JNPR $100.00',
    )
    // A signature costs 5,000 lamports.
    await settles(() => shop.told('balance').textContent(), '10.499995 SOL')
  })
  it(
    'lists its tokens from the chain when the blockchain API is down, by address and without a price [S9-20] [S-23]',
    async ({ shop, world }) => {
      const { token } = solanaOf(world)
      world.sandbox.fault({ match: 'blockchain-api/', status: 503 })
      await shop.go(ALL)
      await shop.connect(KESTREL)
      await shop.openAccount()
      const short = `${token.mint.slice(0, 4)}…${token.mint.slice(-6)}`
      await settles(
        async () => (await tokensOf(shop)).join('; '),
        `Solana 12.500 SOL – No price; ${short} 150.250 ${short} – No price`,
      )
    },
    { tolerated: [/console error: Failed to load resource: the server responded with a status of 503/] },
  )
  it('is the only kind on a page with Solana alone: it connects, and the EVM wallet of another page is neither asked nor forgotten [U-28] [S2-25] [S4-18]', async ({
    shop,
  }) => {
    await shop.go('?wallets=heron,kestrel')
    await shop.connect()
    await shop.go('?networks=solana&wallets=heron,kestrel&start=eager')
    await shop.openConnect()
    // A restored EVM wallet would close Connect.
    await shop.row(KESTREL).waitFor()
    assert.equal(await shop.told('status').textContent(), 'Not connected')
    assert.equal(await shop.page.getByText('Unsupported network').count(), 0)
    await shop.row(KESTREL).click()
    await shop.prompt(KESTREL).getByRole('button', { name: 'Approve' }).click()
    await shop.accountButton.waitFor()
    await shop.modal.waitFor({ state: 'hidden' })
    await settles(() => shop.told('balance').textContent(), '12.5 SOL')
    await shop.disconnect()
    assert.equal(await shop.page.getByText('Unsupported network').count(), 0)
    await shop.go('?wallets=heron,kestrel')
    await settles(() => shop.told('wallet').textContent(), 'Heron Wallet')
    assert.equal(await shop.prompt('Heron Wallet').count(), 0)
  })
  it('is found late, too, and only on a site with Solana: EVM alone loads no Solana code [U-31]', async ({ shop }) => {
    await shop.go(`${ALL}&announce=late:1500`)
    await shop.openConnect()
    await shop.row(KESTREL).waitFor()
    const before = await chunksOf(shop)
    assert.isTrue(before.some((name) => name.startsWith('openStandardWallets')))
    assert.isFalse(
      before.some((name) => /askSolana|solanaChainRpc|transfers\.lazy|openSolanaTransfers/i.test(name)),
      'before a Solana wallet is chosen',
    )
    await shop.row(KESTREL).click()
    await shop.prompt(KESTREL).getByRole('button', { name: 'Approve' }).click()
    await settles(() => shop.told('balance').textContent(), '12.5 SOL')
    assert.isFalse(
      (await chunksOf(shop)).some((name) => /transfers/i.test(name)),
      'before a transfer is built',
    )
    await shop.go('?wallets=heron,kestrel&announce=late:0')
    await shop.connect()
    await settles(() => shop.told('balance').textContent(), '12.3456789 ETH')
    assert.equal(await shop.row(KESTREL).count(), 0)
    assert.deepEqual(
      (await chunksOf(shop)).filter((name) => /standard|solana|transfers/i.test(name)),
      [],
    )
  })
})
