import { spawn } from 'node:child_process'

const mocha = (...specs) => ['npx', ['--no-install', 'mocha', ...specs.map((spec) => `test/${spec}`)]]
const tool = (name, ...args) => ['npx', ['--no-install', name, ...args]]
const script = (path) => ['node', [path]]

/** Two lanes at a time, because two cores are what the smallest machine has; a lane's steps follow one another. */
const LANES = [
  [
    [
      ['build', script('scripts/build.mjs')],
      ['package', script('scripts/build/checkPackage.mjs')],
      ['sizes', script('scripts/build/sizes.mjs')],
      ['size budgets', tool('size-limit')],
    ],
    [
      ['types', tool('tsc', '--noEmit')],
      ['lint', tool('eslint', '.', '--max-warnings=0')],
      ['import rules', tool('depcruise', '--config', '.dependency-cruiser.cjs', 'domain', 'application', 'infrastructure', 'ui-react', 'sandbox', 'demo', 'test', 'index.ts', 'react.ts', 'networks.ts', 'testing.ts', 'sandbox.ts')],
      ['unused code', tool('knip')],
    ],
  ],
  [
    [['unit and contract tests', mocha('{domain,application,infrastructure,support}/**/*.test.ts')]],
    [
      ['interface tests', mocha('ui-react/**/*.test.{ts,tsx}')],
      ['package tests', mocha('package/**/*.test.ts')],
      ['gate tests', mocha('architecture/**/*.test.ts')],
    ],
  ],
  [[['sandbox tests', mocha('sandbox/**/*.test.ts')]]],
  [[['browser tests', mocha('browser/**/*.test.ts')]]],
]

const results = []

const run = ([name, [command, args]]) =>
  new Promise((resolve) => {
    const started = Date.now()
    const child = spawn(command, args, { env: { ...process.env, NODE_ENV: 'test', FORCE_COLOR: '0' } })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text))
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      results.push({ name, passed: code === 0, seconds })
      console.log(`\n== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
      const counts = printed.match(/^\s+\d+ passing.*$/m)?.[0].trim()
      console.log(code === 0 ? (counts ?? '') : printed)
      resolve()
    })
  })

const runLane = async (steps) => {
  for (const step of steps) await run(step)
}

for (const lanes of LANES) await Promise.all(lanes.map(runLane))

console.log('\nSummary')
for (const { name, passed, seconds } of results) console.log(`  ${passed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
const failed = results.filter(({ passed }) => !passed)
console.log(failed.length === 0 ? `All ${results.length} steps passed.` : `${failed.length} of ${results.length} steps failed.`)
process.exitCode = failed.length === 0 ? 0 : 1
