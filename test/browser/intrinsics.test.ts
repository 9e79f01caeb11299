import { runInNewContext } from 'node:vm'
import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { bundledInChunks } from './support/bundled.js'
import { servePage } from './support/servePage.js'
import { theBrowser } from './support/theBrowser.js'

/** What the language itself has by name: a realm of its own has nothing else. */
const NAMED = String(
  runInNewContext(`Object.getOwnPropertyNames(globalThis)
    .filter((name) => Object(globalThis[name]) === globalThis[name] && globalThis[name] !== globalThis)`),
).split(',')
/** And what it has without a name. */
const UNNAMED = ['TypedArray', 'GeneratorFunction', 'AsyncFunction', 'AsyncGeneratorFunction']

/** Freezes what `?frozen=` names, with its prototype, before any code of the page runs. */
const freezeNamed = (): void => {
  const name = new URLSearchParams(location.search).get('frozen') ?? ''
  const unnamed: Readonly<Record<string, unknown>> = {
    TypedArray: Object.getPrototypeOf(Int8Array),
    GeneratorFunction: function* () {}.constructor,
    AsyncFunction: async function () {}.constructor,
    AsyncGeneratorFunction: async function* () {}.constructor,
  }
  const named = Object(unnamed[name] ?? Reflect.get(window, name)) as { readonly prototype?: unknown }
  Object.freeze(named.prototype)
  Object.freeze(named)
}

/** What a page did wrong; nothing where it is as it should be. */
type Visit = (page: Page) => Promise<unknown>

const connect: Visit = async (page) => {
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Page Wallet/ })
    .click()
  await page.getByRole('button', { name: /^Account/ }).click()
  await page.locator('[data-portico-view="Account"]').getByText('Page Wallet on Ethereum').waitFor()
}
const openBare: Visit = async (page) => {
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('dialog').waitFor({ state: 'attached' })
}

/** What fails does so by waiting; a slow machine is no failure, and what works waits for nothing. */
const LONGEST_VISIT_MS = 60_000
const AT_ONCE = 2

describe('a page that has frozen an object of its language', function () {
  this.timeout(600_000)

  it('loads Portico, opens it, connects and shows the account as ever, whichever it is, if React works there', async () => {
    const [ours, bare] = await Promise.all(
      [
        new URL('./support/lanternInPage.tsx', import.meta.url),
        new URL('./support/bareInPage.tsx', import.meta.url),
      ].map(async (module) => servePage('', await bundledInChunks(module))),
    )
    const browser = await theBrowser()
    /** What went wrong. Each in a window of its own: a page behind another is not drawn. */
    const tryOn = async (origin: string, frozen: string, visit: Visit): Promise<readonly string[]> => {
      const page = await browser.newPage()
      page.setDefaultTimeout(LONGEST_VISIT_MS)
      await page.addInitScript(freezeNamed)
      const thrown: string[] = []
      page.on('pageerror', (error) => thrown.push(error.message))
      const failed = await page
        .goto(`${origin}?frozen=${frozen}`)
        .then(() => visit(page))
        .then(
          () => [],
          (error: unknown) => [String(error)],
        )
      await page.close()
      return [...thrown, ...failed]
    }
    const waiting = [...NAMED, ...UNNAMED]
    const broken: Record<string, readonly string[]> = {}
    const work = async (): Promise<void> => {
      for (let frozen = waiting.shift(); frozen !== undefined; frozen = waiting.shift()) {
        const faults = await tryOn(ours?.origin ?? '', frozen, connect)
        if (faults.length > 0 && (await tryOn(bare?.origin ?? '', frozen, openBare)).length === 0)
          broken[frozen] = faults
      }
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      assert.deepEqual(broken, {})
    } finally {
      for (const served of [ours, bare]) served?.close()
    }
  })
})
