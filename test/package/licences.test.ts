import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { assert } from 'chai'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Licences the Open Source Initiative approved, of those met so far and their likely neighbours. */
const APPROVED = new Set(['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'MPL-2.0', 'Unlicense', 'BlueOak-1.0.0'])

interface Manifest {
  readonly name: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

const find = (name: string, from: string): string => {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  if (from === dirname(from)) throw new Error(`${name} is not installed`)
  return find(name, dirname(from))
}

const closure = (names: readonly string[], from: string, seen = new Map<string, Manifest>()): Map<string, Manifest> => {
  for (const name of names) {
    const folder = find(name, from)
    if (seen.has(folder)) continue
    const manifest = read(folder)
    seen.set(folder, manifest)
    closure(Object.keys(manifest.dependencies ?? {}), folder, seen)
  }
  return seen
}

/** "MIT OR X" asks for one of the two; "MIT AND X" for both. */
const isApproved = (licence: string): boolean =>
  licence.replace(/[()]/g, '').split(' OR ').some((choice) => choice.split(' AND ').every((one) => APPROVED.has(one.trim())))

describe('the licences', () => {
  const notices = readFileSync(join(ROOT, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8')
  const bundled = [...notices.matchAll(/^(\S+) \d\S* \(.+\)$/gm)].map(([, name]) => name ?? '')
  const installed = Object.keys(read(ROOT).dependencies ?? {})

  it('of all that is installed with Portico or bundled in it are approved by the Open Source Initiative', () => {
    const all = [...closure([...installed, ...bundled], ROOT).values()]
    assert.isAbove(all.length, 10)
    const refused = all.filter(({ license }) => license === undefined || !isApproved(license))
    assert.deepEqual(refused.map(({ name, license }) => `${name}: ${license ?? 'none'}`), [])
  })

  it('of what is bundled are in the package, in full', () => {
    assert.includeMembers(bundled, ['fp-ts', 'io-ts', '@inversifyjs/container', 'rxjs'])
    for (const text of notices.split(/^-{72}$/m)) assert.isAbove(text.trim().length, 300, text)
  })
})
