import { assert } from 'chai'
import fc from 'fast-check'
import type { Reach } from './paymentModel/connections.js'
import type { Pays } from './paymentModel/page.js'
import { OUTSIDE_COMMANDS } from './paymentModel/outsideCommands.js'
import { VISITOR_COMMANDS } from './paymentModel/visitorCommands.js'
import { makePaymentWorld, type PaymentWorld } from './paymentModel/world.js'

const RUNS = Number(process.env['FUZZ_CASES'] ?? 50)

/** How often the sequences reached what the promises are about. */
const countsOf = ({ presses, told, ended }: PaymentWorld) => ({
  presses: presses.length,
  'prompts after a warning': presses.filter(({ isWarned, prompts }) => isWarned && prompts.length > 0).length,
  'payments told of after a reload': told.length,
  'ends told': ended.size,
})

const holds = async (pays: Pays, reach: Reach): Promise<void> => {
  const commands = [...VISITOR_COMMANDS, ...OUTSIDE_COMMANDS.Both, ...OUTSIDE_COMMANDS[reach]]
  const reached: ReturnType<typeof countsOf>[] = []
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (sequence) => {
      const real = makePaymentWorld(pays, reach)
      try {
        await real.open(0)
        real.connect(0)
        await real.rest()
        await fc.asyncModelRun(() => ({ model: { tabs: [0], prompts: 0, transactions: 0 }, real }), sequence)
        reached.push(countsOf(real))
      } finally {
        real.end()
      }
    }),
    { numRuns: RUNS },
  )
  for (const what of Object.keys(reached[0] ?? {}) as (keyof ReturnType<typeof countsOf>)[])
    assert.isAbove(
      reached.reduce((sum, counts) => sum + counts[what], 0),
      RUNS / 20,
      what,
    )
}

describe('payments in two tabs, in any order of presses, crashes, reloads, answers of wallets and events of the chain', () => {
  for (const [pays, reach] of [
    ['Send', 'Injected'],
    ['Send', 'Paired'],
    ['Swap', 'Injected'],
  ] as const)
    it(`ask a wallet once per press, warn of each that may be sent, and tell once of what a reload left: ${pays}, ${reach} [S-28]`, () =>
      holds(pays, reach)).timeout(Math.max(60_000, RUNS * 1_000))
})
