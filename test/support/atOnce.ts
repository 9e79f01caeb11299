import type { Steps } from '../../application/kernel/feature.js'

/** Runs all steps synchronously. */
export const atOnce = <A>(steps: Steps<A>): A => {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}
