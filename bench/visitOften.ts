import { type BenchPage, openPage, type Visit, waitUntilIdle } from './openPage.js'
import { countObjects } from '../test/browser/support/countObjects.js'
import type { Site } from './sites.js'

const CYCLES = 20
/** The browser drops unused code only after several collections. */
const COLLECTIONS = 10

const heldBy = async ({ devtools }: BenchPage) => {
  for (let time = 0; time < COLLECTIONS; time += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    bytes: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    objects: await countObjects(devtools),
  }
}

const openAndClose = async ({ page }: BenchPage, { opener, dialog, rows }: Site, times: number): Promise<void> => {
  await page.evaluate(([what, rounds]) => window.bench.stopwatch.openAndClose(what, rounds), [
    { opener, dialog, rows },
    times,
  ] as const)
  await waitUntilIdle(page)
}

/**
 * Opens and closes the dialog once, then 20 times, then 20 more times, and measures the memory retained by each series.
 * During the first 20, the browser compiles hot code and the demo's event list fills up; what the last 20 retain is a
 * leak.
 */
export const visitOften: Visit = async (stage, site, slowdown) => {
  const opened = await openPage(stage, site, slowdown)
  await opened.devtools.send('Performance.enable')
  // Excludes what the first opening loads.
  await openAndClose(opened, site, 1)
  const loaded = await heldBy(opened)
  await openAndClose(opened, site, CYCLES)
  const warm = await heldBy(opened)
  await openAndClose(opened, site, CYCLES)
  const after = await heldBy(opened)
  await opened.close()
  return {
    heapFirst: warm.bytes - loaded.bytes,
    heap: after.bytes - warm.bytes,
    objects: after.objects - warm.objects,
    heapNodes: after.nodes - warm.nodes,
    listeners: after.listeners - warm.listeners,
  }
}
