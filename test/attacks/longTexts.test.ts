import { assert } from 'chai'
import { LONG_TEXTS, longText } from './longTexts.js'

const SHORT = 256 * 1024
const LONG = 1024 * 1024
/** Four times as much may take six times as long: memory is slower the more of it is used. */
const MOST_TIMES = 6
/** What is done this fast is not measured: a pause of the machine is longer. */
const AT_ONCE_MS = 25
const TRIES = 8

/** In ms of this process alone: others on the machine do not count. */
const timeOf = (parse: (text: string) => unknown, text: string): number => {
  const started = process.cpuUsage()
  try {
    parse(text)
  } catch {
    // It refuses the text in this way.
  }
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000
}

/** Whether the long text is read in time; the best of several runs counts, because others only add to it. */
const isLinear = (parse: (text: string) => unknown, short: string, long: string): boolean => {
  const best = [Infinity, Infinity] as [number, number]
  for (let tries = 0; tries < TRIES; tries += 1) {
    best[0] = Math.min(best[0], timeOf(parse, short))
    // A parser that is far off needs no second look, which would take minutes.
    if (best[0] > 5_000) return false
    best[1] = Math.min(best[1], timeOf(parse, long))
    if (best[1] <= Math.max(AT_ONCE_MS, MOST_TIMES * best[0])) return true
  }
  return false
}

describe('what reads foreign text', function () {
  this.timeout(60_000)
  for (const [path, parsers] of Object.entries(LONG_TEXTS))
    it(`takes at most six times as long for 1 MiB as for 256 KiB of what costs it most: ${path} [S-12]`, () => {
      parsers.forEach(([parse, ...texts], index) => {
        for (const text of texts)
          assert.isTrue(
            isLinear(parse, longText(text, SHORT), longText(text, LONG)),
            `parser ${index} of ${path}, ${JSON.stringify(text)}`,
          )
      })
    })
})
