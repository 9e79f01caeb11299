import { readdirSync } from 'node:fs'
import { browserLanes, DENIED_LOGINS } from './browserLanes.js'
import { isRun } from './onChange.js'
import { type Command, ROOT } from './runCommand.js'
import type { MochaRun } from './runMocha.js'

/** A gate is deterministic, so it is not retried. */
interface Gate {
  readonly run: Command
  /** Prints its output also on success: what is left of a budget. */
  readonly shown?: true
}

/**
 * Tests depend on timers, sockets and pages. A failed test is retried alone up to `tries` times, and counts as flaky if
 * it then passes.
 */
interface Tests {
  readonly mocha: MochaRun
  readonly tries: number
}

/** A step with `needsBuild` is skipped without a build, and counts as failed. */
export type Step = (Gate | Tests) & { readonly name: string; readonly needsBuild?: true }

const SOURCES = [
  ...['domain', 'application', 'infrastructure', 'ui-react', 'sandbox', 'demo', 'bench', 'test'],
  ...[
    'index.ts',
    'index.development.ts',
    'react.ts',
    'networks.ts',
    'themes.ts',
    'siwx.ts',
    'server.ts',
    'testing.ts',
    'sandbox.ts',
  ],
]

const gate = (name: string, ...run: Command): Step => ({ name, run })
const gateOfBuild = (name: string, ...run: Command): Step => ({ name, run, needsBuild: true })
const files = (pattern: string): MochaRun => ({ files: [`test/${pattern}`] })

const browser = (name: string, lane: readonly string[], env: NodeJS.ProcessEnv = {}): Step => ({
  name,
  mocha: { files: lane, env },
  tries: 2,
  needsBuild: true,
})

const GATE_TESTS = readdirSync(`${ROOT}test/architecture`)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `test/architecture/${name}`)
  .filter(isRun)

const SANDBOX_TESTS = 'test/sandbox/**/*.test.ts'
const sandbox: Step = {
  name: 'sandbox tests',
  // The wallet SDK in these tests keeps timers that only end with the process.
  mocha: { files: [SANDBOX_TESTS], options: ['--exit'] },
  tries: 1,
}

/** Caches for later runs of the checkout: types and format of unchanged files. */
const KEPT = 'build/kept'
const CACHED_FORMAT = ['--cache', '--cache-strategy=content', `--cache-location=${KEPT}/prettier.json`]

export const BUILD = 'build'
/** Name prefix of the browser lanes. */
export const LANE = 'browser tests, lane'

/**
 * All gates and tests in starting order: first those that changes break most often, then the longest, so that both
 * lanes end together.
 */
export const STEPS: readonly Step[] = [
  gate(BUILD, 'node', 'scripts/build.mjs'),
  gate('types', 'tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', `${KEPT}/tsbuildinfo.json`),
  gate('format', 'prettier', '--check', '--log-level=warn', ...CACHED_FORMAT, '.'),
  // Not cached: its rules for a file depend on the types of others.
  gate('lint', 'eslint', '.', '--max-warnings=0'),
  gateOfBuild('package', 'node', 'scripts/build/checkPackage.mjs'),
  gateOfBuild('loading order', 'node', 'scripts/build/sizes.mjs'),
  {
    name: 'size budgets',
    run: ['node', '--import', 'tsx/esm', 'scripts/sizeBudgets.ts'],
    needsBuild: true,
    shown: true,
  },
  {
    name: 'unit and contract tests',
    mocha: files('{domain,application,infrastructure,support,attacks}/**/*.test.ts'),
    tries: 1,
  },
  { name: 'interface tests', mocha: files('ui-react/**/*.test.{ts,tsx}'), tries: 1 },
  gate('import rules', 'depcruise', '--config', '.dependency-cruiser.cjs', ...SOURCES),
  ...browserLanes().map((lane, at) => browser(`${LANE} ${at + 1}`, lane)),
  gateOfBuild('tests of the gates', 'mocha', ...GATE_TESTS),
  { name: 'loading in four bundlers', run: ['node', 'scripts/loading.mjs'], needsBuild: true, shown: true },
  ...(isRun(SANDBOX_TESTS) ? [sandbox] : []),
  browser('logins in the newest Chromium', DENIED_LOGINS, { TEST_BROWSER: 'newest' }),
  { name: 'package tests', mocha: files('package/**/*.test.ts'), tries: 1, needsBuild: true },
  gate('unused code', 'knip'),
  gate(
    'code that only tests reach',
    ...(['knip', '--production', '--config=knip.production.jsonc', '--treat-tag-hints-as-errors'] as const),
  ),
]
