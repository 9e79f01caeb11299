import type { Steps } from '../../application/kernel/feature.js'

/** Short enough for a frame also where the processor is four times slower. */
const SLICE_MS = 4

/** Lets the page draw and hear events before the next slice. */
const giveWay = (): Promise<void> =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => {
        setTimeout(resolve)
      })

/** Runs steps for about 4 ms at a time, and gives way to the page in between. */
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
