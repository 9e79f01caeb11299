import type { Browser } from 'playwright-core'

/** What every visit needs: the browser, where the pages are, and the script that measures inside them. */
export interface Stage {
  readonly browser: Browser
  readonly demo: string
  readonly bare: string
  readonly stopwatch: string
  /** The name of a wallet far down the directory, which only its server can find. */
  readonly farWallet: string
}
