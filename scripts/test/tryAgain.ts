import { type Failure, type MochaRun, runMocha } from './runMocha.js'

/** A test that failed, and passed when it was tried again, alone. */
export interface Flaky {
  readonly file: string
  readonly title: string
  readonly failedRuns: number
  readonly runs: number
  /** Of its first failure. */
  readonly error: string
}

/** What a run of mocha comes to, once what failed in it has been tried again. */
export interface SecondTries {
  readonly flaky: readonly Flaky[]
  readonly failed: readonly Failure[]
  /** What the last try of those that failed printed. */
  readonly printed: string
}

const inPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Of a file with a hook that failed, all tests: which of them the hook kept from running is not known. */
const onlyThese = (failures: readonly Failure[]): readonly string[] =>
  failures.some(({ isHook }) => isHook)
    ? []
    : ['--grep', `^(?:${failures.map(({ title }) => inPattern(title)).join('|')})$`]

/** In a process, with a browser and a sandbox, of its own. */
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
    // One that broke off, or in which the test was not found, says nothing of it.
    if (ended.passed ? ended.passing === 0 : ended.failures.length === 0) continue
    const again = new Set(ended.failures.map(({ title }) => title))
    for (const { title, error } of left.filter((test) => !again.has(test.title)))
      flaky.push({ file, title, failedRuns: runs - 1, runs, error })
    // With what it failed by at first.
    left = ended.failures.map((failure) => left.find(({ title }) => title === failure.title) ?? failure)
  }
  return { flaky, failed: left, printed: left.length === 0 ? '' : printed }
}

/** Tries what failed in a run of mocha again, file by file, each at most `tries` times. */
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
