import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { AnyMap, decodedMappings } from '@jridgewell/trace-mapping'

export type Owner = 'portico' | 'pictures' | 'marks' | 'sdk' | 'viem' | 'host'

const OWNERS: readonly (readonly [Owner, RegExp])[] = [
  /** The pairing SDK, which has a chunk of the package to itself. */
  ['sdk', /node_modules\/portico\/dist\/chunks\/sdk\.lazy\.js/],
  /** What checks the pictures of the rows, which stand before it comes. */
  ['pictures', /node_modules\/portico\/dist\/chunks\/pictures\.js/],
  /** The marks of the logins, which letters stand for until it comes. */
  ['marks', /node_modules\/portico\/dist\/chunks\/brandMarks\.js/],
  /** Portico with what is bundled into it, and the one dependency that only it brings. */
  ['portico', /node_modules\/(portico|decimal\.js)\//],
  ['viem', /node_modules\/(viem|ox|abitype|isows|eventemitter3|@noble|@scure|@adraffy)\//],
]

/** The bytes of a script, gzipped, by whose they are. */
export type Script = ReadonlyMap<Owner, number>

const ownerOf = (source: string | null | undefined): Owner => {
  const found = OWNERS.find(([, pattern]) => pattern.test(source ?? ''))
  return found?.[0] ?? 'host'
}

/**
 * The text of a script by whose it is. What no source is named for, the bundler's wrapping, goes with what is before
 * it.
 */
const textsOf = (code: string, map: string): ReadonlyMap<Owner, string> => {
  const traced = AnyMap(map)
  const texts = new Map<Owner, string>()
  let owner: Owner | undefined
  const add = (text: string): void => {
    if (owner !== undefined) texts.set(owner, (texts.get(owner) ?? '') + text)
  }
  const lines = code.split('\n')
  for (const [line, segments] of decodedMappings(traced).entries()) {
    const text = lines[line] ?? ''
    let from = 0
    for (const [column, source] of segments) {
      add(text.slice(from, column))
      from = column
      if (source !== undefined) owner = ownerOf(traced.sources[source])
    }
    add(text.slice(from))
  }
  return texts
}

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length

/** Vite's own, without a source map: one loads the style sheets of a chunk, the other reads modules of CommonJS. */
const OF_BUNDLER = /\/(preload-helper|rolldown-runtime)-[\w-]+\.js$/

/** Beside the script, under the name that its last line says. */
const readMap = async (path: string, code: string): Promise<string> => {
  const name = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(code)?.[1]
  if (name === undefined) throw new Error(`${path} has no source map: whose code is it?`)
  return readFile(join(dirname(path), name), 'utf8')
}

/** Reads whose the text of a script is, by its source map. */
export const readScript = async (folder: string, pathname: string): Promise<Script> => {
  const path = join(folder, pathname)
  const code = await readFile(path, 'utf8')
  if (OF_BUNDLER.test(pathname)) return new Map()
  const texts = textsOf(code, await readMap(path, code))
  return new Map([...texts].map(([owner, text]) => [owner, gzipped(texts.size === 1 ? code : text)]))
}
