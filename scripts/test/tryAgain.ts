import { type Failure, type MochaRun, runMocha } from './runMocha.js'

/** A test that failed, and passed when retried alone. */
export interface Flaky {
  readonly file: string
  readonly title: string
  readonly failedRuns: number
  readonly runs: number
  /** Error of its first failure. */
  readonly error: string
}

/** Result of a mocha run after retries of its failures. */
export interface SecondTries {
  readonly flaky: readonly Flaky[]
  readonly failed: readonly Failure[]
  /** Output of the last retry of tests that still fail. */
  readonly printed: string
}

const inPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** All tests of a file with a failed hook: it is unknown which of them the hook prevented. */
const onlyThese = (failures: readonly Failure[]): readonly string[] =>
  failures.some(({ isHook }) => isHook)
    ? []
    : ['--grep', `^(?:${failures.map(({ title }) => inPattern(title)).join('|')})$`]

/** Runs in a separate process, with its own browser and sandbox. */
const tryFile = async (
  file: string,
  failures: readonly Failure[],
  run: Omit<MochaRun, 'files'>,
  tries: number,
): Promise<SecondTries> => {
  const flaky: Flaky[] = []
  let [left, printed] = [failures, '']
  for (let runs = 2; runs <= tries + 1 && left.length > 0; runs += 1) {
    const ended = await runMocha({ ...run, files: [file], options: [...(run.options ?? []), ...onlyThese(left)] })
    printed = ended.printed
    // A run that broke off, or did not find the test, proves nothing.
    if (ended.passed ? ended.passing === 0 : ended.failures.length === 0) continue
    const again = new Set(ended.failures.map(({ title }) => title))
    for (const { title, error } of left.filter((test) => !again.has(test.title)))
      flaky.push({ file, title, failedRuns: runs - 1, runs, error })
    // Keeps the first error.
    left = ended.failures.map((failure) => left.find(({ title }) => title === failure.title) ?? failure)
  }
  return { flaky, failed: left, printed: left.length === 0 ? '' : printed }
}

/** Retries failed tests of a mocha run file by file, at most `tries` times each. */
export const tryAgain = async (
  failures: readonly Failure[],
  run: Omit<MochaRun, 'files'>,
  tries: number,
): Promise<SecondTries> => {
  const outside = failures.filter(({ file }) => file === undefined)
  const all: SecondTries[] = [{ flaky: [], failed: outside, printed: '' }]
  for (const file of new Set(failures.flatMap((failure) => failure.file ?? [])))
    all.push(
      await tryFile(
        file,
        failures.filter((failure) => failure.file === file),
        run,
        tries,
      ),
    )
  return {
    flaky: all.flatMap((each) => each.flaky),
    failed: all.flatMap((each) => each.failed),
    printed: all.map((each) => each.printed).join(''),
  }
}
