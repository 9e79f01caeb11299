import type { Browser } from 'playwright-core'

/** What every visit needs: the browser, where the pages are, and the script that measures inside them. */
export interface Stage {
  readonly browser: Browser
  readonly demo: string
  readonly bare: string
  readonly stopwatch: string
}
