import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { HttpClient } from '../../../../infrastructure/http/HttpClient.js'
import { fakeSupportedChainsApi } from '../../../fakes/fakeSupportedChainsApi.js'
import { leftOf } from '../../../support/leftOf.js'
import { rightOf } from '../../../support/rightOf.js'
import { COMMON, type Remote, startRemote } from '../../../support/startRemote.js'
import { openSwapsOver } from './openSwapsOver.js'

const CHAIN = 'eip155:1' as const
const ACCOUNT = `0x${'a1'.repeat(20)}`
const PAY = `${CHAIN}:0x${'b2'.repeat(20)}` as const
const GET = `${CHAIN}:0x${'c3'.repeat(20)}` as const
const QUERY = { chainId: CHAIN, account: ACCOUNT, from: PAY, to: GET }
const BUILD = { ...QUERY, amount: 5n }
const QUOTE = { ...BUILD, gasPrice: 9n }
const PRICE = { chainId: CHAIN, token: { address: PAY, symbol: 'FLNT' }, currency: 'eur' } as const

describe('swap queries', () => {
  let remote: Remote
  beforeEach(async () => {
    remote = await startRemote()
  })
  afterEach(() => remote.server.close())
  const open = (client: HttpClient = remote.client) => openSwapsOver(client, { time: remote.time })
  const lastAsked = () => {
    const { url, method, body, headers } = remote.server.asked.at(-1) ?? assert.fail('nobody asked')
    return { path: url.pathname, query: Object.fromEntries(url.searchParams), method, body, headers }
  }

  it('follow the wire reference: plain address for quotes, CAIP-10 to build transactions [S7-13] [S7-14] [S7-15] [S7-16] [S7-17]', async () => {
    const swaps = open()
    await swaps.quotes(QUOTE)()
    const tokens = { from: PAY, to: GET }
    assert.deepEqual(lastAsked().query, { amount: '5', userAddress: ACCOUNT, gasPrice: '9', ...tokens, ...COMMON })
    assert.equal(lastAsked().path, '/v1/convert/quotes')
    await swaps.tokens(CHAIN)()
    assert.deepInclude(lastAsked(), { path: '/v1/convert/tokens', query: { chainId: CHAIN, ...COMMON } })
    await swaps.allowance(QUERY)()
    const userAddress = `${CHAIN}:${ACCOUNT}`
    assert.deepEqual(lastAsked().query, { tokenAddress: PAY, userAddress, ...COMMON })
    assert.equal(lastAsked().path, '/v1/convert/allowance')
    await swaps.gasPrice(CHAIN)()
    assert.deepInclude(lastAsked(), { path: '/v1/convert/gas-price', query: { chainId: CHAIN, ...COMMON } })
    await swaps.buildApprove(QUERY)()
    assert.deepInclude(lastAsked(), {
      path: '/v1/convert/build-approve',
      method: 'GET',
      query: { userAddress, ...tokens, ...COMMON },
    })
  })
  it('post a transaction to build and prices of a token with the project id in the body [S7-18] [S7-19] [S9-17]', async () => {
    const swaps = open()
    await swaps.buildTransaction(BUILD)()
    assert.deepInclude(lastAsked(), { path: '/v1/convert/build-transaction', method: 'POST', query: {} })
    assert.equal(lastAsked().headers['content-type'], 'application/json')
    assert.deepEqual(JSON.parse(lastAsked().body), {
      projectId: COMMON.projectId,
      from: PAY,
      to: GET,
      userAddress: `${CHAIN}:${ACCOUNT}`,
      amount: '5',
      eip155: { slippage: 1 },
      disableEstimate: true,
    })
    await swaps.price(PRICE)()
    assert.deepInclude(lastAsked(), { path: '/v1/fungible/price', method: 'POST', query: {} })
    assert.deepEqual(JSON.parse(lastAsked().body), {
      currency: 'eur',
      addresses: [PAY],
      projectId: COMMON.projectId,
    })
  })
  it('are not cached for quotes, even after a failure, but respect Retry-After [S7-13]', async () => {
    const swaps = open()
    const quotes = swaps.quotes(QUOTE)
    remote.server.treat({ status: 500 })
    assert.equal((await leftOf(quotes))._tag, 'HttpStatus')
    remote.server.answer({ quotes: [] })
    await rightOf(quotes)
    await rightOf(quotes)
    assert.lengthOf(remote.server.asked, 3)
    remote.server.treat({ status: 429, headers: { 'retry-after': '9' } })
    assert.equal((await leftOf(quotes))._tag, 'HttpStatus')
    assert.equal((await leftOf(quotes))._tag, 'RetryBlocked')
    assert.lengthOf(remote.server.asked, 4)
  })
  it('keep tokens with a malformed label: it is cleaned, or replaced by the short contract [S-12] [S7-14]', async () => {
    const swaps = open()
    const address = `${CHAIN}:0x${'c0'.repeat(18)}beef`
    const labels = [{ name: 'Maker', symbol: 'MKR\0' }, { name: null, symbol: '' }, {}]
    remote.server.answer({ tokens: labels.map((label) => ({ ...label, address, decimals: 18 })) })
    const [short, unknown] = ['0xc0…c0beef', true] as const
    assert.deepEqual(
      (await rightOf(swaps.tokens(CHAIN))).map(({ address: _, decimals: _decimals, ...label }) => label),
      [
        { name: 'Maker', symbol: 'MKR', unknown },
        { name: short, symbol: short, unknown },
        { name: short, symbol: short, unknown },
      ],
    )
  })

  it('cache tokens for the page’s life, a gas price for 10 s, and a price for 15 s unless newer data is asked for', async () => {
    const swaps = open()
    const asked = () => remote.server.asked.length
    remote.server.answer({ tokens: null })
    assert.deepEqual(await rightOf(swaps.tokens(CHAIN)), [])
    await remote.time.advance(86_400_000)
    await rightOf(swaps.tokens(CHAIN))
    assert.equal(asked(), 1)
    remote.server.answer({ standard: '7' })
    await rightOf(swaps.gasPrice(CHAIN))
    await remote.time.advance(9_999)
    await rightOf(swaps.gasPrice(CHAIN))
    assert.equal(asked(), 2)
    await remote.time.advance(1)
    await rightOf(swaps.gasPrice(CHAIN))
    assert.equal(asked(), 3)
    remote.server.answer({ fungibles: [] })
    await rightOf(swaps.price(PRICE))
    await remote.time.advance(14_999)
    await rightOf(swaps.price(PRICE))
    assert.equal(asked(), 4)
    await rightOf(swaps.price({ ...PRICE, since: remote.time.scheduler.now() }))
    assert.equal(asked(), 5)
    await rightOf(swaps.price({ ...PRICE, currency: 'usd' }))
    assert.equal(asked(), 6)
  })
  it('report no outage for 400 or 422, but one for a server failure [design 3.3]', async () => {
    const swaps = open()
    for (const status of [400, 422]) {
      remote.server.treat({ status })
      for (const ask of [swaps.quotes(QUOTE), swaps.buildApprove(QUERY), swaps.buildTransaction(BUILD)])
        assert.deepEqual(await leftOf<unknown>(ask), { _tag: 'HttpStatus', status })
    }
    assert.deepEqual(swaps.failing.value, [])
    remote.server.treat({ status: 503 })
    await leftOf<unknown>(swaps.quotes(QUOTE))
    assert.deepEqual(swaps.failing.value, ['blockchainApi quotes'])
  })
  it('send nothing on an unserved chain, or before the served chains are known [S7-10]', async () => {
    const chains = fakeSupportedChainsApi()
    const swaps = openSwapsOver(remote.client, { chains })
    const elsewhere = 'eip155:99' as const
    await rightOf(swaps.quotes({ ...QUOTE, chainId: elsewhere }))
    assert.isUndefined(await rightOf(swaps.price({ ...PRICE, chainId: elsewhere })))
    chains.answerWith(TE.left({ _tag: 'TimedOut', afterMs: 10_000 }))
    for (const ask of [swaps.quotes(QUOTE), swaps.tokens(CHAIN), swaps.gasPrice(CHAIN), swaps.price(PRICE)])
      assert.deepEqual(await leftOf<unknown>(ask), { _tag: 'TimedOut', afterMs: 10_000 })
    assert.lengthOf(remote.server.asked, 0)
  })
})
