import { type BenchPage, measure, openPage, waitUntilIdle } from './openPage.js'
import { countObjects } from '../test/browser/support/countObjects.js'
import { CONNECT_ROWS } from './targets.js'
import type { Visit } from './visits.js'

/** After these cycles React has used both of its trees, and the browser has compiled the hot functions. */
const WARMING_UP = 20
const CYCLES = 50
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

const openAndClose = ({ page }: BenchPage, times: number): Promise<void> =>
  page.evaluate(
    async ([sight, rounds]) => {
      const button = document.querySelector<HTMLElement>('[data-portico-opener][data-tone="primary"]')
      if (button === null) throw new Error('there is no button')
      await window.bench.stopwatch.openAndClose(button, sight, rounds)
    },
    [CONNECT_ROWS, times] as const,
  )

/** Opens and closes the modal fifty times and measures what stays in memory. */
export const visitOften: Visit = async (stage, slowdown) => {
  const opened = await openPage(stage, stage.demo, slowdown)
  const { page, devtools } = opened
  await devtools.send('Performance.enable')
  await openAndClose(opened, WARMING_UP)
  await waitUntilIdle(page)
  const before = await heldBy(opened)
  await openAndClose(opened, CYCLES)
  await waitUntilIdle(page)
  const after = await heldBy(opened)
  const again = await measure(page, 'click', CONNECT_ROWS, () =>
    page.getByRole('button', { name: 'Connect Wallet' }).first().click(),
  )
  await opened.close()
  return {
    again,
    heap: 100 * (after.bytes / before.bytes - 1),
    objects: after.objects - before.objects,
    heapNodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  }
}
