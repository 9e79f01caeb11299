import type { Locator, Page } from 'playwright-core'
import type { View } from 'portico'

const ACCOUNT_ROWS = ['status', 'wallet', 'address', 'network', 'balance', 'user', 'kind'] as const

/** The demo shop in a page, by role and name, as a visitor with a screen reader would use it. */
export const shopOn = (page: Page) => {
  const modal = page.getByRole('dialog').filter({ has: page.locator('[data-portico-view]') })
  const header = page.getByRole('banner')
  const connectButton = header.getByRole('button', { name: 'Connect Wallet' })
  const networkButton = header.getByRole('button', { name: /^Network: / })
  const accountButton = header.getByRole('button', { name: /^Account/ })
  const view = (name: View['name']): Locator => page.locator(`[data-portico-view="${name}"]`)
  const row = (wallet: string): Locator => modal.getByRole('button', { name: new RegExp(`^${wallet}\\b`) })
  /** A sandbox wallet's prompt on top of the page. */
  const prompt = (wallet: string): Locator => page.getByRole('dialog', { name: new RegExp(`^${wallet}: .+ request$`) })

  /** The wallet's own window, opened from its icon in the corner. */
  const settings = async (wallet: string): Promise<Locator> => {
    await page.getByRole('button', { name: `Open ${wallet}` }).click()
    return page.getByRole('dialog', { name: `${wallet}: accounts and network` })
  }
  /** An action of the owner in that window: another network, by its whole name. */
  const moveInWallet = async (wallet: string, network: string): Promise<void> => {
    const own = await settings(wallet)
    await own.getByRole('radio', { name: network, exact: true }).click()
    await own.getByRole('button', { name: 'Done' }).click()
  }
  /** The same without its window, for many switches in a row: by the wallet's key and the EIP-155 id. */
  const moveWallet = (key: string, chainId: number): Promise<unknown> =>
    page.evaluate((detail) => window.dispatchEvent(new CustomEvent('sandbox-wallet:move', { detail })), {
      wallet: key,
      chainId,
    })
  const go = async (query = ''): Promise<void> => {
    await page.goto(`/${query}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
  const openConnect = async (): Promise<void> => {
    await connectButton.click()
    await view('Connect').waitFor()
  }
  const choose = async (wallet: string): Promise<void> => {
    await openConnect()
    await row(wallet).click()
  }
  const connect = async (wallet = 'Heron Wallet'): Promise<void> => {
    await choose(wallet)
    await prompt(wallet).getByRole('button', { name: 'Approve' }).click()
    await accountButton.waitFor()
    await modal.waitFor({ state: 'hidden' })
  }
  const openAccount = async (): Promise<void> => {
    await accountButton.click()
    await view('Account').waitFor()
  }
  const disconnect = async (): Promise<void> => {
    await openAccount()
    await modal.getByRole('button', { name: 'Disconnect' }).click()
    await connectButton.waitFor()
  }
  return {
    page,
    modal,
    header,
    connectButton,
    networkButton,
    accountButton,
    view,
    row,
    prompt,
    settings,
    moveInWallet,
    moveWallet,
    /** A value of the shop's own account panel, which shows what Portico reports to a host. */
    told: (what: (typeof ACCOUNT_ROWS)[number]): Locator =>
      page.getByRole('region', { name: 'Your account' }).getByRole('definition').nth(ACCOUNT_ROWS.indexOf(what)),
    go,
    openConnect,
    choose,
    connect,
    openAccount,
    disconnect,
  }
}

export type ShopPage = ReturnType<typeof shopOn>
