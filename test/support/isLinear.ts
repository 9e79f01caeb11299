/** Anything this fast is not measured: a pause of the machine is longer. */
const AT_ONCE_MS = 25
/** Four times the text takes four times as long if linear, or sixteen times if quadratic. */
const MOST_TIMES = 9
/** A ratio this large needs no second round, which would take minutes. */
const HOPELESS_MS = 5_000
const ROUNDS = 6
/** A slow round on the short text would make any time of the long one seem right. */
const LOOKS = 3

/** CPU time of this process in ms: other processes do not count. */
const timeOf = (read: (text: string) => unknown, text: string): number => {
  const started = process.cpuUsage()
  try {
    read(text)
  } catch {
    // It refuses the text by throwing.
  }
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000
}

/**
 * Whether a parser's time grows linearly with the text, and not quadratically. `long` has four times the length of
 * `short`. The best of several alternating rounds counts: other work of the machine only adds time, so one slow round
 * proves nothing.
 */
export const isLinear = (read: (text: string) => unknown, short: string, long: string): boolean => {
  let [shortest, longest] = [Infinity, Infinity]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let look = 0; look < LOOKS; look += 1) {
      shortest = Math.min(shortest, timeOf(read, short))
      if (shortest > HOPELESS_MS) return false
    }
    longest = Math.min(longest, timeOf(read, long))
    if (longest <= Math.max(AT_ONCE_MS, MOST_TIMES * shortest)) return true
  }
  return false
}
