import { runInNewContext } from 'node:vm'
import { assert } from 'chai'
import type { Page } from 'playwright-core'
import { bundledInChunks } from './support/bundled.js'
import { servePage } from './support/servePage.js'
import { theBrowser } from './support/theBrowser.js'

/** The language's named globals: a new realm has nothing else. */
const NAMED = String(
  runInNewContext(`Object.getOwnPropertyNames(globalThis)
    .filter((name) => Object(globalThis[name]) === globalThis[name] && globalThis[name] !== globalThis)`),
).split(',')
/** The language's intrinsics without a name. */
const UNNAMED = ['TypedArray', 'GeneratorFunction', 'AsyncFunction', 'AsyncGeneratorFunction']

/** Freezes everything named in `?frozen=`, with prototypes, before any code of the page runs. */
const freezeNamed = (): void => {
  const unnamed: Readonly<Record<string, unknown>> = {
    TypedArray: Object.getPrototypeOf(Int8Array),
    GeneratorFunction: function* () {}.constructor,
    AsyncFunction: async function () {}.constructor,
    AsyncGeneratorFunction: async function* () {}.constructor,
  }
  for (const name of new URLSearchParams(location.search).get('frozen')?.split(' ') ?? []) {
    const named = Object(unnamed[name] ?? Reflect.get(window, name)) as { readonly prototype?: unknown }
    Object.freeze(named.prototype)
    Object.freeze(named)
  }
}

/** The error of a page; empty if it works. */
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

/** Failures show by waiting; the limit is generous for slow machines, and a working page does not wait. */
const LONGEST_VISIT_MS = 30_000

describe('a page with frozen intrinsics', function () {
  this.timeout(600_000)

  it('loads Portico, opens it, connects and shows the account as usual, with all frozen, if React works there', async () => {
    const [ours, bare] = await Promise.all(
      [
        new URL('./support/lanternInPage.tsx', import.meta.url),
        new URL('./support/bareInPage.tsx', import.meta.url),
      ].map(async (module) => servePage('', await bundledInChunks(module))),
    )
    const browser = await theBrowser()
    /** The errors. Each visit in its own window, since a background page is not rendered. */
    const tryOn = async (origin: string, frozen: readonly string[], visit: Visit): Promise<readonly string[]> => {
      const page = await browser.newPage()
      page.setDefaultTimeout(LONGEST_VISIT_MS)
      await page.addInitScript(freezeNamed)
      // An exception ends the visit; its effects would only show by waiting.
      const thrown = new Promise<readonly string[]>((resolve) =>
        page.on('pageerror', ({ message }) => resolve([message])),
      )
      const visited = page
        .goto(`${origin}?${new URLSearchParams({ frozen: frozen.join(' ') })}`)
        .then(() => visit(page))
        .then(
          () => [],
          (error: unknown) => [String(error)],
        )
      const faults = await Promise.race([thrown, visited])
      await page.close()
      return faults
    }
    const broken: Record<string, readonly string[]> = {}
    /** If a page fails with several frozen, its halves are tried, to name as few as possible. */
    const search = async (frozen: readonly string[]): Promise<void> => {
      const faults = await tryOn(ours?.origin ?? '', frozen, connect)
      if (faults.length === 0) return
      const half = Math.ceil(frozen.length / 2)
      const before = Object.keys(broken).length
      if (frozen.length > 1) for (const part of [frozen.slice(0, half), frozen.slice(half)]) await search(part)
      if (Object.keys(broken).length > before) return
      if ((await tryOn(bare?.origin ?? '', frozen, openBare)).length === 0) broken[frozen.join(' ')] = faults
    }
    try {
      await search([...NAMED, ...UNNAMED])
      assert.deepEqual(broken, {})
    } finally {
      for (const served of [ours, bare]) served?.close()
    }
  })
})
