import { assert } from 'chai'
import { getAddress } from 'viem'
import { truncateAddress } from '../../domain/account/truncateAddress.js'
import { announceSmallWallet } from './support/announceSmallWallet.js'
import { hold } from './support/hold.js'
import { it } from './support/it.js'

/** The code that computes address checksums. */
const FACE = /\/chunks\/account-/

describe('text with several spellings', () => {
  it('such as an address is shown on the button and in the account, and copied, with its checksum [S5-02]', async ({
    shop,
    world,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    // One whose shown last letters are not all lower case.
    const spelt = world.sandbox.accounts.map((each) => getAddress(each)).find((each) => /[A-F].{0,5}$/.test(each)) ?? ''
    assert.match(spelt, /^0x/)
    const small = spelt.toLowerCase()
    await shop.page.addInitScript(announceSmallWallet, { account: small })
    await shop.go('?wallets=')
    await shop.openConnect()
    await shop.row('Small Wallet').click()
    await shop.accountButton.getByText(truncateAddress(spelt), { exact: true }).first().waitFor()
    await shop.openAccount()
    await shop.view('Account').getByText(truncateAddress(spelt), { exact: true }).waitFor()
    await shop.view('Account').getByRole('button', { name: 'Copy address' }).click()
    await shop.page.waitForFunction(async (text) => (await navigator.clipboard.readText()) === text, spelt)
  })

  it('such as an address is not on the button before its checksum is computed [S5-02]', async ({ shop, world }) => {
    const [account = ''] = world.sandbox.accounts
    const small = truncateAddress(account.toLowerCase())
    const face = await hold(shop.page, FACE)
    await shop.page.addInitScript(announceSmallWallet, { account: account.toLowerCase() })
    await shop.go('?wallets=')
    await shop.openConnect()
    await shop.row('Small Wallet').click()
    await shop.accountButton.waitFor()
    const letters = shop.accountButton.getByText(small, { exact: true })
    await letters.waitFor({ state: 'hidden' })
    assert.equal(await letters.count(), 1)
    face.letThrough()
    await shop.accountButton.getByText(truncateAddress(getAddress(account)), { exact: true }).waitFor()
  })

  it('such as a name is marked: a listing and a token that imitate another, or claim to be certified [S-09] [S-10]', async ({
    shop,
    world,
  }) => {
    const names = ['Her\u043en Wallet', 'Osprey (verified)', 'Plain Wallet', 'Portefeuille dor\u00e9']
    const data = names.map((name, index) => ({ id: `wallet-${index}`, name, chains: ['eip155:31337'] }))
    const balances = ['Tether', 'Te\u04bbter', 'Tether'].map((name, index) => ({
      name,
      symbol: index === 2 ? 'U\u0405DT' : 'USDT',
      chainId: 'eip155:31337',
      address: `eip155:31337:0x${String(index).padStart(40, '0')}`,
      price: 1,
      quantity: { decimals: '6', numeric: '1' },
      iconUrl: '',
    }))
    world.sandbox.rewrite({ match: 'getWallets', body: { data, count: data.length } })
    world.sandbox.rewrite({ match: '/balance', body: { balances } })
    await shop.go('?wallets=heron')
    await shop.openConnect()
    await shop.modal.getByRole('button', { name: /^All wallets/ }).click()
    const all = shop.view('AllWallets').getByRole('listitem')
    for (const name of names.slice(0, 2))
      await all.filter({ hasText: name }).getByText('Unverified', { exact: true }).waitFor()
    for (const name of names.slice(2)) await all.filter({ hasText: name }).first().waitFor()
    assert.equal(await all.getByText('Unverified', { exact: true }).count(), 2)
    await shop.page.keyboard.press('Escape')
    await shop.connect()
    await shop.openAccount()
    const tokens = shop.modal.getByRole('list', { name: 'Tokens' }).getByRole('listitem')
    await tokens.nth(2).waitFor()
    assert.deepEqual(
      (await tokens.allInnerTexts()).map((text) => text.includes('Unverified')),
      [false, true, true],
    )
  })
})
