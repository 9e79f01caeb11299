import { base58 } from '@scure/base'
import { assert } from 'chai'
import type { PendingMemory } from '../../application/ports/storage.js'
import type { KeptTransaction } from '../../domain/requests/pendingTransaction.js'

const ON_EVM: KeptTransaction = {
  ...{ namespace: 'eip155', connectorId: 'heron', id: `0x${'ab'.repeat(32)}` },
  ...{ caipNetworkId: 'eip155:1', sentAt: 1_700_000_000_000, description: 'Deposit 5 USDC' },
}
const ON_SOLANA: KeptTransaction = {
  ...{ namespace: 'solana', connectorId: 'osprey', id: base58.encode(new Uint8Array(64).fill(7)) },
  ...{ caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', sentAt: 1_700_000_000_001 },
}
const hashOf = (number: number): string => `0x${number.toString(16).padStart(64, '0')}`

/** What every `PendingMemory` does. `makeIt` gives an empty one. */
export const pendingMemoryContract = (name: string, makeIt: () => PendingMemory): void => {
  describe(`PendingMemory: ${name}`, () => {
    it('keeps nothing at first', () => assert.deepEqual(makeIt().read(), []))

    it('keeps what is added in its order, each id once, until it is removed', () => {
      const memory = makeIt()
      memory.add(ON_EVM)
      memory.add(ON_SOLANA)
      assert.deepEqual(memory.read(), [ON_EVM, ON_SOLANA])
      memory.add(ON_EVM)
      assert.deepEqual(memory.read(), [ON_SOLANA, ON_EVM])
      memory.remove('another')
      memory.remove(ON_SOLANA.id)
      assert.deepEqual(memory.read(), [ON_EVM])
      memory.remove(ON_EVM.id)
      assert.deepEqual(memory.read(), [])
    })

    it('keeps 99 of one connection, the newest [S9-16]', () => {
      const memory = makeIt()
      memory.add(ON_SOLANA)
      for (let number = 1; number <= 101; number += 1) memory.add({ ...ON_EVM, id: hashOf(number) })
      const ids = memory.read().map(({ id }) => id)
      assert.deepEqual([ids.length, ids[0], ids[1], ids.at(-1)], [100, ON_SOLANA.id, hashOf(3), hashOf(101)])
    })
  })
}
