import type { Page } from 'playwright-core'

const AHEAD_MS = 10_000

/**
 * Stops an installed clock a little ahead of now: from here on a test alone moves it, however long the machine takes.
 */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
