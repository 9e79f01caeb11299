import { assert } from 'chai'
import { until } from '../../support/until.js'
import { LONGEST_WAIT_MS } from './LONGEST_WAIT_MS.js'

/** Waits until the result of `read` equals `expected`; otherwise fails with the difference. */
export const settles = async <A>(
  read: () => A | Promise<A>,
  expected: A,
  withinMs = LONGEST_WAIT_MS,
): Promise<void> => {
  let actual: A | undefined
  const isSo = async (): Promise<boolean> => {
    actual = await read()
    return JSON.stringify(actual) === JSON.stringify(expected)
  }
  await until(isSo, { withinMs }).catch((failure: unknown) => {
    assert.deepEqual(actual, expected)
    throw failure
  })
}
