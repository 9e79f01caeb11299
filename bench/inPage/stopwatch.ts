import { measureUntilSettled } from './measureUntilSettled.js'
import { openAndClose } from './openAndClose.js'
import { measurePressAtOnce, measureSinceStart, measureUntilReady } from './readyWhen.js'
import { scrollThrough } from './scrollThrough.js'
import { watchLongTasks } from './watchLongTasks.js'

const countNodes = (root: Node): number => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  let nodes = 0
  while (walker.nextNode() !== null) nodes += 1
  return nodes
}

const PAUSE_MS = 500

const asked = (): number => performance.getEntriesByType('resource').length

/** Waits until the page has sent no request for a while. */
const waitUntilIdle = async (): Promise<void> => {
  for (let before = -1; before !== asked();) {
    before = asked()
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}

/** Functions injected into a page before its own scripts. */
export const stopwatch = {
  countNodes,
  openAndClose,
  pressAtOnce: measurePressAtOnce,
  quiet: waitUntilIdle,
  scrollThrough,
  sinceStart: measureSinceStart,
  untilInSight: measureUntilReady,
  untilSettled: measureUntilSettled,
  watchStrain: watchLongTasks,
}

declare global {
  interface Window {
    readonly bench: { readonly stopwatch: typeof stopwatch }
  }
}
