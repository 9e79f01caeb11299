import { assert } from 'chai'
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const SERIOUS: readonly (string | null | undefined)[] = ['serious', 'critical']

/**
 * Fails on any axe finding of serious or worse on the page as it is now. axe runs through the debugger: a script
 * element would be refused by the policy.
 */
export const checkAccessibility = async (page: Page): Promise<void> => {
  await settled(page)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  const findings = violations
    .filter(({ impact }) => SERIOUS.includes(impact))
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id} (${help}): ${node.html} ${node.failureSummary ?? ''}`))
  if (findings.length > 0) assert.fail(`not accessible:\n${findings.join('\n')}`)
}

/** A view that is still fading in has half its contrast: wait for what moves to stop. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(moving.map((animation) => animation.finished))
  })
