import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { BalanceQuery } from '../../../application/ports/blockchainApi.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { openBlockchainApi } from '../../../infrastructure/blockchainApi/blockchainApi.lazy.js'
import { unconfiguredHttpClient } from '../../../infrastructure/http/HttpClient.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { onSupportedChain } from '../../../infrastructure/blockchainApi/httpSupportedChainsApi.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeSupportedChainsApi } from '../../fakes/fakeSupportedChainsApi.js'

const on = (chainId: CaipNetworkId): BalanceQuery => ({ address: '0xab', chainId, currency: 'usd' })

const setUp = () => {
  const chainsApi = fakeSupportedChainsApi(TE.right({ http: new Set(['eip155:1']), ws: new Set(['eip155:10']) }))
  const balanceApi = fakeBalanceApi()
  return { chainsApi, balanceApi, ask: onSupportedChain(chainsApi, balanceApi.balances) }
}

describe('onServedChain', () => {
  it('asks on a chain that is served', async () => {
    const { balanceApi, ask } = setUp()
    assert.deepEqual(await ask(on('eip155:1'))(), E.right([]))
    assert.deepEqual(balanceApi.asked, [on('eip155:1')])
  })

  for (const chain of ['eip155:11', 'eip155:10', 'solana:1'] satisfies CaipNetworkId[]) {
    it(`[S7-10] asks nothing on ${chain}, which is not served over HTTP`, async () => {
      const { balanceApi, ask } = setUp()
      assert.deepEqual(await ask(on(chain))(), E.left({ _tag: 'NotConfigured' }))
      assert.deepEqual(balanceApi.asked, [])
    })
  }

  it('asks nothing while it is not known which chains are served, and says why', async () => {
    const { chainsApi, balanceApi, ask } = setUp()
    chainsApi.answerWith(TE.left({ _tag: 'TimedOut', afterMs: 10_000 }))
    assert.deepEqual(await ask(on('eip155:1'))(), E.left({ _tag: 'TimedOut', afterMs: 10_000 }))
    assert.deepEqual(balanceApi.asked, [])
  })

  it('notes a failure of the list of chains as none of the question, which was not asked [design 3.3]', async () => {
    const chainsApi = fakeSupportedChainsApi(TE.left({ _tag: 'HttpStatus', status: 500 }))
    const { identityOn, balancesOn } = openBlockchainApi({
      client: unconfiguredHttpClient,
      scheduler: makeVirtualTime().scheduler,
    })
    const noted = (): never => assert.fail('noted')
    assert.isTrue(E.isLeft(await identityOn(chainsApi, noted)({ ...on('eip155:1'), sender: undefined })()))
    assert.isTrue(E.isLeft(await balancesOn(chainsApi, noted)(on('eip155:1'))()))
  })
})
