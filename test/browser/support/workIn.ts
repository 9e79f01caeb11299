import { decodedMappings } from '@jridgewell/trace-mapping'
import type { Locator, Page } from 'playwright-core'
import { until } from '../../support/until.js'
import { fileNamed, type Script } from './demoInChunks.js'
import { LONGEST_WAIT_MS } from './LONGEST_WAIT_MS.js'
import { type Reported, watchCode } from './watchCode.js'

/** The code that ran, and how often React changed the page. */
export interface Work {
  /** Each module that was evaluated, or of which a function ran, with the bytes that ran. */
  readonly modules: Readonly<Record<string, number>>
  readonly commits: number
}

/** The host's own code: the demo with its wallets, and React. */
const OF_HOST = /^(?:demo|sandbox)\/|node_modules\/(?:react|react-dom|scheduler)\//

declare global {
  interface Window {
    /** React's commits, in all roots of the page. */
    commits: number
  }
}

/** React reports to its developer tools in production, too. As text: the compiler's helpers are not in the page. */
const COUNT_COMMITS = `
  window.commits = 0
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => { window.commits += 1 },
  }`

/** How much of a script before each offset ran. */
const ranBefore = (script: Script, functions: readonly Reported[]): Uint32Array => {
  const { length } = script.text
  const ran = new Uint8Array(length)
  // Outer functions first, so that the innermost decides.
  for (const { from, to, count } of [...functions].sort((a, b) => a.from - b.from || b.to - a.to))
    ran.fill(Math.min(count, 1), from, to)
  const before = new Uint32Array(length + 1)
  let sum = 0
  for (let at = 0; at < length; at += 1) before[at + 1] = sum += ran[at] ?? 0
  return before
}

const modulesOf = (script: Script, functions: readonly Reported[]): Work['modules'] => {
  const { text, map, lines } = script
  const isEvaluated = functions.some(({ from, to, count }) => from === 0 && to === text.length && count > 0)
  const before = ranBefore(script, functions)
  const files = map.sources.map((source) => fileNamed(script, source ?? ''))
  const bytes: Record<string, number> = {}
  for (const [line, segments] of decodedMappings(map).entries()) {
    const [start = 0, next = text.length + 1] = lines.slice(line, line + 2)
    for (const [at, [column, source]] of segments.entries()) {
      const file = source === undefined ? undefined : files[source]
      if (file === undefined || OF_HOST.test(file)) continue
      const end = start + (segments[at + 1]?.[0] ?? next - 1 - start)
      const ran = (before[end] ?? 0) - (before[start + column] ?? 0)
      if (ran > 0 || isEvaluated) bytes[file] = (bytes[file] ?? 0) + ran
    }
  }
  return bytes
}

/** Keeps the reports of each function as one. */
const collect = () => {
  const scripts = new Map<Script, Map<string, Reported>>()
  return {
    note: (reported: Reported): void => {
      const { script, from, to, count } = reported
      const functions = scripts.get(script) ?? new Map<string, Reported>()
      const key = `${from}-${to}`
      functions.set(key, { ...reported, count: count + (functions.get(key)?.count ?? 0) })
      scripts.set(script, functions)
    },
    modules: (): Work['modules'] => {
      const all: Record<string, number> = {}
      for (const [script, functions] of scripts)
        for (const [file, bytes] of Object.entries(modulesOf(script, [...functions.values()])))
          all[file] = (all[file] ?? 0) + bytes
      return all
    },
  }
}

/** Later than the page's clock can be when it is stopped, on any machine. */
const LATER_MS = 60_000
const STEP_MS = 20

/**
 * Counts work in a page opened afterwards. While it counts, the page's clock stands still, so that neither timers nor
 * idle callbacks nor the speed of the machine decide what runs. It goes on by a step where nothing else is left to do.
 */
export const countWork = async (page: Page) => {
  await page.addInitScript({ content: COUNT_COMMITS })
  await page.clock.install()
  const code = await watchCode(page)

  /** From an action of the visitor to the page at rest with what they wait for. */
  return async (act: (rest: () => Promise<void>) => Promise<unknown>, awaited: Locator): Promise<Work> => {
    await code.untilQuiet(() => undefined)
    await page.clock.pauseAt(Date.now() + LATER_MS)
    await code.untilQuiet(() => undefined)
    await page.evaluate(() => (window.commits = 0))
    const { note, modules } = collect()
    const rest = (): Promise<void> => code.untilQuiet(note)
    await act(rest)
    await rest()
    await until(() => awaited.isVisible(), {
      withinMs: LONGEST_WAIT_MS,
      between: async () => {
        await page.clock.runFor(STEP_MS)
        await rest()
      },
    })
    return { modules: modules(), commits: await page.evaluate(() => window.commits) }
  }
}
