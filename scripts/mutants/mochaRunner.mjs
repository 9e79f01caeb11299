import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { determineHitLimitReached, DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import Mocha from 'mocha'

/** What the mutated code reads and writes: the mutant that is on, the test that runs, and who met which mutant. */
const meter = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {})

const testFilesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))

const toResult = (test, failure) => ({
  id: test.fullTitle(),
  name: test.fullTitle(),
  timeSpentMs: test.duration ?? 0,
  ...(failure === undefined
    ? { status: TestStatus.Success }
    : { status: TestStatus.Failed, failureMessage: failure.stack ?? String(failure) }),
})

/** How many of the tests that failed last are tried first. */
const MAX_LIKELY = 20

/**
 * Runs mocha's tests for Stryker, in the process that Stryker starts. Stryker's own runner knows mocha up to 11 only.
 * ESM files cannot be loaded twice: they are loaded once for all mutants, and Stryker starts another process for a
 * mutant of code that runs while its file is loaded.
 */
class MochaRunner {
  static inject = tokens(commonTokens.options)
  #folders
  #timeout
  #loading
  /** Titles of the tests that killed the last mutants, the latest first: they are likely to kill the next one. */
  #likely = []

  constructor({ mocha }) {
    this.#folders = mocha.folders
    this.#timeout = mocha.timeout
  }

  capabilities() {
    return { reloadEnvironment: false }
  }

  async dryRun({ disableBail }) {
    const outcome = await this.#run({ bail: !disableBail })
    return { ...outcome, mutantCoverage: meter.mutantCoverage }
  }

  async mutantRun({ activeMutant, disableBail, hitLimit, mutantActivation, testFilter }) {
    if (mutantActivation === 'runtime') await this.#load()
    meter.activeMutant = activeMutant.id
    meter.hitCount = hitLimit === undefined ? undefined : 0
    meter.hitLimit = hitLimit
    const outcome = await this.#judge({ bail: !disableBail, titles: testFilter })
    return toMutantRunResult(determineHitLimitReached(meter.hitCount, meter.hitLimit) ?? outcome)
  }

  async #judge({ bail, titles }) {
    const killerOf = ({ tests = [] }) => tests.find(({ status }) => status === TestStatus.Failed)?.id
    const likely = this.#likely.filter((title) => titles?.includes(title) ?? true)
    const first = bail && likely.length > 0 ? await this.#run({ bail, titles: likely }) : {}
    const outcome = killerOf(first) === undefined ? await this.#run({ bail, titles }) : first
    const killer = killerOf(outcome)
    if (killer !== undefined)
      this.#likely = [killer, ...this.#likely.filter((title) => title !== killer)].slice(0, MAX_LIKELY)
    return outcome
  }

  #load() {
    const load = async () => {
      const mocha = new Mocha({ timeout: this.#timeout, reporter: function Silent() {} })
      mocha.cleanReferencesAfterRun(false)
      mocha.rootHooks({
        beforeEach() {
          meter.currentTestId = this.currentTest.fullTitle()
        },
      })
      for (const file of this.#folders.flatMap(testFilesIn)) mocha.addFile(file)
      await mocha.loadFilesAsync()
      return mocha
    }
    return (this.#loading ??= load())
  }

  async #run({ bail, titles }) {
    let mocha
    try {
      mocha = await this.#load()
    } catch (error) {
      return { status: DryRunStatus.Error, errorMessage: error.stack }
    }
    const escaped = titles?.map((title) => title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')
    mocha.grep(escaped === undefined ? /(?:)/ : new RegExp(`^(?:${escaped})$`))
    mocha.bail(bail)
    const tests = []
    await new Promise((resolve) => {
      const running = mocha.run(resolve)
      running.on('pass', (test) => tests.push(toResult(test)))
      running.on('fail', (test, failure) => tests.push(toResult(test, failure)))
    })
    return { status: DryRunStatus.Complete, tests }
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'mocha-of-this-project', MochaRunner)]

/** The options of this runner: the folders whose tests run, and how long a test may take. */
export const strykerValidationSchema = {
  properties: {
    mocha: {
      type: 'object',
      properties: { folders: { type: 'array', items: { type: 'string' } }, timeout: { type: 'number' } },
    },
  },
}
