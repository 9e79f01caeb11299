/** Upper limit of every wait in a test: it determines how soon a failing test reports, and measures nothing. */
const LONGEST_WAIT_MS = 20_000

/** The real clock, even if a test stops its own. */
const { setTimeout: later } = globalThis
const pause = (ms: number): Promise<void> => new Promise((resolve) => later(resolve, ms))

interface Waiting {
  readonly withinMs?: number
  readonly everyMs?: number
  /**
   * What happens between two checks instead of a pause, or with `everyMs` before it: usually advancing the test's own
   * clock. Loading code takes real time instead.
   */
  readonly between?: () => Promise<unknown>
}

/** Waits until `holds`; otherwise fails. Every test waits by this: a sleep is too short or too long. */
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
