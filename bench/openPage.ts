import type { CDPSession, Page } from 'playwright-core'
import type { Stage } from './Stage.js'

export interface BenchPage {
  readonly page: Page
  readonly devtools: CDPSession
  readonly close: () => Promise<void>
}

const WINDOW = { width: 1280, height: 800 }

/** Waits until what comes at once is here. */
export const quiet = (page: Page): Promise<void> => page.evaluate(() => window.bench.stopwatch.quiet())

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
  await quiet(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, devtools, close: () => context.close() }
}
