import type { Page } from 'playwright-core'

/** Waits for what moves to stop: a view that is still coming in has half its contrast and not yet its size. */
export const comesToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(moving.map((animation) => animation.finished))
  })
