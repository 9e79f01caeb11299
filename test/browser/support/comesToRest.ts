import type { Page } from 'playwright-core'

/** Waits for animations to end: an entering view has reduced contrast and not yet its size. */
export const comesToRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(moving.map((animation) => animation.finished))
  })
