import { assert } from 'chai'
import { aListing } from '../support/aListing.js'
import type { ConnectionMemory, RememberedConnectors } from '../../application/ports/storage.js'

export interface ConnectionMemoryWorld {
  readonly memory: ConnectionMemory
  readonly changeFromAnotherTab: (remembered: RememberedConnectors) => void
}

/** The contract of `ConnectionMemory`. `makeIt` returns an empty one. */
export const connectionMemoryContract = (name: string, makeIt: () => ConnectionMemoryWorld): void => {
  describe(`ConnectionMemory: ${name}`, () => {
    it('is empty at first', () => {
      const { memory } = makeIt()
      assert.deepEqual(memory.read(), {})
      assert.deepEqual(memory.readRecent(), [])
    })

    it('stores a connector for each namespace, and forgets those not written again (U-29)', () => {
      const { memory } = makeIt()
      memory.write({ eip155: ['io.metamask'], solana: ['phantom'] })
      assert.deepEqual(memory.read(), { eip155: ['io.metamask'], solana: ['phantom'] })
      memory.write({ solana: ['phantom'] })
      assert.deepEqual(memory.read(), { solana: ['phantom'] })
      memory.write({})
      assert.deepEqual(memory.read(), {})
    })

    it('keeps the time since a wallet has had no grants, as long as the wallet is stored', () => {
      const { memory } = makeIt()
      const heron = { namespace: 'eip155', connectorId: 'io.heron' } as const
      const elsewhere = { ...heron, namespace: 'solana' } as const
      memory.write({ eip155: ['io.heron', 'io.tern'] })
      for (const key of [heron, elsewhere]) memory.noteAway?.(key, 7)
      assert.deepEqual(
        [heron, elsewhere].map((key) => memory.awaySince?.(key)),
        [7, undefined],
      )
      memory.write({ eip155: ['io.tern', 'io.heron'], solana: ['io.heron'] })
      assert.equal(memory.awaySince?.(heron), 7)
      memory.noteAway?.(heron, undefined)
      assert.isUndefined(memory.awaySince?.(heron))
      memory.noteAway?.(heron, 8)
      memory.write({ eip155: ['io.tern'] })
      memory.write({ eip155: ['io.heron'] })
      assert.isUndefined(memory.awaySince?.(heron))
    })

    it('stores several connectors of a namespace in order [S1-08]', () => {
      const { memory } = makeIt()
      memory.write({ eip155: ['io.metamask', 'rabby'], solana: ['phantom'] })
      assert.deepEqual(memory.read(), { eip155: ['io.metamask', 'rabby'], solana: ['phantom'] })
    })

    it('keeps the last two used wallets across a disconnect, newest first [S9-15]', () => {
      const { memory } = makeIt()
      memory.write({ eip155: ['io.metamask'] })
      for (const id of ['a', 'b', 'io.metamask', 'b']) memory.addRecent({ id })
      memory.write({})
      assert.deepEqual(memory.readRecent(), [{ id: 'b' }, { id: 'io.metamask' }])
    })

    it('keeps enough of a listed wallet to show its row again', () => {
      const { memory } = makeIt()
      const listing = aListing({
        id: 'heron',
        imageId: 'i1',
        mobileLink: 'heron://',
        homepage: 'https://heron.example',
        certified: true,
        chains: ['eip155:1'],
      })
      memory.addRecent({ id: 'heron', listing })
      assert.deepEqual(memory.readRecent(), [{ id: 'heron', listing }])
    })

    it('reports what another tab wrote, and returns it from then on (U-33)', () => {
      const { memory, changeFromAnotherTab } = makeIt()
      const seen: RememberedConnectors[] = []
      memory.changes.subscribe((remembered) => seen.push(remembered))
      memory.write({ eip155: ['io.metamask'] })
      changeFromAnotherTab({ eip155: ['com.coinbase'] })
      changeFromAnotherTab({})
      assert.deepEqual(seen, [{ eip155: ['com.coinbase'] }, {}])
      assert.deepEqual(memory.read(), {})
    })
  })
}
