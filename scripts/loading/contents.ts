import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { AnyMap, decodedMappings } from '@jridgewell/trace-mapping'

export type Owner = 'portico' | 'pictures' | 'marks' | 'sdk' | 'viem' | 'host'

const OWNERS: readonly (readonly [Owner, RegExp])[] = [
  /** The pairing SDK, in a chunk of its own. */
  ['sdk', /node_modules\/portico\/dist\/chunks\/sdk\.lazy\.js/],
  /** Image checker of the rows, which are shown before it loads. */
  ['pictures', /node_modules\/portico\/dist\/chunks\/pictures\.js/],
  /** Logos of the logins; letters stand in until they load. */
  ['marks', /node_modules\/portico\/dist\/chunks\/brandMarks\.js/],
  /** Portico with its bundled code, and decimal.js, which hosts have only through Portico. */
  ['portico', /node_modules\/(portico|decimal\.js)\//],
  ['viem', /node_modules\/(viem|ox|abitype|isows|eventemitter3|@noble|@scure|@adraffy)\//],
]

/** Gzipped bytes of a script, by owner. */
export type Script = ReadonlyMap<Owner, number>

const ownerOf = (source: string | null | undefined): Owner => {
  const found = OWNERS.find(([, pattern]) => pattern.test(source ?? ''))
  return found?.[0] ?? 'host'
}

/** Splits a script's text by owner. Text without a source, such as bundler wrappers, belongs to the text before it. */
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

/** Vite's own files without source maps: one preloads style sheets, the other wraps CommonJS modules. */
const OF_BUNDLER = /\/(preload-helper|rolldown-runtime)-[\w-]+\.js$/

/** Reads the map named in the script's last line, from the same folder. */
const readMap = async (path: string, code: string): Promise<string> => {
  const name = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(code)?.[1]
  if (name === undefined) throw new Error(`${path} has no source map: whose code is it?`)
  return readFile(join(dirname(path), name), 'utf8')
}

/** Determines the owners of a script's text by its source map. */
export const readScript = async (folder: string, pathname: string): Promise<Script> => {
  const path = join(folder, pathname)
  const code = await readFile(path, 'utf8')
  if (OF_BUNDLER.test(pathname)) return new Map()
  const texts = textsOf(code, await readMap(path, code))
  return new Map([...texts].map(([owner, text]) => [owner, gzipped(texts.size === 1 ? code : text)]))
}
