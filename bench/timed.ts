import type { Page } from 'playwright-core'
import type { Sight } from './inPage/Sight.js'

const DEADLINE_MS = 20_000

/** Does something that ends in such an event, and gives the ms from the event to the frame that shows the sight. */
export const timed = async (
  page: Page,
  event: 'click' | 'input',
  sight: Sight,
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
