import { assert } from 'chai'
import type { ConnectionMemory, RememberedConnectors } from '../../application/ports/ConnectionMemory.js'

export interface ConnectionMemoryWorld {
  readonly memory: ConnectionMemory
  readonly changeFromAnotherTab: (remembered: RememberedConnectors) => void
}

/** What every `ConnectionMemory` does. `makeIt` gives one that remembers nothing. */
export const connectionMemoryContract = (name: string, makeIt: () => ConnectionMemoryWorld): void => {
  describe(`ConnectionMemory: ${name}`, () => {
    it('remembers nothing at first', () => {
      const { memory } = makeIt()
      assert.deepEqual(memory.read(), {})
      assert.isUndefined(memory.readRecent())
    })

    it('remembers a connector of each namespace, and forgets those not written again (U-29)', () => {
      const { memory } = makeIt()
      memory.write({ eip155: 'io.metamask', solana: 'phantom' })
      assert.deepEqual(memory.read(), { eip155: 'io.metamask', solana: 'phantom' })
      memory.write({ solana: 'phantom' })
      assert.deepEqual(memory.read(), { solana: 'phantom' })
      memory.write({})
      assert.deepEqual(memory.read(), {})
    })

    it('keeps the wallet used last over a disconnect', () => {
      const { memory } = makeIt()
      memory.write({ eip155: 'io.metamask' })
      memory.writeRecent('io.metamask')
      memory.write({})
      assert.equal(memory.readRecent(), 'io.metamask')
    })

    it('tells what another tab wrote, and reads it from then on (U-33)', () => {
      const { memory, changeFromAnotherTab } = makeIt()
      const seen: RememberedConnectors[] = []
      memory.changes.subscribe((remembered) => seen.push(remembered))
      memory.write({ eip155: 'io.metamask' })
      changeFromAnotherTab({ eip155: 'com.coinbase' })
      changeFromAnotherTab({})
      assert.deepEqual(seen, [{ eip155: 'com.coinbase' }, {}])
      assert.deepEqual(memory.read(), {})
    })
  })
}
