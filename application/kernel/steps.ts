/** Work that can be interrupted between its steps; its result at the end. */
export type Steps<A> = Generator<undefined, A, undefined>

/** Runs all steps at once. */
export const atOnce = <A>(steps: Steps<A>): A => {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}
