import { writeFile } from 'node:fs/promises'
import { browserLanes, SECONDS } from './test/browserLanes.mjs'
import { ROOT } from './test/runCommand.js'
import { runMocha } from './test/runMocha.js'

/**
 * Runs the browser tests as `npm test` does, in their lanes side by side, and records what each file took. Needs the
 * build.
 */
const runs = await Promise.all(browserLanes().map((files) => runMocha({ files })))
for (const { passed, printed } of runs) if (!passed) console.error(printed)
if (runs.every(({ passed }) => passed)) {
  const seconds = runs.flatMap(({ secondsOf }) => Object.entries(secondsOf))
  const rounded = seconds.map(([file, value]) => [file, Math.round(value)] as const)
  const sorted = Object.fromEntries(rounded.toSorted(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(ROOT + SECONDS, `${JSON.stringify(sorted, undefined, 2)}\n`)
} else process.exitCode = 1
