import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { assert } from 'chai'
import { WAYS } from './support/countedWays.js'
import type { Work } from './support/workIn.js'

type Way = keyof typeof WAYS

/**
 * The most that each way may take. Modules: source files, of the product and its dependencies, that the page evaluated
 * or of which a function ran. Bytes: the functions that ran, which are those that the engine compiles, in the demo
 * bundled with names. Commits: React's, in the whole page. All three are the same on every machine, so 1 % of the
 * modules and 2 % of the bytes are left for small changes, and no commit. An update that React joins with another
 * costs none.
 */
const LIMITS: Readonly<Record<Way, Readonly<Record<'modules' | 'bytes' | 'commits', number>>>> = {
  'from the pointer on ConnectButton, by a press, to the rows of Connect': { modules: 451, bytes: 305_500, commits: 5 },
  'from a reload to the account of the wallet that was connected': { modules: 830, bytes: 428_800, commits: 7 },
  'from the pointer on the row of WalletConnect, by a press, to the QR code': {
    modules: 619,
    bytes: 494_600,
    commits: 5,
  },
}

/** The modules of the last run in this checkout that passed, by way. */
const PASSED = 'build/kept/work.json'
type Passed = Partial<Record<Way, Work['modules']>>

const readPassed = (): Passed => (existsSync(PASSED) ? (JSON.parse(readFileSync(PASSED, 'utf8')) as Passed) : {})

const keep = (way: Way, modules: Work['modules']): void => {
  mkdirSync('build/kept', { recursive: true })
  writeFileSync(PASSED, JSON.stringify({ ...readPassed(), [way]: modules }, undefined, 2))
}

const MOST_NAMED = 30

/** What grew since then, the most first. */
const growthOf = (way: Way, modules: Work['modules']): string => {
  const passed = readPassed()[way]
  if (passed === undefined)
    return `No run passed in this checkout: to have what grew named, run this test on the commit before, then here.`
  const grown = Object.entries(modules)
    .map(([file, bytes]) => ({ file, isNew: passed[file] === undefined, by: bytes - (passed[file] ?? 0) }))
    .filter(({ isNew, by }) => isNew || by > 0)
    .sort((a, b) => b.by - a.by)
    .map(({ file, isNew, by }) => `  ${file}: ${isNew ? 'new, ' : ''}${by} more bytes`)
  return ['Since it last passed in this checkout:', ...grown.slice(0, MOST_NAMED), `  ${grown.length} in all`].join(
    '\n',
  )
}

/** The first one bundles the demo. */
const LONGEST_MS = 180_000

describe('the work of a page', () => {
  for (const [way, count] of Object.entries(WAYS) as readonly [Way, () => Promise<Work>][])
    it(`does not grow: ${way}`, async () => {
      const { modules, commits } = await count()
      const bytes = Object.values(modules).reduce((sum, each) => sum + each, 0)
      const reached = { modules: Object.keys(modules).length, bytes, commits }
      const limits = LIMITS[way]
      const above = (['modules', 'bytes', 'commits'] as const)
        .filter((figure) => reached[figure] > limits[figure])
        .map((figure) => `${reached[figure]} ${figure}, ${reached[figure] - limits[figure]} above the limit`)
      if (above.length > 0) assert.fail([...above, growthOf(way, modules)].join('\n'))
      keep(way, modules)
    }).timeout(LONGEST_MS)
})
