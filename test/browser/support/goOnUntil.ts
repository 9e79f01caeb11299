import type { Page } from 'playwright-core'
import { until } from '../../support/until.js'

/**
 * Advances a page's installed clock in small steps until the condition holds: polling happens sooner, and server
 * answers arrive in between.
 */
export const goOnUntil = (page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> =>
  until(isSo, { between: () => page.clock.runFor(200), everyMs: 25 })
