import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isRun } from './onChange.js'
import { ROOT } from './runCommand.js'

/** How long each file of browser tests took when `npm run seconds:update` last ran. */
export const SECONDS = 'test/seconds.json'
/** The same, of the last full run of this checkout, which counts where there was one. */
export const MEASURED_SECONDS = 'build/seconds.json'

const LANES = 2

/** Without any record, all files count the same. */
const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Splits files into lanes that take about as long: the longest file first, each into the lane that has least to do.
 * A file without a record counts as the mean of those that have one.
 */
export const splitByTime = (
  files: readonly string[],
  seconds: Readonly<Record<string, number>>,
  count: number,
): readonly (readonly string[])[] => {
  const mean = meanOf(files.flatMap((file) => seconds[file] ?? []))
  const timed = files.map((file) => ({ file, time: seconds[file] ?? mean })).sort((a, b) => b.time - a.time)
  const lanes = Array.from({ length: count }, (): { files: string[]; time: number } => ({ files: [], time: 0 }))
  for (const { file, time } of timed) {
    const lane = lanes.reduce((least, each) => (each.time < least.time ? each : least))
    lane.files.push(file)
    lane.time += time
  }
  return lanes.map((lane) => lane.files.sort())
}

const lanesOf = (isMeant: (name: string) => boolean): readonly (readonly string[])[] => {
  const files = readdirSync(`${ROOT}test/browser`).filter((name) => name.endsWith('.test.ts') && isMeant(name))
  return splitByTime(
    files.map((name) => `test/browser/${name}`),
    JSON.parse(
      readFileSync(ROOT + (existsSync(ROOT + MEASURED_SECONDS) ? MEASURED_SECONDS : SECONDS), 'utf8'),
    ) as Record<string, number>,
    LANES,
  )
}

/** The files of browser tests, one list for each process: each has a browser, a sandbox and ports of its own. */
export const browserLanes = (): readonly (readonly string[])[] => lanesOf((name) => isRun(`test/browser/${name}`))

/** Logging in, leaving and coming back, and what a login is used for: all of it stands on what the browser keeps. */
const LOGIN_TEST =
  /^(?:accountType|deniedStorage|emailLogin|loggedIn|login\w+|payingOnce|signInWithLogin|socialLogin|solanaLogin)\.test\.ts$/

/** Those that the sweep runs once more in the newest packaged Chromium (`test/browser/support/theBrowser.ts`). */
export const loginLanes = (): readonly (readonly string[])[] => lanesOf((name) => LOGIN_TEST.test(name))

/** Those of them that `npm test` runs there: what a login does where frames of other sites are denied their storage. */
export const DENIED_LOGINS = ['deniedStorage', 'loginRedirect', 'socialLogin'].map(
  (name) => `test/browser/${name}.test.ts`,
)
