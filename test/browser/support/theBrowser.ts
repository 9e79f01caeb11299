import type { Browser } from 'playwright-core'
import { browserCandidates, browserChoice } from './chromium/browserCandidates.js'
import { startChromium } from './chromium/launchChromium.js'

/** Which browser this run is for. */
export const CHOICE = browserChoice()

let started: Promise<Browser> | undefined

/** The one browser of a run, started when first needed. */
export const theBrowser = (): Promise<Browser> =>
  (started ??= startChromium(browserCandidates(CHOICE)).then(({ browser }) => browser))

// Registered at the root, so it runs once after the last test of all.
after(async () => {
  await (await started?.catch(() => undefined))?.close()
})
