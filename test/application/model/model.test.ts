import fc from 'fast-check'
import { endPage, waitForAll } from './end.js'
import { OTHER_COMMANDS } from './otherCommands.js'
import type { Model } from './take.js'
import { VISITOR_COMMANDS } from './visitorCommands.js'
import { makeWorld } from './World.js'

const noModel = (): Model => ({ eip155: [], solana: [], polkadot: [], bip122: [], cosmos: [] })
const sequences = fc.commands([...VISITOR_COMMANDS, ...OTHER_COMMANDS], { maxCommands: 40, size: 'max' })

/** `waits`: the page ends after everything has settled, or else in the middle. */
const holds = (several: boolean) =>
  fc.assert(
    fc.asyncProperty(sequences, fc.boolean(), async (commands, waits) => {
      const real = await makeWorld(several)
      await fc.asyncModelRun(() => ({ model: noModel(), real }), commands)
      if (waits) await waitForAll(real)
      await endPage(real)
    }),
    { numRuns: 40 },
  )

describe('any actions of visitors, wallets, other tabs and reloads on five namespaces', () => {
  it("keep one wallet per namespace, which answered in this page and matches the host's state; all waits end, and nothing remains [S4-01] [U-28] [U-29] [U-40] [U-41] [U-42] [U-91]", () =>
    holds(false)).timeout(60_000)

  it('hold for several wallets per namespace, one of them active [S1-08] [S4-02] [S8-45] [U-28] [U-29] [U-40]', () =>
    holds(true)).timeout(60_000)
})
