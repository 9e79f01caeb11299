import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'
import { isFresh } from './build/isFresh.mjs'

/** `npm run bench`, or `npm run bench -- 3` for fewer runs. Prints a table and asserts nothing, because times vary. */
const [asked] = process.argv.slice(2)
const runs = asked === undefined ? undefined : Number(asked)
if (runs !== undefined && !(Number.isInteger(runs) && runs > 0)) {
  console.error(`The number of runs must be a whole number above 0, not ${asked}.`)
  process.exit(1)
}

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
if (!(await isFresh())) await import('./build.mjs')

register()
const { main } = await import('../bench/main.ts')
await main(runs)
