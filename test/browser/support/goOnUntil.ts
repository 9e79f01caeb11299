import type { Page } from 'playwright-core'
import { until } from '../../support/until.js'

/**
 * Lets the time of a page with an installed clock pass in small steps until this is so: what the page asks for in
 * intervals comes sooner, and answers of servers come in between.
 */
export const goOnUntil = (page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> =>
  until(isSo, { between: () => page.clock.runFor(200), everyMs: 25 })
