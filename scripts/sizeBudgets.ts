import { mkdir, writeFile } from 'node:fs/promises'
import { ROOT, runCommand } from './test/runCommand.js'

/**
 * The budgets of size in package.json, after `scripts/build/sizes.mjs`: prints what is left of each, keeps the table in
 * `build/sizes.md`, and fails above one.
 */
interface Size {
  readonly name: string
  readonly passed: boolean
  /** Bytes, gzipped. */
  readonly size: number
  readonly sizeLimit: number
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1)

const { printed } = await runCommand(['size-limit', '--json'])
const sizes = JSON.parse(printed) as readonly Size[]
for (const { name, passed, size, sizeLimit } of sizes) {
  const left = passed ? `${kb(sizeLimit - size)} left` : `${size - sizeLimit} bytes over`
  console.log(`${name}: ${kb(size)} of ${kb(sizeLimit)} kB, ${left}`)
}
const rows = sizes.map(({ name, size, sizeLimit }) => `| ${name} | ${kb(size)} kB | ${kb(sizeLimit)} kB |`)
await mkdir(`${ROOT}build`, { recursive: true })
await writeFile(
  `${ROOT}build/sizes.md`,
  ['| gzipped, React not counted | now | budget |', '| --- | --- | --- |', ...rows, ''].join('\n'),
)
process.exitCode = sizes.every(({ passed }) => passed) ? 0 : 1
