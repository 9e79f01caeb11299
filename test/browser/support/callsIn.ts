import { existsSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { until } from '../../support/until.js'
import { LONGEST_WAIT_MS } from './LONGEST_WAIT_MS.js'

const OUT = resolve('build/flows')
/** Longer than server timeouts and the display of a message; shorter than any deadline of a visitor. */
const A_MOMENT_MS = 6_000

/** The named functions that were called, by product file, each with its position there. */
export type Calls = ReadonlyMap<string, ReadonlySet<string>>

interface Script {
  readonly text: string
  readonly map: TraceMap
  /** The offset of each line. */
  readonly lines: readonly number[]
}

const linesOf = (text: string): readonly number[] => [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]

/**
 * The demo as a host's bundler makes it, in chunks, with names and source maps. esbuild follows the maps of `dist/`, so
 * these lead to the sources.
 */
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
    [...texts].flatMap(([path, text]): readonly [string, Script][] => {
      const map = texts.get(`${path}.map`)
      if (map === undefined || !path.endsWith('.js')) return []
      return [[`/${relative(OUT, path)}`, { text, map: new TraceMap(map), lines: linesOf(text) }]]
    }),
  )
}

const LAYER = /^(?:application|domain|infrastructure|ui-react)\//
const NAME = /^[\w$]+$/

/** The position of a function in the sources; `undefined` if it is not part of the product. */
const placeOf = (path: string, { map, lines }: Script, offset: number): readonly [string, string] | undefined => {
  const line = lines.findLastIndex((start) => start <= offset)
  const found = originalPositionFor(map, { line: line + 1, column: offset - (lines[line] ?? 0) })
  if (found.source === null) return undefined
  const file = relative('.', resolve(dirname(OUT + path), found.source))
  if (!LAYER.test(file)) return undefined
  if (!existsSync(file)) throw new Error(`A source map leads to ${file}, which is not there. Run \`npm run build\`.`)
  return [file, `${found.line}:${found.column}`]
}

let bundled: Promise<ReadonlyMap<string, Script>> | undefined

/** Merges the calls of several measurements. */
export const together = (...all: readonly Calls[]): Calls => {
  const files = new Map<string, Set<string>>()
  for (const calls of all)
    for (const [file, places] of calls) files.set(file, new Set([...(files.get(file) ?? []), ...places]))
  return files
}

/** The calls in `calls` that are not in `known`. */
export const beyond = (calls: Calls, known: Calls): Calls =>
  new Map(
    [...calls]
      .map(([file, places]) => [file, new Set([...places].filter((place) => !known.get(file)?.has(place)))] as const)
      .filter(([, places]) => places.size > 0),
  )

/**
 * Counts, in a page opened afterwards, the functions that the engine reports as called (V8's precise coverage).
 * Anonymous functions and module bodies do not count.
 */
export const countCalls = async (page: Page) => {
  const scripts = await (bundled ??= bundleDemo())
  await page.route(
    ({ pathname }) => scripts.has(pathname),
    (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: scripts.get(new URL(route.request().url()).pathname)?.text ?? '',
      }),
  )
  let asked = 0
  page.on('request', () => (asked += 1))
  page.on('requestfinished', () => (asked -= 1))
  page.on('requestfailed', () => (asked -= 1))
  await page.clock.install()
  const engine = await page.context().newCDPSession(page)
  await engine.send('Profiler.enable')
  await engine.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

  /** Since the previous query. */
  const take = async (): Promise<Calls> => {
    const { result } = await engine.send('Profiler.takePreciseCoverage')
    const called = new Map<string, Set<string>>()
    for (const { url, functions } of result) {
      const path = URL.canParse(url) ? new URL(url).pathname : ''
      const script = scripts.get(path)
      if (script === undefined) continue
      for (const { functionName, ranges } of functions) {
        const [whole] = ranges
        if (whole === undefined || whole.count === 0 || !NAME.test(functionName)) continue
        const [file, place] = placeOf(path, script, whole.startOffset) ?? []
        if (file !== undefined && place !== undefined) called.set(file, (called.get(file) ?? new Set()).add(place))
      }
    }
    return called
  }

  /** The same, once the product is idle and no answer is pending. */
  const quiet = async (): Promise<Calls> => {
    let all: Calls = new Map()
    let looks = 0
    const isQuiet = async (): Promise<boolean> => {
      const now = await take()
      all = together(all, now)
      looks = now.size === 0 && asked === 0 ? looks + 1 : 0
      return looks > 2
    }
    await until(isQuiet, { withinMs: LONGEST_WAIT_MS, everyMs: 100 })
    return all
  }
  return {
    /** The calls since the previous query, once all is quiet and short timers have fired. */
    rest: async (): Promise<Calls> => {
      const before = await quiet()
      await page.clock.fastForward(A_MOMENT_MS)
      return together(before, await quiet())
    },
  }
}
