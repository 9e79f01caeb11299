import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { assert } from 'chai'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const NUMBERS = Array.from({ length: 30 }, (_, n) => n + 1)

const idOf = (n: number): string => `S-${String(n).padStart(2, '0')}`

const tests = readdirSync(`${ROOT}test`, { recursive: true, encoding: 'utf8' }).map(
  (path) => `test/${path.replaceAll('\\', '/')}`,
)
/** A test is named by the end of its path, as far as needed to be unique. */
const filesOf = (name: string): readonly string[] =>
  tests.filter((path) => new RegExp(`(^|/)${name}\\.test\\.tsx?$`).test(path))

const docs = readFileSync(`${ROOT}docs/security.md`, 'utf8')
const rows = [...docs.matchAll(/^\| (S-\d\d)(?: to (S-\d\d))? \| [^|]+ \| ([^|]+) \| ([^|]*) ?\|$/gm)].map(
  ([, first = '', last = first, state = '', by = '']) => ({
    ids: NUMBERS.map(idOf).filter((id) => id >= first && id <= last),
    state,
    names: [...by.matchAll(/`([\w/]+)`/g)].map(([, name]) => name ?? ''),
  }),
)

describe('docs/security.md', () => {
  it('has each of the thirty requirements once, in order', () =>
    assert.deepEqual(
      rows.flatMap(({ ids }) => ids),
      NUMBERS.map(idOf),
    ))

  it('states for each whether it is held, wholly, partly, or later', () => {
    for (const { ids, state } of rows) assert.match(state, /^(held|partly|later)\b/, ids[0])
  })

  it('names tests for every held one, and each of them claims its id', () => {
    for (const { ids, state, names } of rows) {
      if (!state.startsWith('later')) assert.isNotEmpty(names, ids[0])
      for (const name of names) {
        const [file, ...others] = filesOf(name)
        if (file === undefined || others.length > 0) assert.fail(`${name} is not the name of one test`)
        for (const id of ids) assert.include(readFileSync(`${ROOT}${file}`, 'utf8'), id, file)
      }
    }
  })
})
