import { runMocha } from './test/runMocha.js'

/**
 * `npm run fuzz`, or `npm run fuzz -- 1000000`: round-trips that many random sign-in messages (default 100,000; `npm
 * test` runs 2,000). A failure prints its seed.
 */
const [cases = '100000'] = process.argv.slice(2)
if (!/^[1-9]\d{0,7}$/.test(cases)) {
  console.error(`The number of cases must be a whole number above 0, not ${cases}.`)
  process.exit(1)
}
const { passed, printed, seconds } = await runMocha({
  files: ['test/domain/**/*Fuzz.test.ts'],
  options: ['--timeout=0'],
  env: { FUZZ_CASES: cases },
})
console.log(`${printed}\n${passed ? 'passed' : 'FAILED'}: ${cases} cases each (${seconds.toFixed(0)} s)`)
process.exitCode = passed ? 0 : 1
