import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { isFresh } from './build/isFresh.mjs'
import { browserLanes } from './test/browserLanes.js'
import { runCommand } from './test/runCommand.js'
import { type Failure, runMocha } from './test/runMocha.js'

/**
 * `npm run flakes -- 5`, or `npm run flakes -- 5 test/browser/staying.test.ts`: runs the browser tests that many times,
 * next to as many busy processes as there are cores, and prints which tests failed, in how many runs, and with what
 * errors.
 */
const [asked = '5', ...only] = process.argv.slice(2)
const runs = Number(asked)
if (!(Number.isInteger(runs) && runs > 0)) {
  console.error(`The number of runs must be a whole number above 0, not ${asked}.`)
  process.exit(1)
}
if (!(await isFresh())) {
  const { passed, printed } = await runCommand(['node', 'scripts/build.mjs'])
  if (!passed) throw new Error(printed)
}

const lanes = only.length === 0 ? browserLanes() : [only]
const busy = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']))
process.once('exit', () => busy.forEach((each) => each.kill()))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const failures: Failure[] = []
for (let run = 1; run <= runs; run += 1) {
  const ended = await Promise.all(lanes.map((files) => runMocha({ files })))
  for (const { passed, failures: here, printed } of ended) {
    // Once per run, even if a title occurs twice.
    failures.push(...new Map(here.map((failure) => [failure.title, failure])).values())
    if (!passed && here.length === 0) failures.push({ title: 'a run that broke off', isHook: false, error: printed })
  }
  const seconds = Math.max(...ended.map((each) => each.seconds))
  console.log(`run ${run} of ${runs}: ${seconds.toFixed(0)} s, ${ended.flatMap((each) => each.failures).length} failed`)
}

const rows = [...new Set(failures.map(({ title }) => title))].map((title) => {
  const all = failures.filter((failure) => failure.title === title)
  return { title, times: all.length, ...all[0] }
})
for (const { title, times, file = '', error = '' } of rows.toSorted((a, b) => b.times - a.times))
  console.log(`${times} of ${runs}  ${file}: ${title}\n        ${error}`)
console.log(rows.length === 0 ? 'No test failed.' : `${rows.length} tests failed in some run.`)
process.exit(rows.length === 0 ? 0 : 1)
