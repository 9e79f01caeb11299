/**
 * How mutants are made and run. `ignoreStatic`: a mutant of code that only runs while its file is loaded would need a
 * process of its own and every test, which is half a minute each and most of the time of a run. `patienceMs`: Stryker
 * ends an endless loop by counting its rounds; the time is long, so that a busy machine does not pass for a killed
 * mutant.
 *
 * `slowestTestMs`: how long a test may take before it counts as failed. `left`: kinds of change that are not made.
 *
 * @param {{
 *   name: string, mutate: string[], folders: string[], lowest: number,
 *   slowestTestMs?: number, patienceMs?: number, left?: string[],
 * }} what
 */
export const mutantsOf = ({
  name,
  mutate,
  folders,
  lowest,
  slowestTestMs = 30_000,
  patienceMs = 60_000,
  left = [],
}) => ({
  plugins: ['./scripts/mutants/mochaRunner.mjs'],
  testRunner: 'mocha-of-this-project',
  testRunnerNodeArgs: ['--import=./scripts/mochaRegister.mjs'],
  mocha: { folders, timeout: slowestTestMs },
  mutate,
  mutator: { excludedMutations: left },
  ignorePatterns: ['build', 'dist', '.git'],
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  timeoutMS: patienceMs,
  concurrency: 2,
  tempDirName: `build/mutants/${name}`,
  disableTypeChecks: false,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `build/mutants/${name}.json` },
  clearTextReporter: { reportTests: false, allowColor: false },
  thresholds: { high: 100, low: lowest, break: lowest },
})
