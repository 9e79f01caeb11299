/**
 * Stryker options. `ignoreStatic`: a mutant of load-time code would need its own process and all tests, half a minute
 * each and most of a run. `patienceMs`: Stryker ends endless loops by counting iterations, so the timeout is long: a
 * busy machine must not count as a killed mutant.
 *
 * `slowestTestMs`: time limit per test. `left`: excluded mutations.
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
