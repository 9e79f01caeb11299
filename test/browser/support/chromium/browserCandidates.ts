import type { BrowserCandidate } from './BrowserCandidate.js'
import { installedChromium, installedChromiums } from './installedChromiums.js'
import { packedChromiums } from './packedChromium.js'

/**
 * `Packed`: the one that `npm ci` brings. `Newest`: the newest that it brings, for what browsers do with logins today.
 * `System`: one that is installed (`npm run test:system`).
 */
export type BrowserChoice = 'Packed' | 'Newest' | 'System'

const CHOICES: Readonly<Record<string, BrowserChoice>> = { packed: 'Packed', newest: 'Newest', system: 'System' }

/** What `TEST_BROWSER` says. Throws where it says something else. */
export const browserChoice = (said = process.env['TEST_BROWSER'] ?? 'packed'): BrowserChoice => {
  const choice = CHOICES[said]
  if (choice === undefined) throw new Error(`TEST_BROWSER must be packed, newest or system, not "${said}".`)
  return choice
}

/**
 * The Chromiums to try, one after the other. What is installed stands in only where no packed one can start, as on
 * macOS: a test must not depend on the machine. `CHROMIUM_PATH` names the one to use.
 */
export const browserCandidates = (
  choice: BrowserChoice,
  named = process.env['CHROMIUM_PATH'] ?? '',
): readonly BrowserCandidate[] => {
  if (named !== '') return [installedChromium(named)]
  if (choice === 'System') return installedChromiums()
  return [...packedChromiums(choice === 'Newest' ? 'chromium-newest' : '@sparticuz/chromium'), ...installedChromiums()]
}
