import type { Browser, BrowserContextOptions } from 'playwright-core'
import { comesToRest } from './support/comesToRest.js'
import { pictureSheet } from './support/pictureSheet.js'
import { shopOn, type ShopPage } from './support/shopOn.js'

/** The steps of a visitor until a view is worth a picture. */
type Way = (shop: ShopPage) => Promise<unknown>

interface Shot {
  readonly query: string
  readonly way: Way
  readonly context?: BrowserContextOptions
}

const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true }

const list: Way = async (shop) => {
  await shop.header.getByRole('button').last().click()
  await shop.view('Connect').getByRole('listitem').filter({ hasText: '620+' }).waitFor()
  await shop.view('Connect').locator('input[type=email]').waitFor()
}
const choose: Way = async (shop) => {
  await list(shop)
  await shop.row('Heron Wallet').click()
  await shop.prompt('Heron Wallet').waitFor()
}
const refuse: Way = async (shop) => {
  await choose(shop)
  await shop.prompt('Heron Wallet').getByRole('button', { name: 'Reject' }).click()
}
const connect: Way = async (shop) => {
  await choose(shop)
  await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
  await shop.modal.waitFor({ state: 'hidden' })
}
const account: Way = async (shop) => {
  await connect(shop)
  await shop.header.getByRole('button').last().click()
  await shop.view('Account').getByText('MOSS').last().waitFor()
}
const code: Way = async (shop) => {
  await list(shop)
  await shop.row('WalletConnect').click()
  await shop.modal.getByRole('img').waitFor()
}
const networks: Way = async (shop) => {
  await account(shop)
  await shop.modal.getByRole('button').first().click()
  await shop.view('Networks').waitFor()
}

const WALLETS = '?wallets=heron,tortoise'
const DARK = `${WALLETS}&theme=dark`
const ARABIC = `${WALLETS}&locale=ar`

/** The pictures of docs/design.md, a few views each. */
const SHEETS: Readonly<Record<string, readonly Shot[]>> = {
  connect: [
    { query: WALLETS, way: list },
    { query: DARK, way: list },
    { query: '?wallets=', way: list },
  ],
  connecting: [
    { query: WALLETS, way: choose },
    { query: WALLETS, way: refuse },
    { query: DARK, way: code },
  ],
  account: [
    { query: WALLETS, way: account },
    { query: DARK, way: account },
    { query: WALLETS, way: networks },
  ],
  phone: [list, choose, account].map((way) => ({ query: WALLETS, way, context: PHONE })),
  arabic: [
    { query: ARABIC, way: list },
    { query: `${ARABIC}&theme=dark`, way: account },
  ],
}

/** Takes them; on a phone with the page around the dialog. */
export const takeDesignPictures = async (browser: Browser, baseURL: string, folder: string): Promise<void> => {
  for (const [name, shots] of Object.entries(SHEETS)) {
    const pictures: Buffer[] = []
    for (const { query, way, context } of shots) {
      const opened = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        colorScheme: 'light',
        reducedMotion: 'reduce',
        baseURL,
        ...context,
      })
      const shop = shopOn(await opened.newPage())
      await shop.go(query)
      await way(shop)
      await shop.page.mouse.move(5, 5)
      await comesToRest(shop.page)
      pictures.push(await (context === PHONE ? shop.page.screenshot() : shop.modal.screenshot()))
      await opened.close()
    }
    await pictureSheet(browser, `${folder}/design-${name}.png`, pictures)
  }
}
