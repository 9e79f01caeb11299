import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Ended, ROOT, runCommand } from './runCommand.js'

/** A failed test, or a failed hook, which fails all tests in its scope. */
export interface Failure {
  /** `undefined` for a root hook. */
  readonly file?: string
  /** Full title, as matched by `--grep`. */
  readonly title: string
  readonly isHook: boolean
  /** First line of the error. */
  readonly error: string
}

/** The report written by `reporter.cjs`. */
interface Report {
  /** Number of passed tests. */
  readonly passing: number
  /** Total seconds of the tests in each file. */
  readonly secondsOf: Readonly<Record<string, number>>
  readonly failures: readonly Failure[]
}

export interface MochaRun {
  /** Files or glob patterns. */
  readonly files: readonly string[]
  readonly options?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

export type MochaEnded = Ended & Report

const NOTHING: Report = { passing: 0, secondsOf: {}, failures: [] }

/** Runs one mocha process. If it ends before its report, it has no failures and did not pass. */
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
