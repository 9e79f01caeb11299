import type { Browser, Page } from 'playwright-core'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { servePhone } from '../../scripts/servePhone.mjs'
import * as themes from '../../themes.js'
import type { ThemeVariables } from '../../application/api/theme.js'
import { takeDesignPictures } from './designPictures.js'
import { launchChromium } from './support/chromium/launchChromium.js'
import { comesToRest } from './support/comesToRest.js'
import { pictureSheet } from './support/pictureSheet.js'
import { shopOn } from './support/shopOn.js'
import { startDemo } from './support/startDemo.js'

/** Takes the pictures of the documentation: `npm run pictures`. Review them before a commit. */
const FOLDER = 'docs/pictures'

const kebab = (name: string): string => name.replace(/[A-Z]/g, '-$&').toLowerCase()

/** As set by a host's own rule. */
const setTokens = (page: Page, { dark = {}, ...light }: ThemeVariables): Promise<void> =>
  page.evaluate(
    (tokens) =>
      tokens.forEach(([name = '', value = '']) =>
        document.documentElement.style.setProperty(`--portico-${name}`, value),
      ),
    [
      ...Object.entries(light).map(([name, value]) => [kebab(name), String(value)]),
      ...Object.entries(dark).map(([name, value]) => [`dark-${kebab(name)}`, String(value)]),
    ],
  )

const openConnect = async (browser: Browser, baseURL: string, size: { width: number; height: number }) => {
  const context = await browser.newContext({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce', baseURL })
  const shop = shopOn(await context.newPage())
  await shop.go('?wallets=heron,tortoise')
  return {
    shop,
    open: async () => {
      await shop.openConnect()
      await shop.row('All wallets').waitFor()
      await shop.modal.getByRole('button', { name: 'Facebook' }).waitFor()
      await shop.page.mouse.move(5, 5)
      await comesToRest(shop.page)
    },
  }
}

const browser = await launchChromium()
const sandbox = await startSandbox()
const phone = await servePhone({ port: 0, sandbox })
const demo = await startDemo(sandbox, phone.url)

const { shop: front, open: openFront } = await openConnect(browser, demo.url, { width: 1120, height: 780 })
await openFront()
await front.page.screenshot({ path: `${FOLDER}/modal.png` })

for (const [name, theme] of Object.entries(themes)) {
  const { shop, open } = await openConnect(browser, demo.url, { width: 800, height: 800 })
  await setTokens(shop.page, theme)
  await open()
  const shots: Buffer[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await shop.page.emulateMedia({ colorScheme })
    await comesToRest(shop.page)
    shots.push(await shop.modal.screenshot())
  }
  await pictureSheet(browser, `${FOLDER}/theme-${name.replace('Theme', '')}.png`, shots)
}
await takeDesignPictures(browser, demo.url, FOLDER)

await Promise.all([browser.close(), demo.close(), phone.close(), sandbox.close()])
