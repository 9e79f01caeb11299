import { type Browser, chromium } from 'playwright-core'
import type { BrowserCandidate } from './BrowserCandidate.js'
import { CHROMIUM_FLAGS } from './flags.js'
import { installedChromiums } from './installedChromiums.js'
import { packedChromiums } from './packedChromium.js'

const ADVICE = [
  'No Chromium could be started. Do one of these:',
  '  - install one (Debian, Ubuntu: apt-get install chromium; Fedora: dnf install chromium), or',
  '  - set CHROMIUM_PATH to the program of one, or',
  '  - on Linux x64: npm ci (it brings @sparticuz/chromium), with `tar` on the PATH.',
  'What was tried:',
].join('\n')

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

const inherited = (): Record<string, string> =>
  Object.fromEntries(Object.entries(process.env).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])))

const start = async (candidate: BrowserCandidate): Promise<Browser | string> => {
  try {
    const found = await candidate.find()
    if (found === undefined) return 'not here'
    return await chromium.launch({
      executablePath: found.executablePath,
      args: [...CHROMIUM_FLAGS],
      env: { ...inherited(), ...found.env },
    })
  } catch (error) {
    return firstLine(error)
  }
}

/** The first Chromium of this machine that starts. Rejects with what to install when none does. */
export const launchChromium = async (
  candidates: readonly BrowserCandidate[] = [...installedChromiums(), ...packedChromiums()],
): Promise<Browser> => {
  const failures: string[] = []
  for (const candidate of candidates) {
    const started = await start(candidate)
    if (typeof started !== 'string') return started
    failures.push(`  - ${candidate.name}: ${started}`)
  }
  throw new Error([ADVICE, ...failures].join('\n'))
}
