import type { Browser } from 'playwright-core'
import { installedChromiums } from './chromium/installedChromiums.js'
import { launchChromium } from './chromium/launchChromium.js'
import { packedChromiums } from './chromium/packedChromium.js'

/**
 * The run of the login tests in the newest packaged Chromium. Frames of other sites are denied their storage in it, and
 * its visitor allows it (`it.ts`).
 */
export const isNewestRun = process.env['LOGIN_BROWSER'] === 'newest'

let started: Promise<Browser> | undefined

/** The one browser of a run, started when first needed. */
export const theBrowser = (): Promise<Browser> =>
  (started ??= isNewestRun
    ? launchChromium([...packedChromiums('chromium-newest'), ...installedChromiums()])
    : launchChromium())

// Registered at the root, so it runs once after the last test of all.
after(async () => {
  await (await started?.catch(() => undefined))?.close()
})
