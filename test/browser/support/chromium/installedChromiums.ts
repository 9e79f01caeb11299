import { existsSync } from 'node:fs'
import type { BrowserCandidate } from './BrowserCandidate.js'

const PLACES: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** An installed Chromium, with the fonts of the machine. */
export const installedChromium = (path: string): BrowserCandidate => ({
  name: `${path}, with the fonts of this machine`,
  find: () => Promise.resolve(existsSync(path) ? { executablePath: path, env: {} } : undefined),
})

/** In the usual places. */
export const installedChromiums = (): readonly BrowserCandidate[] => PLACES.map(installedChromium)
