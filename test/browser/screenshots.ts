import { mkdir, rm } from 'node:fs/promises'
import type { BrowserContext } from 'playwright-core'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { launchChromium } from './support/chromium/launchChromium.js'
import { comesToRest } from './support/comesToRest.js'
import { shopOn } from './support/shopOn.js'
import { servePhone } from '../../scripts/servePhone.mjs'
import { startDemo } from './support/startDemo.js'
import type { Walk } from './walks/Walk.js'
import { walkChains } from './walks/walkChains.js'
import { walkLogin } from './walks/walkLogin.js'
import { walkNetworks } from './walks/walkNetworks.js'
import { walkPairing } from './walks/walkPairing.js'
import { walkProfile } from './walks/walkProfile.js'

/**
 * Writes a picture of every view, in both themes, two widths and two languages, to `build/screenshots/`:
 * `node --import tsx/esm test/browser/screenshots.ts`, with the names of walks to take only those. For eyes; the tests
 * look at the same views by role and name.
 */
const FOLDER = 'build/screenshots'
const THEMES = ['light', 'dark'] as const
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const
const LANGUAGES = ['en', 'ar'] as const

/**
 * Names are those of the language, so this goes by place: the last button of the header is Portico's, a list has its
 * rows.
 */
const walkConnect = async ({ shop, page, sandbox, go, take }: Walk): Promise<void> => {
  const open = async (view: Parameters<typeof shop.view>[0]): Promise<void> => {
    await shop.header.getByRole('button').last().click()
    await shop.view(view).waitFor()
  }
  const failed = shop.view('ConnectingExternal').getByRole('button')

  await go('wallets=heron,tortoise,refusal')
  await take('shop')
  await open('Connect')
  await shop.row('Heron Wallet').waitFor()
  await take('connect')
  await shop.row('Heron Wallet').click()
  await shop.prompt('Heron Wallet').waitFor()
  await shop
    .view('ConnectingExternal')
    .getByText(/Heron Wallet/)
    .first()
    .waitFor()
  await take('connecting')
  await shop.prompt('Heron Wallet').getByRole('button', { name: 'Reject' }).click()
  await failed.first().waitFor()
  await take('rejected')
  await page.keyboard.press('Escape')
  await open('Connect')
  await shop.view('Connect').getByRole('list').first().getByRole('listitem').last().getByRole('button').click()
  await shop.view('AllWallets').getByRole('listitem').nth(4).waitFor()
  await page.waitForLoadState('networkidle')
  await take('all-wallets')
  await shop.modal.getByRole('searchbox').fill('amber')
  await shop.row('Amber Lantern').waitFor()
  await take('all-wallets-search')
  await shop.row('Amber Lantern').click()
  await shop.view('ConnectingWalletConnect').getByRole('button').last().click()
  await shop.view('Downloads').waitFor()
  await take('downloads')
  await page.keyboard.press('Escape')
  await open('Connect')
  await shop.view('Connect').getByRole('list').first().getByRole('listitem').last().getByRole('button').click()
  await shop.modal.getByRole('searchbox').fill('no such wallet')
  await shop.view('AllWallets').locator('p:not([role=status])').waitFor()
  await take('all-wallets-none')

  await go('wallets=')
  await open('Connect')
  await take('connect-nothing-installed')
  await shop.view('Connect').getByRole('button').last().click()
  await shop.view('WhatIsAWallet').waitFor()
  await take('what-is-a-wallet')
  await shop.view('WhatIsAWallet').getByRole('button').last().click()
  await shop.view('GetWallet').waitFor()
  await take('get-a-wallet')
  sandbox.fault({ match: '/wallet-api/', hang: true })
  await go('wallets=heron')
  await open('Connect')
  await take('connect-loading')
  sandbox.clearFaults()
  sandbox.fault({ match: '/wallet-api/', status: 500 })
  await go('wallets=heron')
  await open('Connect')
  await shop.modal
    .getByRole('status')
    .filter({ hasText: /\w|\p{L}/u })
    .first()
    .waitFor()
  await take('connect-outage')
  sandbox.clearFaults()
  await go('wallets=')
  sandbox.fault({ match: '/wallet-api/', status: 500 })
  await open('Connect')
  await page.waitForLoadState('networkidle')
  await take('connect-empty')
  sandbox.clearFaults()

  await go('wallets=heron')
  await open('Connect')
  await shop.row('Heron Wallet').click()
  await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
  await shop.modal.waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
  await take('shop-connected')
  await open('Account')
  await shop.view('Account').getByRole('listitem').nth(3).waitFor()
  await take('account')
  await page.keyboard.press('Escape')
  sandbox.fault({ match: '/balance', status: 500 })
  await page.reload()
  // Until the wallet is back, the button opens Connect.
  await page.waitForLoadState('networkidle')
  await open('Account')
  await shop.modal.getByRole('alert').getByRole('button').waitFor()
  await take('account-tokens-unavailable')
  sandbox.clearFaults()
}

const WALKS = {
  connect: walkConnect,
  networks: walkNetworks,
  pairing: walkPairing,
  login: walkLogin,
  chains: walkChains,
  profile: walkProfile,
}

const shoot = async (context: BrowserContext, language: string, sandbox: Sandbox, suffix: string): Promise<void> => {
  context.setDefaultTimeout(10_000)
  const page = await context.newPage()
  const shop = shopOn(page)
  const go = (query: string): Promise<void> => shop.go(`?locale=${language}&${query}`)
  const take = async (name: string): Promise<void> => {
    await comesToRest(page)
    await page.screenshot({ path: `${FOLDER}/${name}-${suffix}.png` })
  }
  const wanted = process.argv.slice(2)
  for (const [name, walk] of Object.entries(WALKS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    sandbox.clearFaults()
    await page.goto('/')
    await page.evaluate(() => localStorage.clear())
    await walk({ shop, page, sandbox, go, take }).catch((error: unknown) => {
      process.exitCode = 1
      console.error(`${name}, ${suffix}:`, error)
    })
  }
}

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const browser = await launchChromium()
const sandbox = await startSandbox()
const phone = await servePhone({ port: 0, sandbox })
const demo = await startDemo(sandbox, phone.url)
for (const theme of THEMES) {
  for (const viewport of SIZES) {
    for (const language of LANGUAGES) {
      const context = await browser.newContext({ viewport, colorScheme: theme, baseURL: demo.url })
      await shoot(context, language, sandbox, `${theme}-${viewport.width}-${language}`)
      await context.close()
    }
  }
}
await Promise.all([browser.close(), demo.close(), phone.close(), sandbox.close()])
