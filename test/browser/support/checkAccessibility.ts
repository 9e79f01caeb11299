import { assert } from 'chai'
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { comesToRest } from './comesToRest.js'

/**
 * The axe findings of the current page, of any impact. axe runs through the debugger, since the policy would refuse a
 * script element.
 */
export const accessibilityFindings = async (page: Page): Promise<readonly string[]> => {
  await comesToRest(page)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate<AxeResults>(
    'axe.run(document, { resultTypes: ["violations"], iframes: false })',
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id} (${help}): ${node.html} ${node.failureSummary ?? ''}`),
  )
}

/** Fails on any finding of axe. */
export const checkAccessibility = async (page: Page): Promise<void> => {
  const findings = await accessibilityFindings(page)
  if (findings.length > 0) assert.fail(`not accessible:\n${findings.join('\n')}`)
}
