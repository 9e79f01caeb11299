import { assert } from 'chai'
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { comesToRest } from './comesToRest.js'

const SERIOUS: readonly (string | null | undefined)[] = ['serious', 'critical']

/**
 * Fails on any axe finding of serious or worse on the page as it is now. axe runs through the debugger: a script
 * element would be refused by the policy.
 */
export const checkAccessibility = async (page: Page): Promise<void> => {
  await comesToRest(page)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  const findings = violations
    .filter(({ impact }) => SERIOUS.includes(impact))
    .flatMap(({ id, help, nodes }) => nodes.map((node) => `${id} (${help}): ${node.html} ${node.failureSummary ?? ''}`))
  if (findings.length > 0) assert.fail(`not accessible:\n${findings.join('\n')}`)
}
