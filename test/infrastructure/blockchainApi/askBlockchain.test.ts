import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { BalanceQuery } from '../../../application/ports/blockchainApi.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { makeOutagesFeature } from '../../../application/config/outagesFeature.js'
import { balancesQuestion } from '../../../infrastructure/blockchainApi/balances.lazy.js'
import { makeAskBlockchain, onServedChain } from '../../../infrastructure/blockchainApi/askBlockchain.js'
import { unconfiguredHttpClient } from '../../../infrastructure/http/HttpClient.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeSupportedChainsApi } from '../../fakes/fakeSupportedChainsApi.js'

const on = (chainId: CaipNetworkId): BalanceQuery => ({ address: '0xab', chainId, currency: 'usd' })

const setUp = () => {
  const chainsApi = fakeSupportedChainsApi(TE.right({ http: new Set(['eip155:1']), ws: new Set(['eip155:10']) }))
  const balanceApi = fakeBalanceApi()
  const { outages, watch } = makeOutagesFeature()
  const asking = makeAskBlockchain({
    client: unconfiguredHttpClient,
    scheduler: makeVirtualTime().scheduler,
    outages: { watch },
  })
  const question = { ...balancesQuestion, ask: () => balanceApi.balances }
  const ask = asking(async () => question, onServedChain(chainsApi))
  return { chainsApi, balanceApi, outages, asking, question, ask }
}

describe('a request to the blockchain API', () => {
  it('is sent for a served chain', async () => {
    const { balanceApi, ask } = setUp()
    assert.deepEqual(await ask(on('eip155:1'))(), E.right([]))
    assert.deepEqual(balanceApi.asked, [on('eip155:1')])
  })

  for (const chain of ['eip155:11', 'eip155:10', 'solana:1'] satisfies CaipNetworkId[]) {
    it(`[S7-10] is not sent on ${chain}, which is not served over HTTP`, async () => {
      const { balanceApi, ask } = setUp()
      assert.deepEqual(await ask(on(chain))(), E.left({ _tag: 'NotConfigured' }))
      assert.deepEqual(balanceApi.asked, [])
    })
  }

  it('is not sent while the served chains are unknown, and fails with the reason', async () => {
    const { chainsApi, balanceApi, ask } = setUp()
    chainsApi.answerWith(TE.left({ _tag: 'TimedOut', afterMs: 10_000 }))
    assert.deepEqual(await ask(on('eip155:1'))(), E.left({ _tag: 'TimedOut', afterMs: 10_000 }))
    assert.deepEqual(balanceApi.asked, [])
  })

  it('does not count a failure to load the list of chains as its own outage [design 3.3]', async () => {
    const { chainsApi, outages, ask } = setUp()
    chainsApi.answerWith(TE.left({ _tag: 'HttpStatus', status: 500 }))
    assert.isTrue(E.isLeft(await ask(on('eip155:1'))()))
    assert.deepEqual(outages.value, [])
  })

  it('counts its own failure as an outage, but not an unserved chain [design 3.3]', async () => {
    const { balanceApi, outages, ask } = setUp()
    await ask(on('eip155:11'))()
    assert.deepEqual(outages.value, [])
    balanceApi.answerWith(TE.left({ _tag: 'HttpStatus', status: 500 }))
    await ask(on('eip155:1'))()
    assert.deepEqual(outages.value, ['blockchainApi'])
  })

  it('is Unreachable if its code fails to load, and loads the code again on the next query', async () => {
    const { chainsApi, balanceApi, outages, asking, question } = setUp()
    const cause = new Error('offline')
    let loads = 0
    const ask = asking(async () => {
      loads += 1
      if (loads === 1) throw cause
      return question
    }, onServedChain(chainsApi))
    assert.deepEqual(await ask(on('eip155:1'))(), E.left({ _tag: 'Unreachable', cause }))
    assert.deepEqual(outages.value, ['blockchainApi'])
    assert.equal(chainsApi.asked, 0)
    assert.deepEqual(await ask(on('eip155:1'))(), E.right([]))
    assert.deepEqual(outages.value, [])
    await ask(on('eip155:1'))()
    assert.deepEqual([loads, balanceApi.asked.length], [2, 1], 'the code is kept, and the answer')
  })
})
