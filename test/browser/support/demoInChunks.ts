import { dirname, relative, resolve } from 'node:path'
import { TraceMap } from '@jridgewell/trace-mapping'
import { build } from 'esbuild'

const OUT = resolve('build/flows')

export interface Script {
  /** In the page. */
  readonly path: string
  readonly text: string
  readonly map: TraceMap
  /** The offset of each line. */
  readonly lines: readonly number[]
}

const linesOf = (text: string): readonly number[] => [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]

const bundleDemo = async (): Promise<ReadonlyMap<string, Script>> => {
  const { outputFiles } = await build({
    entryPoints: ['demo/main.tsx'],
    outdir: OUT,
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    chunkNames: 'chunks/[name]-[hash]',
    sourcemap: 'external',
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
    logLevel: 'silent',
  })
  const texts = new Map(outputFiles.map(({ path, text }) => [path, text]))
  return new Map(
    [...texts].flatMap(([file, text]): readonly [string, Script][] => {
      const map = texts.get(`${file}.map`)
      if (map === undefined || !file.endsWith('.js')) return []
      const path = `/${relative(OUT, file)}`
      return [[path, { path, text, map: new TraceMap(map), lines: linesOf(text) }]]
    }),
  )
}

let bundled: Promise<ReadonlyMap<string, Script>> | undefined

/**
 * The scripts of the demo by path, as a host's bundler makes them: in chunks, with names and source maps. esbuild
 * follows the maps of `dist/`, so these lead to the sources. Built once per process.
 */
export const demoInChunks = (): Promise<ReadonlyMap<string, Script>> => (bundled ??= bundleDemo())

/** The file that a script's source map names, from the project's root. */
export const fileNamed = ({ path }: Script, source: string): string =>
  relative('.', resolve(dirname(OUT + path), source))
