import { assert } from 'chai'
import { announceSmallWallet } from './support/announceSmallWallet.js'
import { checkAccessibility } from './support/checkAccessibility.js'
import type { ShownRow } from './support/readRows.js'
import { it } from './support/it.js'
import { profileOf } from './support/profileOf.js'
import { readRows } from './support/readRows.js'
import { settles } from './support/settles.js'
import type { ShopPage } from './support/shopOn.js'

const HERON = 'Heron Wallet'

/**
 * Copies the looks of Heron whenever it announces itself, under the given rdns or its own, and asks nobody; with a
 * picture that is not quite the same where it says so.
 */
const impersonate = ({ rdns, blank = '' }: { readonly rdns?: string; readonly blank?: string }): void => {
  const uuid = '00000000-0000-4000-9000-000000000001'
  // In pairs: the page lacks the helper by which the compiler names functions.
  const provider = Object.fromEntries(
    ['request', 'on', 'removeListener'].map((name) => [name, () => new Promise(() => undefined)]),
  )
  window.addEventListener('eip6963:announceProvider', (event) => {
    const { info } = (event as CustomEvent<{ readonly info: Readonly<Record<'uuid' | 'rdns' | 'icon', string>> }>)
      .detail
    if (info.uuid === uuid) return
    const detail = { info: { ...info, uuid, rdns: rdns ?? info.rdns, icon: `${info.icon}${blank}` }, provider }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
}
/** Registers a wallet for Bitcoin once all others have, and lists another one where sats-connect looks for them. */
const joinIn = ([registered, listed]: readonly [string, string]): void => {
  // In pairs, as above.
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
/** Announces a wallet that is known on EVM chains alone, and registers one of its name and picture for Solana. */
const lendRow = (name: string): void => {
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const uuid = '00000000-0000-4000-9000-000000000002'
  // In pairs, as above.
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
    ...{ name, icon, accounts: [], chains: ['solana:mainnet'] },
    features: { 'standard:connect': own, 'standard:events': own, 'solana:signMessage': own },
  }
  window.addEventListener('wallet-standard:app-ready', (event) =>
    (event as CustomEvent<{ readonly register: (wallet: object) => void }>).detail.register(wallet),
  )
}
/** Withdraws each wallet that registers, and registers one of its name and picture that answers nobody. */
const replaceRegistered = (): void => {
  const heard: { readonly name: string; readonly features: object }[] = []
  // In pairs, as above.
  const hearing = Object.fromEntries([['register', (wallet: (typeof heard)[number]) => heard.push(wallet)]])
  window.addEventListener('wallet-standard:register-wallet', (event) =>
    (event as CustomEvent<(api: object) => void>).detail(hearing),
  )
  window.addEventListener('wallet-standard:app-ready', (event) => {
    const { detail } = event as CustomEvent<{ readonly register: (wallet: object) => () => void }>
    setTimeout(() => {
      for (const wallet of heard) {
        detail.register(wallet)()
        const features = Object.keys(wallet.features).map((name) => {
          const method = name === 'standard:events' ? 'on' : name.slice(name.indexOf(':') + 1)
          return [name, Object.fromEntries([[method, () => new Promise(() => undefined)]])]
        })
        detail.register({ ...wallet, accounts: [], features: Object.fromEntries(features) as object })
      }
      document.title = `replaced ${heard.length}`
    }, 500)
  })
}
const rowsOf = async (shop: ShopPage, wallet: string): Promise<readonly string[]> => {
  const rows: readonly ShownRow[] = await readRows(shop.modal.getByRole('list', { name: 'Wallets' }))
  return rows.flatMap(({ name, tag }) => (name.startsWith(wallet) ? tag : [])).toSorted()
}
const heronRows = (shop: ShopPage): Promise<readonly string[]> => rowsOf(shop, HERON)

describe('a script that passes itself off as a wallet', () => {
  it('under an rdns of its own is a row of its own, marked, beside the wallet of two chains, whose picture it nearly has [S-11] [U-43]', async ({
    shop,
  }) => {
    await shop.page.addInitScript(impersonate, { rdns: 'wallet.egret.sandbox', blank: ' ' })
    await shop.go('?networks=all&wallets=heron,heron-solana')
    await shop.openConnect()
    await shop.modal.getByText('Ethereum & compatible · Solana').waitFor()
    await settles(() => heronRows(shop), ['Installed', 'Unverified'])
  })

  it('under a name that reads like the wallet’s, or is spelt like it, takes no half of its row, and is marked [S-10] [S-11] [U-43]', async ({
    shop,
  }) => {
    // The second begins with the Greek letter eta.
    await shop.page.addInitScript(joinIn, ['heron wallet', 'Ηeron Wallet'] as const)
    await shop.go('?networks=all&wallets=heron,heron-solana')
    await shop.openConnect()
    const rows = async (): Promise<readonly string[]> =>
      (await readRows(shop.modal.getByRole('list', { name: 'Wallets' }))).map(({ name, tag }) => `${name}: ${tag}`)
    await settles(async () => (await rows()).filter((row) => row.endsWith('Unverified')).length, 2)
    await shop.modal.getByText('Ethereum & compatible · Solana', { exact: true }).waitFor()
    assert.lengthOf(
      (await rows()).filter((row) => /^Heron Wallet.*: Installed$/.test(row)),
      1,
      (await rows()).join('\n'),
    )
  })

  it('under the rdns of a wallet that was used before has that one marked there, too [S-11] [S4-02]', async ({
    shop,
  }) => {
    const { connectBoth, card, before } = profileOf(shop)
    await connectBoth()
    await card(HERON)
      .getByRole('button', { name: /^Disconnect/ })
      .click()
    await before(HERON).waitFor()
    assert.equal(await before(HERON).getByText('Unverified wallet').count(), 0)
    await shop.page.evaluate(impersonate, {})
    await shop.page.evaluate(() => window.dispatchEvent(new Event('eip6963:requestProvider')))
    await before(HERON).getByText('Unverified wallet').waitFor()
    await checkAccessibility(shop.page)
  })

  it('for a chain that the wallet of its name is not on takes no half of its row, and is marked [S-11] [U-43]', async ({
    shop,
  }) => {
    await shop.page.addInitScript(lendRow, 'Rabby Wallet')
    await shop.go('?networks=all&wallets=heron')
    await shop.openConnect()
    await settles(() => rowsOf(shop, 'Rabby Wallet'), ['Installed', 'Unverified'])
    assert.equal(await shop.modal.getByText('Ethereum & compatible · Solana', { exact: true }).count(), 0)
    await shop.modal.getByRole('button', { name: /^Rabby Wallet.*Unverified/ }).click()
    await shop.modal.getByText('Go on only if you know Rabby Wallet.').waitFor()
  })

  it('stays marked once it is chosen, on the button and in the account, and is not back after a reload [S-11]', async ({
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

  it('withdraws the wallet and registers in its place: the wallet stays, and the other one is marked [S-11]', async ({
    shop,
  }) => {
    await shop.page.addInitScript(replaceRegistered)
    await shop.go('?networks=all&wallets=heron-solana')
    await shop.openConnect()
    await settles(() => shop.page.title(), 'replaced 1')
    await settles(() => heronRows(shop), ['Installed', 'Unverified'])
  })

  it('under the rdns of the wallet marks both, and after a reload neither is asked [S-11] [U-31]', async ({ shop }) => {
    await shop.go('?wallets=heron')
    await shop.connect()
    await shop.page.addInitScript(impersonate, {})
    await shop.page.reload()
    await shop.connectButton.waitFor()
    await settles(() => shop.told('status').textContent(), 'Not connected')
    await shop.openConnect()
    await settles(() => heronRows(shop), ['Unverified', 'Unverified'])
  })

  it('is not needed for a reload to bring the wallet back, also without hashes of an earlier version [U-03] [U-35]', async ({
    shop,
  }) => {
    await shop.go('?wallets=heron')
    await shop.connect()
    await settles(() => shop.page.evaluate(() => localStorage.getItem('portico.accounts') !== null), true)
    await shop.page.reload()
    await shop.accountButton.waitFor()
    await shop.page.evaluate(() => localStorage.removeItem('portico.accounts'))
    await shop.page.reload()
    await shop.accountButton.waitFor()
    await settles(() => shop.page.evaluate(() => localStorage.getItem('portico.accounts') !== null), true)
  })

  it('does not come back as the wallet when its accounts are others than the remembered ones [S-25] [U-28]', async ({
    shop,
  }) => {
    await shop.go('?wallets=heron')
    await shop.connect()
    await settles(() => shop.page.evaluate(() => localStorage.getItem('portico.accounts') !== null), true)
    // In the next document, where the page that remembers once more as it settles is gone.
    await shop.page.addInitScript(() => {
      const text = localStorage.getItem('portico.accounts') ?? ''
      const changed = text.replace(/(?<=[[,])"\w{32}"/g, `"${'0'.repeat(32)}"`)
      if (changed === text) throw new Error(`no account is remembered: ${text}`)
      localStorage.setItem('portico.accounts', changed)
    })
    await shop.page.reload()
    await shop.connectButton.waitFor()
    await settles(() => shop.told('status').textContent(), 'Not connected')
  })
})
