import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { ROOT } from './runCommand.js'
import { MEASURED_SECONDS, SECONDS } from './browserLanes.js'

/** How long files of tests took, in seconds. */
export type Seconds = Readonly<Record<string, number>>

const SLOWEST = 20
/** A record is off where the run took half more or half less of the time. */
const MOST_OFF = 0.5
/** A few seconds more or less do not move a file to another lane. */
const LEAST_OFF_SECONDS = 5

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** What files took in several steps together. */
export const addUp = (all: readonly Seconds[]): Seconds =>
  Object.fromEntries(
    [...new Set(all.flatMap((each) => Object.keys(each)))].map((file) => [
      file,
      sum(all.map((each) => each[file] ?? 0)),
    ]),
  )

/** The files that took longest, a line each. */
export const slowestFiles = (seconds: Seconds): readonly string[] =>
  Object.entries(seconds)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST)
    .map(([file, took]) => `${took.toFixed(1).padStart(8)} s  ${file}`)

/**
 * The files whose record is missing or off, in words. A machine that is slower as a whole changes nothing: times are
 * compared as shares of all files that have both.
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

/** Keeps what a full run measured of the browser tests, by which the next run on this checkout splits its lanes. */
export const keepMeasured = async (measured: Seconds): Promise<void> => {
  const rounded = Object.entries(measured).map(([file, took]) => [file, Math.round(took)] as const)
  const sorted = Object.fromEntries(rounded.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await mkdir(`${ROOT}build`, { recursive: true })
  await writeFile(ROOT + MEASURED_SECONDS, `${JSON.stringify(sorted, undefined, 2)}\n`)
}

/** What is committed: for a checkout without a run of its own. */
export const recordedSeconds = async (): Promise<Seconds> =>
  JSON.parse(await readFile(ROOT + SECONDS, 'utf8')) as Seconds
