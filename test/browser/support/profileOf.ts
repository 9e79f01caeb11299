import type { Locator } from 'playwright-core'
import { settles } from './settles.js'
import type { ShopPage } from './shopOn.js'

export const HERON = 'Heron Wallet'
export const TORTOISE = 'Tortoise Wallet'
/** A shop that keeps several wallets, with two EVM wallets in its page. */
const TWO_EVM = '?wallets=heron,tortoise&login=off&multi=1'

/** The visitor's wallets in the modal of a shop. */
export const profileOf = (shop: ShopPage) => {
  const panel = shop.view('ProfileWallets')
  /** A connected wallet with its accounts. */
  const card = (wallet: string): Locator =>
    panel.getByRole('list', { name: 'Wallets', exact: true }).locator(':scope > li').filter({ hasText: wallet })
  const before = (wallet: string): Locator =>
    panel.getByRole('list', { name: 'Used before' }).getByRole('listitem').filter({ hasText: wallet })
  const press = (name: string | RegExp): Promise<void> => panel.getByRole('button', { name }).click()
  const connected = (count: number): Promise<void> =>
    panel.getByRole('heading', { name: new RegExp(`^${count} wallets? connected$`) }).waitFor()
  const approve = (wallet: string): Promise<void> =>
    shop.prompt(wallet).getByRole('button', { name: 'Approve' }).click()
  const isOn = (wallet: string): Promise<void> => settles(() => shop.told('wallet').textContent(), wallet)
  const toWallets = async (): Promise<void> => {
    await shop.openAccount()
    await shop
      .view('Account')
      .getByRole('button', { name: /^Wallets / })
      .click()
    await panel.waitFor()
  }
  /** Connects one wallet the usual way, the other by "Add"; its view stays open. */
  const connectBoth = async (): Promise<void> => {
    await shop.go(TWO_EVM)
    await shop.connect(HERON)
    await toWallets()
    await press('Add Ethereum & compatible wallet')
    await shop.view('Connect').waitFor()
    await shop.row(TORTOISE).click()
    await approve(TORTOISE)
    await connected(2)
    await isOn(TORTOISE)
  }
  return {
    panel,
    card,
    before,
    press,
    undo: panel.getByRole('button', { name: 'Undo' }),
    connected,
    approve,
    isOn,
    toWallets,
    connectBoth,
  }
}
