import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserLanes, loginLanes } from './test/browserLanes.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const SOURCES = [
  'domain',
  'application',
  'infrastructure',
  'ui-react',
  'sandbox',
  'demo',
  'bench',
  'test',
  'index.ts',
  'react.ts',
  'networks.ts',
  'themes.ts',
  'testing.ts',
  'sandbox.ts',
]

const mocha = (spec) => ['mocha', `test/${spec}`]
const script = (path) => ['node', `scripts/${path}`]

/** The longest step takes a quarter of an hour. One that hangs is named, and leaves time for those after it. */
const DEADLINE_MS = 25 * 60_000

const NEWEST_LANES = loginLanes()

/**
 * Every gate and test. Groups follow one another; the two lanes of a group run side by side, because two
 * cores are what the smallest machine has. What needs the build is not run without it, and counts as failed.
 */
const GROUPS = [
  [
    [
      { name: 'build', run: script('build.mjs') },
      { name: 'package', run: script('build/checkPackage.mjs'), needsBuild: true },
      { name: 'loading order', run: script('build/sizes.mjs'), needsBuild: true },
      { name: 'size budgets', run: ['size-limit'], needsBuild: true },
    ],
    [
      { name: 'format', run: ['prettier', '--check', '--log-level=warn', '.'] },
      { name: 'types', run: ['tsc', '--noEmit'] },
      { name: 'lint', run: ['eslint', '.', '--max-warnings=0'] },
    ],
  ],
  [
    [
      { name: 'import rules', run: ['depcruise', '--config', '.dependency-cruiser.cjs', ...SOURCES] },
      { name: 'unused code', run: ['knip'] },
      {
        name: 'code that only tests reach',
        run: ['knip', '--production', '--config=knip.production.jsonc', '--treat-tag-hints-as-errors'],
      },
      { name: 'interface tests', run: mocha('ui-react/**/*.test.{ts,tsx}') },
      { name: 'package tests', run: mocha('package/**/*.test.ts'), needsBuild: true },
    ],
    [
      {
        name: 'unit and contract tests',
        run: mocha('{domain,application,infrastructure,support,attacks}/**/*.test.ts'),
      },
      { name: 'tests of the gates', run: mocha('architecture/**/*.test.ts'), needsBuild: true },
    ],
  ],
  // The wallet SDK in these tests keeps timers that only the end of the process clears.
  [
    [{ name: 'sandbox tests', run: [...mocha('sandbox/**/*.test.ts'), '--exit'] }],
    [{ name: 'loading in four bundlers', run: script('loading.mjs'), needsBuild: true }],
  ],
  browserLanes().map((files, lane) => [
    { name: `browser tests, lane ${lane + 1}`, run: ['mocha', ...files], needsBuild: true },
    {
      name: `login tests in the newest Chromium, lane ${lane + 1}`,
      run: ['mocha', ...NEWEST_LANES[lane]],
      env: { LOGIN_BROWSER: 'newest' },
      needsBuild: true,
    },
  ]),
]

const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)

const results = []

/**
 * Keeps only the failures of mocha's output, and everything of other output, so that a truncated log still shows the
 * cause.
 */
const failuresIn = (printed) => /^ +\d+ failing$[^]*/m.exec(printed)?.[0] ?? printed

const report = (name, passed, seconds, printed) => {
  results.push({ name, passed, seconds })
  const counts = /^\s+\d+ passing.*$/m.exec(printed)?.[0].trim()
  console.log(`${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)${counts === undefined ? '' : `, ${counts}`}`)
  if (!passed) console.log(failuresIn(printed).trimEnd().replace(/^/gm, '  | '))
}

const run = ({ name, run: [command, ...args], env, needsBuild }) =>
  new Promise((resolve) => {
    const built = results.every((result) => result.name !== 'build' || result.passed)
    if (needsBuild && !built) {
      report(name, false, '0.0', 'Not run: there is no build.')
      resolve()
      return
    }
    const started = performance.now()
    let printed = ''
    const end = (code) => {
      const ms = performance.now() - started
      const isLate = ms > DEADLINE_MS
      if (isLate) printed = `${printed.slice(-2000)}\nIt did not end by itself, and was stopped.`
      report(name, code === 0 && !isLate, (ms / 1000).toFixed(1), printed)
      resolve()
    }
    const child = spawn(command, args, {
      cwd: ROOT,
      timeout: DEADLINE_MS,
      // Mocha's process passes this one on to the one that runs the tests.
      killSignal: 'SIGINT',
      shell: process.platform === 'win32',
      env: { ...process.env, PATH, FORCE_COLOR: '0', ...env },
    })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text))
    child.on('error', (error) => (printed += error.message))
    child.on('close', end)
  })

const runLane = async (steps) => {
  for (const step of steps) await run(step)
}

const started = performance.now()
for (const lanes of GROUPS) await Promise.all(lanes.map(runLane))

const failed = results.filter(({ passed }) => !passed)
console.log(`\nSummary, after ${((performance.now() - started) / 1000).toFixed(0)} s`)
for (const { name, passed, seconds } of results)
  console.log(`  ${passed ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${name}`)
console.log(
  failed.length === 0 ? `All ${results.length} steps passed.` : `${failed.length} of ${results.length} steps failed.`,
)
process.exitCode = failed.length === 0 ? 0 : 1
