import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { determineHitLimitReached, DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import Mocha from 'mocha'

/** State shared with the mutated code: active mutant, current test, and coverage by test. */
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

/** Number of recently failed tests that are tried first. */
const MAX_LIKELY = 20

/**
 * Mocha test runner for Stryker, in the process that Stryker starts; Stryker's own runner supports mocha up to 11 only.
 * ESM files cannot be reloaded: they are loaded once for all mutants, and Stryker starts another process for mutants of
 * load-time code.
 */
class MochaRunner {
  static inject = tokens(commonTokens.options)
  #folders
  #timeout
  #loading
  /** Titles of tests that killed recent mutants, latest first: likely to kill the next one. */
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

/** Options of this runner: folders of the tests, and the time limit per test. */
export const strykerValidationSchema = {
  properties: {
    mocha: {
      type: 'object',
      properties: { folders: { type: 'array', items: { type: 'string' } }, timeout: { type: 'number' } },
    },
  },
}
