import { assert } from 'chai'
import { parseEther } from 'viem'
import { startAnvil } from '../../sandbox/chain/anvil.js'
import { openClient } from '../../sandbox/chain/transactions.js'
import { makeSafe } from '../../sandbox/safe/makeSafe.js'

const RECEIVER = '0x1111111254EEB25477B68fb85Ed929f73A960582'

describe('the sandbox Safe [U-107]', () => {
  it('executes what two of its three owners have signed, once each, and nothing else', async () => {
    const anvil = await startAnvil(31337)
    try {
      const client = openClient(anvil.url)
      const safe = await makeSafe(anvil.url)
      const [first = '', second = '', third = ''] = safe.owners
      const refuses = async (hash: string): Promise<string> =>
        safe.execute(hash).then(
          () => 'done',
          (error: unknown) => String(error),
        )
      const hash = await safe.propose({ to: RECEIVER, value: parseEther('1'), data: '0x' })
      const next = await safe.propose({ to: RECEIVER, value: parseEther('99'), data: '0x' })
      assert.deepEqual(
        safe.proposals().map(({ nonce, signatures }) => [nonce, signatures.map(({ owner }) => owner)]),
        [
          [0n, [first]],
          [1n, [first]],
        ],
      )
      assert.notEqual(await refuses(hash), 'done', 'one signature is not enough')
      await safe.sign(hash, first)
      assert.notEqual(await refuses(hash), 'done', 'nor are two of one owner')
      await safe.sign(hash, third)
      await safe.sign(next, second)
      assert.notEqual(await refuses(next), 'done', 'not before its turn')
      await safe.execute(hash)
      assert.equal(await client.getBalance({ address: RECEIVER }), parseEther('1'))
      assert.equal(await client.getBalance({ address: safe.address }), parseEther('4'), 'its owner pays the fee')
      assert.match(await refuses(hash), /GS026/, 'not twice')
      assert.match(await refuses(next), /GS013/, 'it does not have that much')
      assert.deepEqual(
        safe.proposals().map(({ outcome }) => outcome?.succeeded),
        [true, undefined],
      )
    } finally {
      await anvil.close()
    }
  })
})
