import { assert } from 'chai'
import type { AccountMemory } from '../../application/ports/storage.js'

const HERON = { namespace: 'eip155', connectorId: 'io.heron' } as const
const ELSEWHERE = { namespace: 'solana', connectorId: 'io.heron' } as const

/** The contract of `AccountMemory`. `makeIt` returns an empty one. */
export const accountMemoryContract = (name: string, makeIt: () => AccountMemory): void => {
  describe(`AccountMemory: ${name}`, () => {
    it('accepts any account of a wallet without stored accounts, as after an earlier version', async () => {
      assert.isTrue(await makeIt().recognises(HERON, '0xA'))
    })

    it('recognizes a wallet by any of the accounts it had', async () => {
      const memory = makeIt()
      await memory.remember(HERON, ['0xA', '0xB'])
      await memory.remember(HERON, ['0xC'])
      for (const account of ['0xA', '0xB', '0xC']) assert.isTrue(await memory.recognises(HERON, account), account)
      for (const account of ['0xZ', '']) assert.isFalse(await memory.recognises(HERON, account))
    })

    it('stores namespaces of a wallet separately, and can forget one', async () => {
      const memory = makeIt()
      await memory.remember(HERON, ['0xA'])
      await memory.remember(ELSEWHERE, ['So1'])
      assert.isFalse(await memory.recognises(ELSEWHERE, '0xA'))
      memory.forget(HERON)
      assert.isTrue(await memory.recognises(HERON, '0xZ'))
      assert.isFalse(await memory.recognises(ELSEWHERE, '0xZ'))
    })
  })
}
