import { assert } from 'chai'
import { announceSmallWallet } from './support/announceSmallWallet.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import { it } from './support/it.js'
import { readRows } from './support/readRows.js'
import { settles } from './support/settles.js'

/** Imitates Heron whenever that is announced, with another rdns and a nearly identical picture. */
const impersonate = (): void => {
  const uuid = '00000000-0000-4000-9000-000000000001'
  // As entries: the page lacks the helper that the compiler uses to name functions.
  const provider = Object.fromEntries(
    ['request', 'on', 'removeListener'].map((name) => [name, () => new Promise(() => undefined)]),
  )
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { info } = (event as CustomEvent<{ readonly info: Readonly<Record<'uuid' | 'rdns' | 'icon', string>> }>)
      .detail
    if (info.rdns !== 'wallet.heron.sandbox') return
    const detail = { info: { ...info, uuid, rdns: 'wallet.egret.sandbox', icon: `${info.icon} ` }, provider }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
}
/** Registers a Bitcoin wallet after all others, and lists another one where sats-connect looks. */
const joinIn = ([registered, listed]: readonly [string, string]): void => {
  // As entries, as above.
  const own = Object.fromEntries(['method'].map((name) => [name, () => new Promise(() => undefined)]))
  const wallet = {
    name: registered,
    chains: ['bitcoin:mainnet', 'bitcoin:regtest', 'bitcoin:testnet'],
    accounts: [],
    features: {
      'bitcoin:connect': { connect: own['method'] },
      'standard:events': { on: own['method'] },
      'bitcoin:signMessage': { signMessage: own['method'] },
    },
  }
  window.addEventListener('wallet-standard:app-ready', (event) => {
    const { detail } = event as CustomEvent<{ readonly register: (wallet: object) => void }>
    setTimeout(() => detail.register(wallet), 500)
  })
  Object.assign(window, { btc_providers: [{ id: 'egret', name: listed }], egret: { request: own['method'] } })
}
/** Announces a wallet known on EVM only, and registers one with its name and picture for Solana. */
const lendRow = (name: string): void => {
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const uuid = '00000000-0000-4000-9000-000000000002'
  // As entries, as above.
  const own = Object.fromEntries(
    ['request', 'on', 'removeListener', 'connect', 'signMessage'].map((method) => [
      method,
      () => new Promise(() => undefined),
    ]),
  )
  window.addEventListener('eip6963:requestProvider', () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: { info: { uuid, name, icon, rdns: 'io.rabby' }, provider: own },
      }),
    ),
  )
  const wallet = {
    name,
    icon,
    accounts: [],
    chains: ['solana:mainnet'],
    features: { 'standard:connect': own, 'standard:events': own, 'solana:signMessage': own },
  }
  window.addEventListener('wallet-standard:app-ready', (event) =>
    (event as CustomEvent<{ readonly register: (wallet: object) => void }>).detail.register(wallet),
  )
}
describe('a script that imitates a wallet', () => {
  it('has its own row, marked, with its own rdns, a look-alike name, or a namespace that the wallet lacks: none is merged into a row [S-10] [S-11] [U-43]', async ({
    shop,
  }) => {
    await shop.page.addInitScript(impersonate)
    // The second name starts with the Greek letter eta.
    await shop.page.addInitScript(joinIn, ['heron wallet', 'Ηeron Wallet'] as const)
    await shop.page.addInitScript(lendRow, 'Rabby Wallet')
    await shop.go('?networks=all&wallets=heron,heron-solana')
    await shop.openConnect()
    const rows = async (): Promise<readonly string[]> =>
      (await readRows(shop.modal.getByRole('list', { name: 'Wallets' })))
        .filter(({ name }) => /Rabby|eron wallet/i.test(name))
        .map(({ name, tag }) => `${name}: ${tag}`)
        .toSorted()
    await settles(rows, [
      'Heron Wallet: Installed',
      'Heron Wallet: Unverified',
      'Rabby Wallet: Installed',
      'Rabby Wallet: Unverified',
      'heron wallet: Unverified',
      'Ηeron Wallet: Unverified',
    ])
    await shop.modal.getByText('Ethereum & compatible · Solana', { exact: true }).waitFor()
    assert.equal(await shop.modal.getByText('Ethereum & compatible · Solana', { exact: true }).count(), 1)
    await shop.modal.getByRole('button', { name: /^Rabby Wallet.*Unverified/ }).click()
    await shop.modal.getByText('Go on only if you know Rabby Wallet.').waitFor()
  })

  it('stays marked once selected, on the button and in the account, and is not restored after a reload [S-11]', async ({
    shop,
    world,
  }) => {
    const [account = ''] = world.sandbox.accounts
    await shop.page.addInitScript(announceSmallWallet, { account, rdns: 'small' })
    await shop.go('?wallets=')
    await shop.openConnect()
    await shop.modal.getByRole('button', { name: /^Small Wallet.*Unverified/ }).click()
    await shop.accountButton.getByText('Unverified wallet').waitFor()
    await shop.openAccount()
    await shop.view('Account').getByText('Unverified wallet').waitFor()
    await shop.view('Account').getByText('Receive nothing here unless you know Small Wallet.').waitFor()
    await checkAccessibility(shop.page)
    await shop.page.reload()
    await shop.connectButton.waitFor()
    await shop.openConnect()
    await shop.modal.getByRole('button', { name: /^Small Wallet.*Unverified/ }).click()
    await shop.accountButton.getByText('Unverified wallet').waitFor()
  })
})
