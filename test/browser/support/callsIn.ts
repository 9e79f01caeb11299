import { existsSync } from 'node:fs'
import { originalPositionFor } from '@jridgewell/trace-mapping'
import type { Page } from 'playwright-core'
import { fileNamed, type Script } from './demoInChunks.js'
import { watchCode } from './watchCode.js'

/** Longer than server timeouts and the display of a message; shorter than any deadline of a visitor. */
const A_MOMENT_MS = 6_000

/** The named functions that were called, by product file, each with its position there. */
export type Calls = ReadonlyMap<string, ReadonlySet<string>>

const LAYER = /^(?:application|domain|infrastructure|ui-react)\//
const NAME = /^[\w$]+$/

/** The position of a function in the sources; `undefined` if it is not part of the product. */
const placeOf = (script: Script, offset: number): readonly [string, string] | undefined => {
  const { map, lines } = script
  const line = lines.findLastIndex((start) => start <= offset)
  const found = originalPositionFor(map, { line: line + 1, column: offset - (lines[line] ?? 0) })
  if (found.source === null) return undefined
  const file = fileNamed(script, found.source)
  if (!LAYER.test(file)) return undefined
  if (!existsSync(file)) throw new Error(`A source map leads to ${file}, which is not there. Run \`npm run build\`.`)
  return [file, `${found.line}:${found.column}`]
}

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
 * Counts, in a page opened afterwards, the functions that the engine reports as called. Anonymous functions and module
 * bodies do not count.
 */
export const countCalls = async (page: Page) => {
  await page.clock.install()
  const code = await watchCode(page)

  /** Since the previous query, once the page is idle and no answer is pending. */
  const quiet = async (): Promise<Calls> => {
    const called = new Map<string, Set<string>>()
    await code.untilQuiet(({ script, name, from, count }) => {
      if (count === 0 || !NAME.test(name)) return
      const [file, place] = placeOf(script, from) ?? []
      if (file !== undefined && place !== undefined) called.set(file, (called.get(file) ?? new Set()).add(place))
    })
    return called
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
