import { type Browser, chromium } from 'playwright-core'
import type { BrowserCandidate } from './BrowserCandidate.js'
import { browserCandidates } from './browserCandidates.js'
import { CHROMIUM_FLAGS } from './flags.js'

const ADVICE = [
  'No Chromium could be started. Do one of these:',
  '  - on Linux x64: npm ci (it brings @sparticuz/chromium), with `tar` on the PATH, or',
  '  - install one (Debian, Ubuntu: apt-get install chromium; Fedora: dnf install chromium), or',
  '  - set CHROMIUM_PATH to the program of one.',
  'What was tried:',
].join('\n')

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

/** Variables of the machine's environment that are left out: its time zone and language. */
const environment = (): Record<string, string> => {
  const inherited = Object.entries(process.env).flatMap(([key, value]) =>
    value === undefined || /^(?:LC_|LANGUAGE$|FONTCONFIG_)/.test(key) ? [] : [[key, value]],
  )
  return { ...(Object.fromEntries(inherited) as Record<string, string>), TZ: 'UTC', LANG: 'en_US.UTF-8' }
}

const start = async (candidate: BrowserCandidate): Promise<Browser | string> => {
  try {
    const found = await candidate.find()
    if (found === undefined) return 'not here'
    return await chromium.launch({
      executablePath: found.executablePath,
      args: [...CHROMIUM_FLAGS],
      env: { ...environment(), ...found.env },
    })
  } catch (error) {
    return firstLine(error)
  }
}

interface Started {
  readonly browser: Browser
  /** Its version, its source, and that of its fonts. */
  readonly description: string
}

/** The first candidate that starts. Rejects with installation instructions if none does. */
export const startChromium = async (candidates: readonly BrowserCandidate[]): Promise<Started> => {
  const failures: string[] = []
  for (const candidate of candidates) {
    const browser = await start(candidate)
    if (typeof browser !== 'string') return { browser, description: `Chromium ${browser.version()}, ${candidate.name}` }
    failures.push(`  - ${candidate.name}: ${browser}`)
  }
  throw new Error([ADVICE, ...failures].join('\n'))
}

/** The browser for all tests, measurements and pictures. */
export const launchChromium = async (): Promise<Browser> => (await startChromium(browserCandidates('Packed'))).browser
