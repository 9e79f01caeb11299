import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { browserLanes, SECONDS } from './test/browserLanes.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const FOLDER = `${ROOT}build/seconds`

/**
 * Runs the browser tests as `npm test` does, in their lanes side by side, and records what each file took. Needs the
 * build.
 */
const runLane = async (files, lane) => {
  const output = `${FOLDER}/${lane}.json`
  const args = [
    `${ROOT}node_modules/mocha/bin/mocha.js`,
    '--reporter=json',
    `--reporter-option=output=${output}`,
    ...files,
  ]
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] })
  await new Promise((resolve) => child.once('close', resolve))
  return JSON.parse(await readFile(output, 'utf8'))
}

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
const reports = await Promise.all(browserLanes().map(runLane))
const failures = reports.flatMap((report) => report.failures)
for (const { fullTitle, err } of failures) console.error(`${fullTitle}\n${err.stack ?? err.message}\n`)

const seconds = {}
for (const { file, duration = 0 } of reports.flatMap((report) => report.tests)) {
  const name = file.slice(ROOT.length).replaceAll('\\', '/')
  seconds[name] = (seconds[name] ?? 0) + duration / 1000
}
const rounded = Object.entries(seconds).map(([name, value]) => [name, Math.round(value)])
if (failures.length === 0) {
  const sorted = Object.fromEntries(rounded.sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(ROOT + SECONDS, `${JSON.stringify(sorted, null, 2)}\n`)
}
process.exitCode = failures.length === 0 ? 0 : 1
