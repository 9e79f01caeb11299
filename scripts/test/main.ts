import { mkdir, writeFile } from 'node:fs/promises'
import { SECONDS } from './browserLanes.js'
import { describeBrowser } from './describeBrowser.js'
import { WHAT_IS_LEFT_OUT } from './onChange.js'
import { ROOT, runCommand } from './runCommand.js'
import { type Failure, runMocha } from './runMocha.js'
import { BUILD, LANE, type Step, STEPS } from './steps.js'
import { addUp, keepMeasured, recordedSeconds, type Seconds, slowestFiles, staleRecords } from './timings.js'
import { type Flaky, tryAgain } from './tryAgain.js'

/** The smallest supported machine has two cores. */
const LANES = 2
/** Above this number in one run, a common cause is likely. */
const MOST_FLAKY = 12
const FLAKY_FILE = 'build/flaky.json'

interface Result {
  readonly step: Step
  /** `Unsure`: tests failed and will be retried. */
  readonly outcome: 'Passed' | 'Failed' | 'Unsure'
  readonly seconds: number
  /** For steps with tests. */
  readonly passing?: number
  readonly secondsOf?: Seconds
  readonly failures: readonly Failure[]
  readonly printed: string
}

const indent = (text: string): string => text.trimEnd().replace(/^/gm, '  | ')

/**
 * Keeps only the failures of mocha's output, and other output in full, so that a truncated log still shows the cause.
 */
const failuresIn = (printed: string): string => /^ +\d+ failing$[^]*/m.exec(printed)?.[0] ?? printed

const WORD = { Passed: 'passed', Failed: 'FAILED', Unsure: 'again ' } as const

const countOf = (passing: number | undefined): string => (passing === undefined ? '' : `, ${passing} passing`)

const tell = ({ step, outcome, seconds, passing, failures, printed }: Result): void => {
  const again = outcome === 'Unsure' ? `, ${failures.length} to be tried again` : ''
  console.log(`${WORD[outcome]}  ${step.name} (${seconds.toFixed(1)} s)${countOf(passing)}${again}`)
  if (outcome !== 'Passed') console.log(indent(failuresIn(printed)))
  else if ('shown' in step) console.log(indent(printed))
}

const runStep = async (step: Step): Promise<Result> => {
  if ('run' in step) {
    const { passed, ...ended } = await runCommand(step.run)
    return { step, outcome: passed ? 'Passed' : 'Failed', failures: [], ...ended }
  }
  const { passed, ...ended } = await runMocha(step.mocha)
  return { step, outcome: passed ? 'Passed' : ended.failures.length > 0 ? 'Unsure' : 'Failed', ...ended }
}

/** Each lane runs one step after the other. Steps that need the build wait for it; others go first. */
const runAll = async (): Promise<readonly Result[]> => {
  const results: Result[] = []
  const left = [...STEPS]
  let built: Promise<boolean> | undefined
  const take = async (): Promise<Result | undefined> => {
    const step = left.shift()
    if (step === undefined) return undefined
    if (step.needsBuild === true && (await built) !== true)
      return { step, outcome: 'Failed', seconds: 0, failures: [], printed: 'Not run: there is no build.' }
    const running = runStep(step)
    if (step.name === BUILD) built = running.then(({ outcome }) => outcome === 'Passed')
    return running
  }
  const runLane = async (): Promise<void> => {
    for (let result = await take(); result !== undefined; result = await take()) {
      results.push(result)
      tell(result)
    }
  }
  await Promise.all(Array.from({ length: LANES }, runLane))
  return results
}

interface Settled {
  readonly results: readonly Result[]
  readonly flaky: readonly Flaky[]
}

/** Runs after all lanes have ended, so that nothing runs beside a retry. */
const settle = async (all: readonly Result[]): Promise<Settled> => {
  const results: Result[] = []
  const flaky: Flaky[] = []
  for (const result of all) {
    const { step, outcome, failures } = result
    if (outcome !== 'Unsure' || 'run' in step) results.push(result)
    else {
      const again = await tryAgain(failures, step.mocha, step.tries)
      flaky.push(...again.flaky)
      const settled = { ...result, ...again, outcome: again.failed.length === 0 ? 'Passed' : 'Failed' } as const
      if (settled.outcome === 'Failed') tell(settled)
      results.push(settled)
    }
  }
  return { results, flaky }
}

const inLanes = ({ step }: Result): boolean => 'mocha' in step && step.name.startsWith(LANE)

/** Prints the slowest files, and stores the durations of browser tests. */
const summarizeFiles = async (results: readonly Result[]): Promise<void> => {
  const secondsOf = (some: readonly Result[]): Seconds => addUp(some.map((each) => each.secondsOf ?? {}))
  console.log('The slowest files')
  for (const line of slowestFiles(secondsOf(results))) console.log(line)
  const measured = secondsOf(results.filter(inLanes))
  const stale = staleRecords(await recordedSeconds(), measured)
  if (stale.length > 0)
    console.log([`${SECONDS} is stale (npm run seconds:update):`, ...stale.map((line) => `  ${line}`)].join('\n'))
  if (results.filter(inLanes).every(({ outcome }) => outcome === 'Passed')) await keepMeasured(measured)
}

const summarize = async ({ results, flaky }: Settled, seconds: number): Promise<boolean> => {
  console.log(`\nSummary, after ${seconds.toFixed(0)} s`)
  for (const { step, outcome, seconds: took, passing } of results)
    console.log(`  ${WORD[outcome]}  ${took.toFixed(1).padStart(6)} s  ${step.name}${countOf(passing)}`)
  await summarizeFiles(results)
  await mkdir(`${ROOT}build`, { recursive: true })
  await writeFile(ROOT + FLAKY_FILE, `${JSON.stringify(flaky, undefined, 2)}\n`)
  if (flaky.length > 0) console.log(`Flaky: ${flaky.length}, passed when tried again alone (${FLAKY_FILE})`)
  for (const { file, title, failedRuns, runs, error } of flaky)
    console.log(`  ${file}: ${title}\n    failed ${failedRuns} of ${runs} runs: ${error}`)
  const failed = results.filter(({ outcome }) => outcome !== 'Passed').length
  if (flaky.length > MOST_FLAKY) console.log(`More than ${MOST_FLAKY} flaky tests fail the run.`)
  console.log(failed === 0 ? `All ${results.length} steps passed.` : `${failed} of ${results.length} steps failed.`)
  return failed === 0 && flaky.length <= MOST_FLAKY
}

/** Runs everything; returns whether all passed. */
export const main = async (): Promise<boolean> => {
  const started = performance.now()
  console.log(`Browser tests: ${await describeBrowser('Packed').catch(String)}`)
  console.log(`Logins, too: ${await describeBrowser('Newest').catch(String)}`)
  for (const line of WHAT_IS_LEFT_OUT) console.log(line)
  const settled = await settle(await runAll())
  return summarize(settled, (performance.now() - started) / 1000)
}
