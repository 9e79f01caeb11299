import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isRun } from './onChange.js'
import { ROOT } from './runCommand.js'

/** Recorded duration of each browser test file, by `npm run seconds:update`. */
export const SECONDS = 'test/seconds.json'
/** Durations of the last full run of this checkout, which take precedence. */
export const MEASURED_SECONDS = 'build/seconds.json'

const LANES = 2

/** Without any record, all files count the same. */
const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 1 : values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Splits files into lanes of similar duration: longest file first, each into the shortest lane. A file without a record
 * counts as the mean of the others.
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

/** Files of browser tests, one list per process: each process has its own browser, sandbox and ports. */
export const browserLanes = (): readonly (readonly string[])[] => lanesOf((name) => isRun(`test/browser/${name}`))

/** Login, logout, return, and uses of a login: all depend on what the browser stores. */
const LOGIN_TEST =
  /^(?:accountType|deniedStorage|emailLogin|loggedIn|login\w+|payingOnce|signInWithLogin|socialLogin|solanaLogin)\.test\.ts$/

/** Files that the sweep repeats in the newest packaged Chromium (`test/browser/support/theBrowser.ts`). */
export const loginLanes = (): readonly (readonly string[])[] => lanesOf((name) => LOGIN_TEST.test(name))

/** Files of those that `npm test` also runs there: logins where third-party frames are denied storage. */
export const DENIED_LOGINS = ['deniedStorage', 'loginRedirect', 'socialLogin'].map(
  (name) => `test/browser/${name}.test.ts`,
)
