import { base58 } from '@scure/base'
import { assert } from 'chai'
import type { PendingMemory } from '../../application/ports/storage.js'
import type { PendingTransaction } from '../../domain/requests/pendingTransaction.js'

const SENDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const ON_EVM: PendingTransaction = {
  namespace: 'eip155',
  connectorId: 'heron',
  id: `0x${'ab'.repeat(32)}`,
  address: SENDER,
  caipNetworkId: 'eip155:1',
  sentAt: 1_700_000_000_000,
  description: 'Deposit 5 USDC',
}
const ON_SOLANA: PendingTransaction = {
  namespace: 'solana',
  connectorId: 'osprey',
  id: base58.encode(new Uint8Array(64).fill(7)),
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  sentAt: 1_700_000_000_001,
  address: 'So1Abc',
}
const hashOf = (number: number): string => `0x${number.toString(16).padStart(64, '0')}`

/** The stored transactions, with the account of each sender among `accounts`. */
const keptOf = (memory: PendingMemory, accounts = [SENDER, 'So1Abc']): Promise<readonly unknown[]> =>
  Promise.all(
    memory.read().map(async (kept) => {
      const { senderHash: _hash, ...sent } = kept
      return { ...sent, address: await memory.senderOf(kept, accounts) }
    }),
  )

/** The contract of `PendingMemory`. `makeIt` returns an empty one. */
export const pendingMemoryContract = (name: string, makeIt: () => PendingMemory): void => {
  describe(`PendingMemory: ${name}`, () => {
    it('is empty at first', () => assert.deepEqual(makeIt().read(), []))

    it('stores additions in order, each id once, until removed', async () => {
      const memory = makeIt()
      await memory.add(ON_EVM)
      await memory.add(ON_SOLANA)
      assert.deepEqual(await keptOf(memory), [ON_EVM, ON_SOLANA])
      await memory.add(ON_EVM)
      assert.deepEqual(await keptOf(memory), [ON_SOLANA, ON_EVM])
      memory.remove('another')
      memory.remove(ON_SOLANA.id)
      assert.deepEqual(await keptOf(memory), [ON_EVM])
      memory.remove(ON_EVM.id)
      assert.deepEqual(memory.read(), [])
    })

    it('recognizes the sender among accounts, an EVM one in any case, and no other one', async () => {
      const memory = makeIt()
      await memory.add(ON_EVM)
      const [kept] = memory.read()
      assert.isDefined(kept)
      const small = SENDER.toLowerCase()
      assert.equal(await memory.senderOf(kept, ['0xb', small, '0xc']), small)
      assert.isUndefined(await memory.senderOf(kept, ['0xb', '', `${SENDER}0`]))
      assert.isUndefined(await memory.senderOf(kept, []))
    })

    it('does not store a transaction removed while being added', async () => {
      const memory = makeIt()
      const adding = memory.add(ON_EVM)
      memory.remove(ON_EVM.id)
      await adding
      assert.deepEqual(memory.read(), [])
    })

    it('keeps the newest 99 of one connection [S9-16]', async () => {
      const memory = makeIt()
      await memory.add(ON_SOLANA)
      for (let number = 1; number <= 101; number += 1) await memory.add({ ...ON_EVM, id: hashOf(number) })
      const ids = memory.read().map(({ id }) => id)
      assert.deepEqual([ids.length, ids[0], ids[1], ids.at(-1)], [100, ON_SOLANA.id, hashOf(3), hashOf(101)])
    })
  })
}
