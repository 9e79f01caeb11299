import type { Browser } from 'playwright-core'
import { launchChromium } from './chromium/launchChromium.js'

let started: Promise<Browser> | undefined

/** The one browser of a run, started when first needed. */
export const theBrowser = (): Promise<Browser> => (started ??= launchChromium())

// Registered at the root, so it runs once after the last test of all.
after(async () => {
  await (await started?.catch(() => undefined))?.close()
})
