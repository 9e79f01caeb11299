import { assert } from 'chai'
import { cachedChainRpc } from '../../../infrastructure/chainRpc/httpChainRpc.js'
import { mainnet } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const OWNER = `0x${'a1'.repeat(20)}`

describe('cachedChainRpc', () => {
  it('[S9-01] asks for a native balance and for tokens once in 30 s', async () => {
    const time = makeVirtualTime()
    const rpc = fakeChainRpc()
    const cached = cachedChainRpc(rpc, time.scheduler)
    const ask = async (): Promise<readonly number[]> => {
      await Promise.all([rightOf(cached.nativeBalance(mainnet, OWNER)), rightOf(cached.tokens(mainnet, OWNER))])
      return [rpc.asked.length, rpc.askedForTokens.length]
    }
    await ask()
    await time.advance(29_999)
    assert.deepEqual(await ask(), [1, 1])
    await time.advance(1)
    assert.deepEqual(await ask(), [2, 2])
  })

  it('asks for both again if newer data is requested', async () => {
    const time = makeVirtualTime()
    const rpc = fakeChainRpc()
    const cached = cachedChainRpc(rpc, time.scheduler)
    const ask = async (since: number): Promise<readonly number[]> => {
      await rightOf(cached.nativeBalance(mainnet, OWNER, since))
      await rightOf(cached.tokens(mainnet, OWNER, since))
      return [rpc.asked.length, rpc.askedForTokens.length]
    }
    await time.advance(1_000)
    assert.deepEqual([await ask(0), await ask(1_000)].at(-1), [1, 1])
    await time.advance(1)
    assert.deepEqual(
      [await ask(1_001), await ask(1_001)],
      [
        [2, 2],
        [2, 2],
      ],
    )
  })
})
