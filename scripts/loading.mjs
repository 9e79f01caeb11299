import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
register()
const { BUNDLERS } = await import('./loading/bundlers.ts')
const { main } = await import('./loading/main.ts')

/** `node scripts/loading.mjs`, after a build; optionally with names of bundlers. Fails above a budget. */
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !BUNDLERS.includes(name))
if (unknown.length > 0) {
  console.error(`Not among ${BUNDLERS.join(', ')}: ${unknown.join(', ')}`)
  process.exit(1)
}

const excesses = await main(asked.length === 0 ? BUNDLERS : asked)
if (excesses.length > 0) {
  console.error(excesses.join('\n'))
  process.exitCode = 1
}
