import type { BrowserCandidate } from './BrowserCandidate.js'
import { installedChromium, installedChromiums } from './installedChromiums.js'
import { packedChromiums } from './packedChromium.js'

/**
 * `Packed`: the one that `npm ci` installs. `Newest`: the newest one that it installs, for current login behaviour.
 * `System`: an installed one (`npm run test:system`).
 */
export type BrowserChoice = 'Packed' | 'Newest' | 'System'

const CHOICES: Readonly<Record<string, BrowserChoice>> = { packed: 'Packed', newest: 'Newest', system: 'System' }

/** The value of `TEST_BROWSER`. Throws for an unknown one. */
export const browserChoice = (said = process.env['TEST_BROWSER'] ?? 'packed'): BrowserChoice => {
  const choice = CHOICES[said]
  if (choice === undefined) throw new Error(`TEST_BROWSER must be packed, newest or system, not "${said}".`)
  return choice
}

/**
 * The Chromiums to try, in order. An installed one is only used if no packed one can start, as on macOS: a test must
 * not depend on the machine. `CHROMIUM_PATH` names the one to use.
 */
export const browserCandidates = (
  choice: BrowserChoice,
  named = process.env['CHROMIUM_PATH'] ?? '',
): readonly BrowserCandidate[] => {
  if (named !== '') return [installedChromium(named)]
  if (choice === 'System') return installedChromiums()
  return [...packedChromiums(choice === 'Newest' ? 'chromium-newest' : '@sparticuz/chromium'), ...installedChromiums()]
}
