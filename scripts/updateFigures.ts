import { readFile, writeFile } from 'node:fs/promises'
import { type Command, ROOT, runCommand } from './test/runCommand.js'

/** `npm run figures`: builds, measures, and rewrites the size tables in the README. */
const MEASUREMENTS: readonly Command[] = [
  ['node', 'scripts/build.mjs'],
  ['node', 'scripts/build/sizes.mjs'],
  ['node', '--import', 'tsx/esm', 'scripts/sizeBudgets.ts'],
  ['node', 'scripts/loading.mjs'],
]

for (const command of MEASUREMENTS) {
  const { passed, printed } = await runCommand(command)
  if (!passed) throw new Error(printed)
}

/** Replaces the table between its two marker comments. */
const place = async (text: string, name: string): Promise<string> => {
  const [start, end] = [`<!-- ${name}, by npm run figures -->\n`, `<!-- ${name} end -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`README.md has no place for ${name}`)
  const table = await readFile(`${ROOT}build/${name}.md`, 'utf8')
  return `${text.slice(0, from + start.length)}${table}${text.slice(to)}`
}

const readme = await readFile(`${ROOT}README.md`, 'utf8')
await writeFile(`${ROOT}README.md`, await place(await place(readme, 'sizes'), 'loading'))
