import type { Page } from 'playwright-core'
import { until } from '../../support/until.js'
import { demoInChunks, type Script } from './demoInChunks.js'
import { LONGEST_WAIT_MS } from './LONGEST_WAIT_MS.js'

/** A function of the demo, and how often it was called since the report before. The code of a module is a function. */
export interface Reported {
  readonly script: Script
  readonly name: string
  readonly from: number
  readonly to: number
  readonly count: number
}

/**
 * Serves the demo in chunks to a page opened afterwards, and reports its functions by V8's precise coverage: those that
 * were called, and the ones inside these that were not.
 */
export const watchCode = async (page: Page) => {
  const scripts = await demoInChunks()
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
  const engine = await page.context().newCDPSession(page)
  await engine.send('Profiler.enable')
  await engine.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

  /** Since the previous query. */
  const take = async (): Promise<readonly Reported[]> => {
    const { result } = await engine.send('Profiler.takePreciseCoverage')
    return result.flatMap(({ url, functions }) => {
      const script = scripts.get(URL.canParse(url) ? new URL(url).pathname : '')
      if (script === undefined) return []
      return functions.flatMap(({ functionName: name, ranges: [whole] }) =>
        whole === undefined ? [] : [{ script, name, from: whole.startOffset, to: whole.endOffset, count: whole.count }],
      )
    })
  }

  return {
    /** Passes on what is reported until nothing runs any more and no answer is pending. */
    untilQuiet: async (note: (reported: Reported) => void): Promise<void> => {
      let looks = 0
      const isQuiet = async (): Promise<boolean> => {
        const now = await take()
        now.forEach(note)
        looks = asked === 0 && now.every(({ count }) => count === 0) ? looks + 1 : 0
        return looks > 2
      }
      await until(isQuiet, { withinMs: LONGEST_WAIT_MS, everyMs: 100 })
    },
  }
}
