import type { Browser } from 'playwright-core'
import { browserCandidates, browserChoice } from './chromium/browserCandidates.js'
import { startChromium } from './chromium/launchChromium.js'

/** The browser of this run. */
export const CHOICE = browserChoice()

let started: Promise<Browser> | undefined

/** The one browser of a run, started on demand. */
export const theBrowser = (): Promise<Browser> =>
  (started ??= startChromium(browserCandidates(CHOICE)).then(({ browser }) => browser))

// Registered at the root, so it runs once after the very last test.
after(async () => {
  await (await started?.catch(() => undefined))?.close()
})
