import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { ROOT, runCommand } from './test/runCommand.js'

/**
 * Checks the size budgets in package.json and of each feature, after `scripts/build/sizes.mjs`: prints what is left,
 * writes the table to `build/sizes.md`, and fails above a budget.
 */
interface Size {
  readonly name: string
  readonly passed: boolean
  /** Gzipped bytes. */
  readonly size: number
  readonly sizeLimit: number
}

const kb = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Gzipped bytes of a feature's two chunks, code and views. */
const FEATURE_LIMIT = 4 * 1024
/**
 * Other limits by feature. Activity and NFTs include 9.5 KiB of long-list code, which is loaded once and shared with
 * all wallets. Send includes 8.5 KiB that a connected account and a first request have already loaded, and 1 KiB of
 * adapters that the core used to bind. Swap includes 8 KiB of long-list code, and 15 KiB already loaded by a connected
 * account, a first request and Send. Send and Swap include 4.2 KiB of `ui-react/payment`, which the first one loads for
 * both; Receive includes 1.3 KiB of that.
 */
const FEATURE_LIMITS: Readonly<Record<string, number>> = {
  activity: 16.25 * 1024,
  nfts: 15 * 1024,
  receive: 6.25 * 1024,
  send: 43 * 1024,
  siwx: 11.5 * 1024,
  swap: 58 * 1024,
}

/** Sizes that `scripts/build/sizes.mjs` recorded for each feature with views. */
const FEATURES = `${ROOT}build/size/features`

const sizeOfFeature = async (feature: string): Promise<Size> => {
  const folder = `${FEATURES}/${feature}`
  const files = await readdir(folder)
  const bytes = await Promise.all(files.map(async (file) => gzipSync(await readFile(`${folder}/${file}`)).length))
  const size = bytes.reduce((sum, each) => sum + each, 0)
  const sizeLimit = FEATURE_LIMITS[feature] ?? FEATURE_LIMIT
  return { name: `what ${feature} adds`, passed: size > 0 && size <= sizeLimit, size, sizeLimit }
}

const { printed } = await runCommand(['size-limit', '--json'])
const sizes = [
  ...(JSON.parse(printed) as readonly Size[]),
  ...(await Promise.all((await readdir(FEATURES)).map(sizeOfFeature))),
]
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
