import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Ended, ROOT, runCommand } from './runCommand.js'

/** A test that failed, or a hook, which fails all tests that it stands around. */
export interface Failure {
  /** `undefined` for a hook outside of all files. */
  readonly file?: string
  /** With the titles around it, as `--grep` finds it. */
  readonly title: string
  readonly isHook: boolean
  /** The first line. */
  readonly error: string
}

/** What `reporter.cjs` writes. */
interface Report {
  /** How many tests passed. */
  readonly passing: number
  /** What the tests of each file took together. */
  readonly secondsOf: Readonly<Record<string, number>>
  readonly failures: readonly Failure[]
}

export interface MochaRun {
  /** Files, or patterns of files. */
  readonly files: readonly string[]
  readonly options?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

export type MochaEnded = Ended & Report

const NOTHING: Report = { passing: 0, secondsOf: {}, failures: [] }

/** One process of mocha. One that breaks off before its report has no failures, and did not pass. */
export const runMocha = async ({ files, options = [], env = {} }: MochaRun): Promise<MochaEnded> => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-report-'))
  const path = join(folder, 'report.json')
  const command = ['mocha', `--reporter=${ROOT}scripts/test/reporter.cjs`, ...options, ...files] as const
  const ended = await runCommand([...command], { ...env, TEST_REPORT: path })
  const report = await readFile(path, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => NOTHING,
  )
  await rm(folder, { recursive: true })
  return { ...report, ...ended }
}
