import type { Page } from 'playwright-core'

const AHEAD_MS = 10_000

/** Stops an installed clock slightly ahead of now: from then on only the test advances it. */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
