import { assert } from 'chai'
import { decodeFunctionData, maxUint256 } from 'viem'
import { readField } from '../../infrastructure/shared/safeRead.js'
import { TOKEN_ABI } from '../../sandbox/contracts/abis.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { ask } from './support/ask.js'
import { COMMON } from './support/common.js'
import { type Swaps, swapsOn } from './support/swapsOn.js'

const failed = (description: string, field = '') => ({ status: 'FAILED', reasons: [{ field, description }] })

describe('the sandbox swap calls', () => {
  let sandbox: Sandbox
  let swaps: Swaps
  before(async () => {
    sandbox = await startSandbox()
    swaps = swapsOn(sandbox)
  })
  afterEach(() => {
    sandbox.clearFaults()
    sandbox.clearRewrites()
  })
  after(() => sandbox.close())

  it('list tradable tokens, the coin by its placeholder address, with 0, 6, 18 and 36 decimals [S7-14]', async () => {
    const { body } = await swaps.get('tokens', { chainId: 'eip155:8453' })
    const { tokens } = body as {
      tokens: readonly { symbol: string; decimals: number; address: string; logoUri: string }[]
    }
    assert.deepEqual(
      tokens.map(({ symbol, decimals }) => `${symbol} ${decimals}`),
      ['ETH 18', 'ALDR 6', 'BRKN 18', 'FERRY 0', 'SILT 36', 'TOLL 18', 'QUAY 6'],
    )
    assert.deepEqual<object | undefined>(tokens[0], {
      name: 'Ether',
      symbol: 'ETH',
      decimals: 18,
      eip2612: false,
      address: swaps.id('0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'),
      logoUri: `${sandbox.walletApi}public/getTokenImage/ETH?projectId=sandbox`,
    })
    assert.deepEqual(
      tokens.slice(1).map(({ address }) => address),
      sandbox.swap.tokens.map(({ address }) => swaps.id(address.toLowerCase())),
    )
  })
  it("quote in the caller's address format, with a gas price of the chain [S7-13] [S7-16]", async () => {
    const { quoteReply, token, id } = swaps
    const { status, body } = await quoteReply(token('ETH'), token('SILT'), 10n ** 18n)
    assert.equal(status, 200)
    const { quotes } = body as { quotes: readonly [object] }
    assert.lengthOf(quotes, 1)
    assert.deepInclude(quotes[0], {
      id: null,
      fromAmount: '1000000000000000000',
      fromAccount: id(token('ETH').address),
      toAccount: id(token('SILT').address),
    })
    await sandbox.setBaseFee(8_000_000_000n)
    const { body: price } = await swaps.get('gas-price', { chainId: 'eip155:8453' })
    const standard = BigInt(String(readField(price, 'standard')))
    assert.isAbove(Number(standard), 7_000_000_000)
    assert.deepEqual(price, {
      standard: String(standard),
      fast: String((standard * 5n) / 4n),
      instant: String((standard * 3n) / 2n),
    })
    await sandbox.setBaseFee()
  })
  it('answer "insufficient liquidity" in the body if no pool has that much, or anything [S7-13]', async () => {
    const { quoteReply, buildReply, token } = swaps
    const refusal = failed('Conversion parameter error: insufficient liquidity')
    for (const { status, body } of [
      await quoteReply(token('ALDR'), token('FERRY'), 1n),
      await quoteReply(token('ETH'), token('ALDR'), 10n ** 21n),
      await quoteReply(token('ETH'), token('ALDR'), 10n ** 70n),
      await quoteReply(token('ALDR'), token('ALDR'), 10n ** 6n),
      await buildReply(token('ALDR'), token('FERRY'), 1n),
    ])
      assert.deepEqual([status, body], [400, refusal])
  })
  it('return an unlimited approval of the source token, which is in `from` [S7-17]', async () => {
    const { get, id, account, token } = swaps
    const asked = { userAddress: id(account), from: id(token('QUAY').address), to: id(token('BRKN').address) }
    const { body } = await get('build-approve', asked)
    const { tx } = body as { tx: { from: string; to: string; data: `0x${string}`; value: string; eip155: object } }
    assert.deepEqual([tx.from, tx.to, tx.value], [asked.from.toLowerCase(), asked.to.toLowerCase(), '0'])
    assert.hasAllKeys(tx.eip155, ['gasPrice'])
    assert.deepEqual(decodeFunctionData({ abi: TOKEN_ABI, data: tx.data }), {
      functionName: 'approve',
      args: [sandbox.swap.router, maxUint256],
    })
    assert.equal((await get('build-approve', { ...asked, from: id(token('ETH').address) })).status, 400)
  })
  it("return the router's allowance on the chain [S7-15]", async () => {
    const { get, id, account, token, allow } = swaps
    const allowance = async (symbol: string) =>
      (await get('allowance', { tokenAddress: id(token(symbol).address), userAddress: id(account) })).body
    assert.deepEqual(await allowance('BRKN'), { allowance: '0' })
    await allow(token('BRKN'), 77n)
    assert.deepEqual(await allowance('BRKN'), { allowance: '77' })
    assert.deepEqual(await allowance('ETH'), { allowance: String(maxUint256) })
  })
  it('build the requested swap, with the minimum after slippage [S7-18] [S9-17]', async () => {
    const { build, buildReply, calls, quote, token, plain, account, id } = swaps
    const { router } = sandbox.swap
    const [coin, bracken] = [token('ETH'), token('BRKN')]
    const quoted = await quote(coin, bracken, 10n ** 18n)
    const tx = await build(coin, bracken, 10n ** 18n)
    assert.deepInclude(tx, { from: id(account), to: id(router.toLowerCase()), amount: String(quoted) })
    assert.hasAllKeys(readField(tx, 'eip155') as object, ['gas', 'gasPrice'])
    assert.match(tx.data, /^0x07ed2379/)
    const [executor, desc, data] = calls(tx).args as readonly [string, Readonly<Record<string, unknown>>, string]
    assert.deepEqual([executor, data], [router, '0x'])
    assert.deepEqual(desc, {
      srcToken: '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
      dstToken: bracken.address,
      srcReceiver: router,
      dstReceiver: account,
      amount: 10n ** 18n,
      minReturnAmount: (quoted * 99n) / 100n,
      flags: 0n,
    })
    assert.equal(plain(tx.to), router.toLowerCase())
    for (const slippage of [-1, 51]) assert.equal((await buildReply(coin, bracken, 1n, slippage)).status, 400)
  })
  it('support one network, and report others as unsupported', async () => {
    const { get, post, id, account, token } = swaps
    const elsewhere = 'Conversion parameter error: Chain ID eip155:31337 is not supported'
    const [there, here] = [`eip155:31337:${token('BRKN').address}`, id(token('BRKN').address)]
    for (const { status, body } of [
      await get('tokens', { chainId: 'eip155:31337' }),
      await get('gas-price', { chainId: 'eip155:31337' }),
      await get('allowance', { tokenAddress: there, userAddress: id(account) }),
      await get('quotes', { userAddress: account, from: there, to: here, amount: '1' }),
      await get('build-approve', { userAddress: id(account), from: here, to: there }),
      await post('convert/build-transaction', { userAddress: id(account), from: there, to: there, amount: '1' }),
    ])
      assert.deepEqual([status, body], [400, failed(elsewhere)])
  })
  it('refuse malformed input, and name it', async () => {
    const { get, id, account, token, receiver } = swaps
    const pair = { from: id(token('BRKN').address), to: id(token('ALDR').address) }
    const asked = { ...pair, userAddress: account, amount: '5' }
    const wrong = [
      ['userAddress', { ...asked, userAddress: id(account) }],
      ['amount', { ...asked, amount: '0.5' }],
      ['amount', { ...asked, amount: '0' }],
      ['from', { ...asked, from: token('BRKN').address }],
      ['to', { ...asked, to: 'eip155:8453:0x12' }],
    ] as const
    for (const [field, query] of wrong) {
      const { status, body } = await get('quotes', query)
      assert.equal(status, 400)
      assert.nestedPropertyVal(body, 'reasons[0].field', field)
    }
    const unknown = await get('quotes', { ...asked, to: id(receiver) })
    assert.deepEqual(unknown.body, failed('Conversion parameter error: the token of `to` is not known'))
    assert.equal((await get('build-approve', { ...pair, userAddress: account })).status, 400)
  })
  it('price the first of the addresses, in each supported currency [S7-19]', async () => {
    const { post, id, token } = swaps
    const price = (addresses: readonly string[], currency = 'usd') => post('fungible/price', { currency, addresses })
    const silt = id(token('SILT').address)
    const { body } = await price([silt, id(token('ETH').address)])
    const iconUrl = `${sandbox.walletApi}public/getTokenImage/SILT?projectId=sandbox`
    assert.deepEqual(body, { fungibles: [{ address: silt, name: 'Silt', symbol: 'SILT', iconUrl, price: 12.4 }] })
    assert.nestedPropertyVal((await price([silt], 'jpy')).body, 'fungibles[0].price', 1860)
    for (const currency of ['eur', 'gbp', 'aud', 'cad', 'inr', 'btc', 'eth'])
      assert.equal((await price([silt], currency)).status, 200)
    assert.equal((await price([])).status, 400)
    assert.equal((await price([silt], 'xau')).status, 422)
    assert.deepEqual((await price([id(swaps.receiver)])).body, { fungibles: [] })
  })
  it('read the project of a POST from its body, and allow cross-origin JSON posts', async () => {
    const { post } = swaps
    for (const path of ['fungible/price', 'convert/build-transaction']) {
      const address = `${sandbox.blockchainApi}v1/${path}`
      assert.equal((await post(path, { projectId: '' })).status, 401)
      assert.equal((await post(path, { projectId: 'other' })).status, 403)
      assert.equal((await ask(`${address}?${COMMON}`)).status, 401)
      const preflight = await ask(address, { method: 'OPTIONS', headers: { origin: 'https://shop.example' } })
      assert.equal(preflight.status, 204)
      assert.include(preflight.headers.get('access-control-allow-headers'), 'content-type')
      assert.include(preflight.headers.get('access-control-allow-methods'), 'POST')
    }
    assert.equal((await ask(`${sandbox.blockchainApi}v1/convert/tokens?${COMMON}`, { method: 'POST' })).status, 405)
  })
  it('support faults, delays and rewrites, for POST too', async () => {
    const { buildReply, token } = swaps
    const build = () => buildReply(token('ETH'), token('ALDR'), 10n ** 18n)
    for (const status of [401, 403, 422, 429, 500, 503]) {
      sandbox.fault({ match: 'convert/build-transaction', method: 'POST', times: 1, status })
      assert.equal((await build()).status, status)
    }
    sandbox.fault({ match: 'build-transaction', times: 1, body: '{"tx":' })
    assert.isUndefined((await build()).body)
    sandbox.fault({ match: 'build-transaction', times: 1, drop: true })
    assert.equal(
      await build().then(
        () => 'answered',
        () => 'refused',
      ),
      'refused',
    )
    sandbox.rewrite({ match: 'build-transaction', set: { 'tx.data': '0x' } })
    assert.nestedPropertyVal((await build()).body, 'tx.data', '0x')
  })
  it('return on-chain balances when a refresh is forced, on EVM chains only [S7-20]', async () => {
    const { account, id, token } = swaps
    const balance = (chainId: string, forceUpdate: string) =>
      ask(
        `${sandbox.blockchainApi}v1/account/${account}/balance?${COMMON}&currency=usd&${new URLSearchParams({ chainId, forceUpdate }).toString()}`,
      )
    const tokens = [id(token('ALDR').address), id(token('BRKN').address)].join()
    const { status, body } = await balance('eip155:8453', tokens)
    assert.equal(status, 200)
    assert.nestedPropertyVal(body, 'balances[1].quantity.numeric', '2500.75')
    assert.equal(sandbox.requests().at(-1)?.query['forceUpdate'], tokens)
    assert.equal((await balance('solana:x', tokens)).status, 400)
  })
})
