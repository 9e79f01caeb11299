import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

export interface Dependency {
  readonly name: string
  readonly version: string
  readonly licence: string
  /** Path in the lockfile: `node_modules/rxjs`. */
  readonly place: string
}

const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

const find = (name: string, from: string): string => {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  if (from === dirname(from)) throw new Error(`${name} is not installed`)
  return find(name, dirname(from))
}

const closure = (names: readonly string[], from: string, seen: Map<string, Manifest>): Map<string, Manifest> => {
  for (const name of names) {
    const folder = find(name, from)
    if (seen.has(folder)) continue
    const manifest = read(folder)
    seen.set(folder, manifest)
    closure(Object.keys(manifest.dependencies ?? {}), folder, seen)
  }
  return seen
}

/** Packages bundled into the build, according to its notices. */
export const bundledNames = (): readonly string[] =>
  [...readFileSync(join(ROOT, 'dist/THIRD-PARTY-NOTICES.txt'), 'utf8').matchAll(/^(\S+) \d\S* \(.+\)$/gm)].map(
    ([, name]) => name ?? '',
  )

/**
 * All packages whose code runs with Portico, installed or bundled, with transitive dependencies; or those of `roots`
 * only.
 */
export const dependenciesOf = (
  roots: readonly string[] = [...Object.keys(read(ROOT).dependencies ?? {}), ...bundledNames()],
): readonly Dependency[] =>
  [...closure(roots, ROOT, new Map())]
    .map(([folder, { name, version, license }]) => ({
      name,
      version,
      licence: license ?? 'none',
      place: relative(ROOT, folder).replaceAll('\\', '/'),
    }))
    .sort((one, other) => (one.place < other.place ? -1 : 1))
