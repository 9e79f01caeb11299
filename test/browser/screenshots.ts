import { mkdir, rm, writeFile } from 'node:fs/promises'
import { launchChromium } from './support/chromium/launchChromium.js'
import { comesToRest } from './support/comesToRest.js'
import { dress, type TestLanguage } from './support/dress.js'
import { shopOn } from './support/shopOn.js'
import { startDemo } from './support/startDemo.js'
import { type WalkName, WALKS } from './walks/WALKS.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { servePhone } from '../../scripts/servePhone.mjs'

/**
 * Writes a picture of every screen in both themes, three widths and four languages to `build/screenshots/`, and a page
 * per view that shows them side by side; with names of walks, only those: `node --import ./scripts/mochaRegister.mjs
 * test/browser/screenshots.ts nfts`. For visual review; the tests check the same screens by role, name and geometry.
 */
const FOLDER = 'build/screenshots'
const THEMES = ['light', 'dark'] as const
const WIDTHS = [1280, 390, 320] as const
const LANGUAGES: readonly TestLanguage[] = ['en', 'ar', 'long', 'cjk']
const HEIGHT = 800
/** The page for pictures without a view: the shop itself. */
const NO_VIEW = 'shop'

interface Picture {
  readonly screen: string
  readonly file: string
}

const pageOf = (view: string, pictures: readonly Picture[]): string => {
  const screens = [...new Set(pictures.map(({ screen }) => screen))]
  const rows = screens.map((screen) => {
    const images = pictures.filter((picture) => picture.screen === screen)
    return `<h2>${screen}</h2><p>${images.map(({ file }) => `<img src="${file}" title="${file}" loading="lazy">`).join('')}</p>`
  })
  return `<!doctype html><meta charset="utf-8"><title>${view}</title><style>img{height:480px;margin:4px}</style>${rows.join('')}`
}

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const browser = await launchChromium()
const sandbox = await startSandbox()
const phone = await servePhone({ port: 0, sandbox })
const demo = await startDemo(sandbox, phone.url)
const context = await browser.newContext({ viewport: { width: 1280, height: HEIGHT }, baseURL: demo.url })
context.setDefaultTimeout(10_000)
const page = await context.newPage()
const shop = shopOn(page)
const byView = new Map<string, Picture[]>()

const take = async (screen: string): Promise<void> => {
  const shown = page.locator('[data-portico-view]').first()
  const view = (await shown.count()) === 0 ? NO_VIEW : ((await shown.getAttribute('data-portico-view')) ?? NO_VIEW)
  const pictures = byView.get(view) ?? []
  for (const theme of THEMES)
    for (const width of WIDTHS)
      for (const language of LANGUAGES) {
        await dress(page, { language, theme, width })
        await comesToRest(page)
        const file = `${screen}-${theme}-${width}-${language}.png`
        await page.screenshot({ path: `${FOLDER}/${file}` })
        pictures.push({ screen, file })
      }
  byView.set(view, pictures)
  await dress(page, { language: 'en', theme: 'light', width: 1280 })
}

const wanted = process.argv.slice(2)
for (const name of Object.keys(WALKS) as WalkName[]) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  sandbox.clearFaults()
  await page.goto('/')
  await page.evaluate(() => localStorage.clear())
  await WALKS[name].walk({ shop, page, sandbox, go: (query) => shop.go(`?${query}`), take }).catch((error: unknown) => {
    process.exitCode = 1
    console.error(`${name}:`, error)
  })
}
for (const [view, pictures] of byView) await writeFile(`${FOLDER}/${view}.html`, pageOf(view, pictures))
await Promise.all([browser.close(), demo.close(), phone.close(), sandbox.close()])
