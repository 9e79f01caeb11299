import { assert } from 'chai'
import type { NetworkMemory } from '../../application/ports/storage.js'

/** The contract of `NetworkMemory`. `makeIt` returns an empty one. */
export const networkMemoryContract = (name: string, makeIt: () => NetworkMemory): void => {
  describe(`NetworkMemory: ${name}`, () => {
    it('is empty at first', () => assert.deepEqual(makeIt().read(), []))

    it('stores the choices in order, and forgets those not written again', () => {
      const memory = makeIt()
      memory.write(['solana:main', 'eip155:8453'])
      assert.deepEqual(memory.read(), ['solana:main', 'eip155:8453'])
      memory.write(['eip155:1'])
      assert.deepEqual(memory.read(), ['eip155:1'])
      memory.write([])
      assert.deepEqual(memory.read(), [])
    })
  })
}
