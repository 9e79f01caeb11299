import { assert } from 'chai'
import { cachedChainRpc } from '../../../infrastructure/chainRpc/cachedChainRpc.js'
import { mainnet } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const OWNER = `0x${'a1'.repeat(20)}`

describe('cachedChainRpc', () => {
  it('[S9-01] asks for a native balance once in 30 s, and again afterwards', async () => {
    const time = makeVirtualTime()
    const rpc = fakeChainRpc()
    const cached = cachedChainRpc(rpc, time.scheduler)
    await rightOf(cached.nativeBalance(mainnet, OWNER))
    await time.advance(29_999)
    await rightOf(cached.nativeBalance(mainnet, OWNER))
    assert.lengthOf(rpc.asked, 1)
    await time.advance(1)
    await rightOf(cached.nativeBalance(mainnet, OWNER))
    assert.lengthOf(rpc.asked, 2)
  })
})
