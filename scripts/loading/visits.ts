import type { Browser, Page } from 'playwright-core'
import type { PorticoOptions } from 'portico'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { logInByEmail } from '../../test/browser/support/logInByEmail.js'
import { CODE } from '../../test/browser/support/pairing.js'
import { type ShopPage, shopOn } from '../../test/browser/support/shopOn.js'
import { LONGEST_WAIT_MS } from '../../test/browser/support/LONGEST_WAIT_MS.js'
import { whatIsShown } from '../../test/browser/support/whatIsShown.js'
import { serveFolder } from '../serve/serveFolder.mjs'
import type { Step } from './budgets.js'
import { type Waves, watchWaves } from './waves.js'

export interface Site {
  readonly folder: string
  readonly sandbox: Sandbox
  readonly browser: Browser
  /** Script that gives each page a browser wallet and controls idle time. */
  readonly surroundings: string
  /** E-mail for the login; unique per site, because the secure site remembers its visitors. */
  readonly email: string
}

const WINDOW = { width: 1280, height: 800 }
/** Next renders inline scripts. */
const POLICY = "script-src 'self' 'unsafe-inline'"

const optionsFor = (sandbox: Sandbox, offersLogins: boolean): PorticoOptions => ({
  metadata: { name: 'Host' },
  networks: sandbox.networks,
  projectId: 'sandbox',
  endpoints: {
    walletApi: sandbox.walletApi,
    blockchainApi: sandbox.blockchainApi,
    relay: sandbox.relay.url,
    secureSite: sandbox.secureSite.sdk,
  },
  features: { multiWallet: true, ...(offersLogins ? {} : { email: false, socials: false }) },
})

interface Opened {
  readonly page: Page
  readonly shop: ShopPage
  readonly step: Awaited<ReturnType<typeof watchWaves>>
  readonly first: Waves
  readonly opening: Waves
  readonly moving: Waves
}

/** Loads the site, opens the modal, and runs `visit`. */
const onSite = async <A>(site: Site, offersLogins: boolean, visit: (opened: Opened) => Promise<A>): Promise<A> => {
  const { sandbox, browser, surroundings } = site
  const served = await serveFolder({ folder: site.folder, port: 0, documents: {}, policy: POLICY })
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-US', colorScheme: 'light' })
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  try {
    const page = await context.newPage()
    const chainId = `0x${Number(sandbox.network.id).toString(16)}`
    await page.addInitScript({
      content: [
        `window.loadingSite = ${JSON.stringify(optionsFor(sandbox, offersLogins))}`,
        `window.loadingWallet = ${JSON.stringify({ account: sandbox.accounts[0], chainId })}`,
        surroundings,
      ].join('\n'),
    })
    const step = await watchWaves(page, new URL(served.url).origin)
    const shop = shopOn(page)
    await page.goto(served.url, { waitUntil: 'commit' })
    const first = await step(() => shop.connectButton.waitFor())
    const opening = await step(
      async () => {
        await shop.openConnect()
        await shop.row('Heron Wallet').waitFor()
        await shop.row('All wallets').waitFor()
        if (offersLogins) await shop.modal.getByRole('textbox', { name: 'E-mail' }).waitFor()
      },
      { isBusy: true },
    )
    // Hovers over the header, where only the dialog reacts.
    const moving = await step(() => shop.modal.hover({ position: { x: 100, y: 8 } }), { isBusy: true })
    return await visit({ page, shop, step, first, opening, moving })
  } catch (failure) {
    throw new Error(await whatIsShown(context), { cause: failure })
  } finally {
    await context.close()
    await served.close()
  }
}

/** Waves of each step, each from a page with only the required earlier steps. */
export type Journal = Readonly<Record<Exclude<Step, 'pictures of the rows' | 'marks of the logins'>, Waves>>

/** Scripts of `waves` that are not in `others`. */
const without = (waves: Waves, others: Waves): Waves => {
  const known = new Set(others.flat())
  return waves.map((wave) => wave.filter((path) => !known.has(path))).filter((wave) => wave.length > 0)
}

const VISITS = {
  wallet: (site: Site) =>
    onSite(site, false, async ({ shop, step }) => ({
      connecting: await step(async () => {
        await shop.row('Heron Wallet').click()
        await shop.accountButton.waitFor()
        await shop.modal.waitFor({ state: 'hidden' })
      }),
      account: await step(shop.openAccount),
    })),
  directory: (site: Site) =>
    onSite(site, false, async ({ shop, step }) => ({
      'all wallets': await step(async () => {
        await shop.row('All wallets').click()
        await shop.view('AllWallets').getByRole('listitem').first().waitFor()
      }),
    })),
  networks: (site: Site) =>
    onSite(site, false, async ({ page, shop, step }) => ({
      networks: await step(async () => {
        await page.keyboard.press('Escape')
        await shop.modal.waitFor({ state: 'hidden' })
        await shop.networkButton.click()
        await shop.view('Networks').getByRole('listitem').first().waitFor()
      }),
    })),
  pairing: (site: Site) =>
    onSite(site, false, async ({ shop, step, first, opening, moving }) => ({
      'first load': first,
      'first opening': opening,
      'what moves': moving,
      // Includes what the page fetches while idle with the list shown, and what remains for the click.
      'QR code': [
        ...(await step(async () => undefined)),
        ...(await step(async () => {
          await shop.row('WalletConnect').click()
          await shop.modal.getByRole('img', CODE).waitFor()
        })),
      ],
    })),
  logins: (site: Site) =>
    onSite(site, true, async ({ page, shop, step, opening }) => ({
      opening,
      'e-mail login': await step(async () => {
        await page.keyboard.press('Escape')
        await shop.modal.waitFor({ state: 'hidden' })
        await logInByEmail(shop, site.sandbox.secureSite, site.email)
      }),
    })),
}

/** Visits a host as often as needed to measure each step separately. */
export const visitHost = async (site: Site): Promise<Journal> => {
  const [wallet, directory, networks, pairing, { opening, ...logins }] = await Promise.all([
    VISITS.wallet(site),
    VISITS.directory(site),
    VISITS.networks(site),
    VISITS.pairing(site),
    VISITS.logins(site),
  ])
  return {
    ...wallet,
    ...directory,
    ...networks,
    ...pairing,
    ...logins,
    'logins, while the list is shown': without(opening, pairing['first opening']),
  }
}
