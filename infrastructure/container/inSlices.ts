import type { Steps } from '../../application/kernel/feature.js'

/** Fits into a frame even on a CPU that is four times slower. */
const SLICE_MS = 4

/** Lets the page render and handle events before the next slice. */
const giveWay = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve)
      })

/** Runs steps for about 4 ms at a time, and yields to the page in between. */
export const inSlices = async <A>(steps: Steps<A>): Promise<A> => {
  let started = performance.now()
  let step = steps.next()
  while (step.done !== true) {
    if (performance.now() - started > SLICE_MS) {
      await giveWay()
      started = performance.now()
    }
    step = steps.next()
  }
  return step.value
}
