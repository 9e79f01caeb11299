import type { Browser, CDPSession, Page } from 'playwright-core'
import type { ReadyWhen } from './inPage/readyWhen.js'

/** What every visit needs: the browser, the addresses of the pages, and the script that measures inside them. */
export interface Stage {
  readonly browser: Browser
  readonly demo: string
  readonly bare: string
  readonly stopwatch: string
  /** The name of a wallet on a late page of the directory, which only a search on the server finds. */
  readonly farWallet: string
}

export interface BenchPage {
  readonly page: Page
  readonly devtools: CDPSession
  readonly close: () => Promise<void>
}

const WINDOW = { width: 1280, height: 800 }

/** Waits until the page is idle. */
export const waitUntilIdle = (page: Page): Promise<void> => page.evaluate(() => window.bench.stopwatch.quiet())

/**
 * Opens a page in a browser profile of its own and waits until it is idle; then slows its processor `slowdown` times.
 */
export const openPage = async (
  { browser, stopwatch }: Stage,
  address: string,
  slowdown: number,
): Promise<BenchPage> => {
  const context = await browser.newContext({ viewport: WINDOW, locale: 'en-US', colorScheme: 'light' })
  await context.addInitScript(stopwatch)
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('button').first().waitFor()
  await waitUntilIdle(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, devtools, close: () => context.close() }
}

const DEADLINE_MS = 20_000

/** Performs an action and measures the ms from its event to the frame in which the page is ready. */
export const measure = async (
  page: Page,
  event: 'click' | 'input',
  sight: ReadyWhen,
  act: () => Promise<unknown>,
): Promise<number> => {
  // Two steps: the first returns once the page listens, so that the action cannot come earlier.
  const waiting = await page.evaluateHandle(
    ([on, what, deadline]) => ({ seen: window.bench.stopwatch.untilInSight(on, what, deadline) }),
    [event, sight, DEADLINE_MS] as const,
  )
  await act()
  return waiting.evaluate(({ seen }) => seen)
}
