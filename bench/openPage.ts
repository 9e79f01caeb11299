import type { Browser, CDPSession, Page } from 'playwright-core'
import type { ReadyWhen } from './inPage/readyWhen.js'

/** What every visit needs: the browser, where the pages are, and the script that measures inside them. */
export interface Stage {
  readonly browser: Browser
  readonly demo: string
  readonly bare: string
  readonly stopwatch: string
  /** The name of a wallet far down the directory, which only its server can find. */
  readonly farWallet: string
}

export interface BenchPage {
  readonly page: Page
  readonly devtools: CDPSession
  readonly close: () => Promise<void>
}

const WINDOW = { width: 1280, height: 800 }

/** Waits until what comes at once is here. */
export const waitUntilIdle = (page: Page): Promise<void> => page.evaluate(() => window.bench.stopwatch.quiet())

/** A page in a browser profile of its own, at rest; from then on its processor is `slowdown` times slower. */
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

/** Does something that ends in such an event, and gives the ms from the event to the frame that shows the sight. */
export const measure = async (
  page: Page,
  event: 'click' | 'input',
  sight: ReadyWhen,
  act: () => Promise<unknown>,
): Promise<number> => {
  // Two steps: the first returns once the page listens, or the act could come before that.
  const waiting = await page.evaluateHandle(
    ([on, what, deadline]) => ({ seen: window.bench.stopwatch.untilInSight(on, what, deadline) }),
    [event, sight, DEADLINE_MS] as const,
  )
  await act()
  return waiting.evaluate(({ seen }) => seen)
}
