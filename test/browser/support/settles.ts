import { assert } from 'chai'
import { LONGEST_WAIT_MS } from './LONGEST_WAIT_MS.js'

const PAUSE_MS = 20

/** Waits until what `read` gives equals `expected`; fails with the difference when it never does. */
export const settles = async <A>(
  read: () => A | Promise<A>,
  expected: A,
  withinMs = LONGEST_WAIT_MS,
): Promise<void> => {
  const deadline = performance.now() + withinMs
  for (;;) {
    const actual = await read()
    if (JSON.stringify(actual) === JSON.stringify(expected)) return
    if (performance.now() > deadline) return assert.deepEqual(actual, expected)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
}
