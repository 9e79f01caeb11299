import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { BalanceQuery } from '../../../application/ports/blockchainApi.js'
import { makeOutagesFeature } from '../../../application/config/outagesFeature.js'
import { balancesQuestion } from '../../../infrastructure/blockchainApi/balances.lazy.js'
import { identityQuestion } from '../../../infrastructure/blockchainApi/identity.lazy.js'
import { openQuestion } from '../../../infrastructure/blockchainApi/question.js'
import { supportedChainsQuestion } from '../../../infrastructure/blockchainApi/supportedChains.lazy.js'
import { unconfiguredHttpClient } from '../../../infrastructure/http/HttpClient.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeIdentityApi } from '../../fakes/fakeIdentityApi.js'
import { fakeSupportedChainsApi } from '../../fakes/fakeSupportedChainsApi.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const aQuery = (changed: Partial<BalanceQuery> = {}): BalanceQuery => ({
  address: '0xab',
  chainId: 'eip155:1',
  currency: 'usd',
  ...changed,
})

const setUp = () => {
  const time = makeVirtualTime()
  const balanceApi = fakeBalanceApi()
  const identityApi = fakeIdentityApi()
  const chainsApi = fakeSupportedChainsApi()
  const { outages, watch } = makeOutagesFeature()
  const deps = { client: unconfiguredHttpClient, scheduler: time.scheduler, outages: { watch } }
  return {
    time,
    balanceApi,
    identityApi,
    chainsApi,
    outages,
    balances: openQuestion({ ...balancesQuestion, ask: () => balanceApi.balances }, deps),
    identity: openQuestion({ ...identityQuestion, ask: () => identityApi.identity }, deps),
    supportedChains: openQuestion({ ...supportedChainsQuestion, ask: () => () => chainsApi.supportedChains }, deps)(),
  }
}

describe('the balances query', () => {
  it('[S9-01] keeps balances for 30 s', async () => {
    const { time, balanceApi, balances } = setUp()
    await balances(aQuery())()
    await time.advance(29_999)
    await balances(aQuery())()
    assert.lengthOf(balanceApi.asked, 1)
    await time.advance(1)
    await balances(aQuery())()
    assert.lengthOf(balanceApi.asked, 2)
  })

  it('[S9-03] waits 30 s after a failure before it asks again', async () => {
    const { time, balanceApi, balances } = setUp()
    balanceApi.answerWith(TE.left({ _tag: 'HttpStatus', status: 500 }))
    assert.deepEqual(await balances(aQuery())(), E.left({ _tag: 'HttpStatus', status: 500 }))
    await time.advance(29_999)
    assert.deepEqual(await balances(aQuery())(), E.left({ _tag: 'RetryBlocked', retryAt: 30_000 }))
    assert.lengthOf(balanceApi.asked, 1)
    balanceApi.answerWith(TE.right([]))
    await time.advance(1)
    assert.deepEqual(await balances(aQuery())(), E.right([]))
  })

  it('asks again for data newer than the cached answer, but not within 30 s after a failure [S9-03]', async () => {
    const { time, balanceApi, balances } = setUp()
    await balances(aQuery())()
    await time.advance(1_000)
    balanceApi.answerWith(TE.left({ _tag: 'HttpStatus', status: 500 }))
    await balances(aQuery({ since: 1_000 }))()
    assert.lengthOf(balanceApi.asked, 2)
    await time.advance(1_000)
    assert.deepEqual(await balances(aQuery({ since: 2_000 }))(), E.left({ _tag: 'RetryBlocked', retryAt: 31_000 }))
  })

  it('caches each account, chain and currency separately', async () => {
    const { balanceApi, balances } = setUp()
    const queries = [
      aQuery(),
      aQuery({ address: '0xcd' }),
      aQuery({ chainId: 'eip155:10' }),
      aQuery({ currency: 'eur' }),
    ]
    for (const query of queries) await balances(query)()
    assert.deepEqual(balanceApi.asked, queries)
  })

  it('keeps answering NotConfigured, which is no outage', async () => {
    const { balanceApi, balances } = setUp()
    balanceApi.answerWith(TE.left({ _tag: 'NotConfigured' }))
    await balances(aQuery())()
    assert.deepEqual(await balances(aQuery())(), E.left({ _tag: 'NotConfigured' }))
  })
})

describe('the identity query', () => {
  it('[S9-02] keeps an identity for 5 min, across all chains', async () => {
    const { time, identityApi, identity } = setUp()
    await identity({ address: '0xab', sender: undefined, chainId: 'eip155:1' })()
    await time.advance(299_999)
    await identity({ address: '0xab', sender: '0xab', chainId: 'eip155:10' })()
    assert.lengthOf(identityApi.asked, 1)
    await identity({ address: '0xcd', sender: undefined, chainId: 'eip155:1' })()
    assert.lengthOf(identityApi.asked, 2)
    await time.advance(1)
    await identity({ address: '0xab', sender: undefined, chainId: 'eip155:1' })()
    assert.lengthOf(identityApi.asked, 3)
  })
})

describe('the supported chains query', () => {
  it('[S7-10] asks once per page load', async () => {
    const { time, chainsApi, supportedChains } = setUp()
    await Promise.all([supportedChains(), supportedChains()])
    await time.advance(86_400_000)
    await supportedChains()
    assert.equal(chainsApi.asked, 1)
  })

  it('asks again 30 s after a failure (U-59)', async () => {
    const { time, chainsApi, supportedChains } = setUp()
    chainsApi.answerWith(TE.left({ _tag: 'HttpStatus', status: 503 }))
    await supportedChains()
    await supportedChains()
    assert.equal(chainsApi.asked, 1)
    await time.advance(30_000)
    await supportedChains()
    assert.equal(chainsApi.asked, 2)
  })
})

describe('queries to the blockchain API', () => {
  it('have separate outages: a success of one does not clear that of another', async () => {
    const { time, outages, balanceApi, balances, identity, supportedChains } = setUp()
    balanceApi.answerWith(TE.left({ _tag: 'HttpStatus', status: 500 }))
    await balances(aQuery())()
    await identity({ address: '0xab', sender: undefined, chainId: 'eip155:1' })()
    await supportedChains()
    assert.deepEqual(outages.value, ['blockchainApi'])
    balanceApi.answerWith(TE.right([]))
    await time.advance(30_000)
    await balances(aQuery())()
    assert.deepEqual(outages.value, [])
  })
})
