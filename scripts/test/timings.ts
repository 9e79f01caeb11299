import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { ROOT } from './runCommand.js'
import { MEASURED_SECONDS, SECONDS } from './browserLanes.js'

/** Seconds per test file. */
export type Seconds = Readonly<Record<string, number>>

const SLOWEST = 20
/** A record is stale if the run took half more or half less. */
const MOST_OFF = 0.5
/** Smaller differences do not move a file to another lane. */
const LEAST_OFF_SECONDS = 5

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** Sums durations of several steps. */
export const addUp = (all: readonly Seconds[]): Seconds =>
  Object.fromEntries(
    [...new Set(all.flatMap((each) => Object.keys(each)))].map((file) => [
      file,
      sum(all.map((each) => each[file] ?? 0)),
    ]),
  )

/** The slowest files, one line each. */
export const slowestFiles = (seconds: Seconds): readonly string[] =>
  Object.entries(seconds)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([file, took]) => `${took.toFixed(1).padStart(8)} s  ${file}`)

/**
 * Messages for missing or stale records. Compares shares of the total time of recorded files, so that a machine's
 * overall speed does not matter.
 */
export const staleRecords = (recorded: Seconds, measured: Seconds): readonly string[] => {
  const both = Object.keys(measured).filter((file) => recorded[file] !== undefined)
  const speed = sum(both.map((file) => measured[file] ?? 0)) / sum(both.map((file) => recorded[file] ?? 0))
  return Object.entries(measured).flatMap(([file, took]) => {
    const record = recorded[file]
    if (record === undefined) return [`${file} has no entry`]
    const expected = record * speed
    const off = Math.abs(took - expected)
    return off > expected * MOST_OFF && off > LEAST_OFF_SECONDS
      ? [`${file} took ${took.toFixed(0)} s where ${expected.toFixed(0)} s were expected`]
      : []
  })
}

/** Stores the durations of browser tests in a full run; the next run on this checkout splits its lanes by them. */
export const keepMeasured = async (measured: Seconds): Promise<void> => {
  const rounded = Object.entries(measured).map(([file, took]) => [file, Math.round(took)] as const)
  const sorted = Object.fromEntries(rounded.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await mkdir(`${ROOT}build`, { recursive: true })
  await writeFile(ROOT + MEASURED_SECONDS, `${JSON.stringify(sorted, undefined, 2)}\n`)
}

/** Committed record, for a checkout without its own run. */
export const recordedSeconds = async (): Promise<Seconds> =>
  JSON.parse(await readFile(ROOT + SECONDS, 'utf8')) as Seconds
