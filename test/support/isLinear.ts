/** What is done this fast is not measured: a pause of the machine is longer. */
const AT_ONCE_MS = 25
/** Four times the text takes four times as long, or sixteen times where each letter looks at each other one. */
const MOST_TIMES = 9
/** One that is far off needs no second look, which would take minutes. */
const HOPELESS_MS = 5_000
const ROUNDS = 6
/** A slow look at the short text would make any time of the long one seem right. */
const LOOKS = 3

/** In ms of this process alone: others on the machine do not count. */
const timeOf = (read: (text: string) => unknown, text: string): number => {
  const started = process.cpuUsage()
  try {
    read(text)
  } catch {
    // It refuses the text in this way.
  }
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000
}

/**
 * Whether what reads a text takes a time that grows with its length, and not with the square of it. `long` has four
 * times the length of `short`. The best of several rounds counts, in which both take turns: whatever else the machine
 * does only adds to a time, so one slow round says nothing.
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
