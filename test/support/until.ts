/** Nothing that a test waits for takes longer: it is how soon a failing test says so, and measures nothing. */
const LONGEST_WAIT_MS = 20_000

/** The real clock, also where a test stops its own. */
const { setTimeout: later } = globalThis
const pause = (ms: number): Promise<void> => new Promise((resolve) => later(resolve, ms))

interface Waiting {
  readonly withinMs?: number
  readonly everyMs?: number
  /**
   * What happens between two looks in place of a pause, or with `everyMs` before it: mostly time of the test's own that
   * passes. Code that is being loaded takes the machine's, which is another.
   */
  readonly between?: () => Promise<unknown>
}

/** Waits until `holds`; fails when it never does. No test waits in another way: a sleep is too short or too long. */
export const until = async (
  holds: () => boolean | Promise<boolean>,
  { withinMs = LONGEST_WAIT_MS, everyMs, between }: Waiting = {},
): Promise<void> => {
  const deadline = performance.now() + withinMs
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`For ${withinMs / 1000} s this did not hold: ${String(holds)}`)
    await between?.()
    if (between === undefined || everyMs !== undefined) await pause(everyMs ?? 10)
  }
}
