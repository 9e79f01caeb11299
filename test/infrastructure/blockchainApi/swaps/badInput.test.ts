import { assert } from 'chai'
import type { ListedToken } from '../../../../domain/swap/swapAssets.js'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { RemoteError } from '../../../../domain/errors/remoteError.js'
import type { SwapApiError } from '../../../../domain/swap/swapError.js'
import type { HttpClient } from '../../../../infrastructure/http/HttpClient.js'
import { badInputSuite, type WrongTypes } from '../../../support/badInputSuite.js'
import { leftOf } from '../../../support/leftOf.js'
import { rightOf } from '../../../support/rightOf.js'
import { startRemote } from '../../../support/startRemote.js'
import { openSwapsOver } from './openSwapsOver.js'

const CHAIN = 'eip155:1' as const
const TOKEN = `0x${'b2'.repeat(20)}`
const PAY = `${CHAIN}:${TOKEN}` as const
const QUERY = { chainId: CHAIN, account: `0x${'a1'.repeat(20)}`, from: PAY, to: PAY }
const PRICE = { chainId: CHAIN, token: { address: PAY, symbol: 'FLNT' }, currency: 'usd' } as const
type Swaps = ReturnType<typeof openSwapsOver>

/** A server error; any other error fails the test. */
const isRemote = (error: SwapApiError): error is RemoteError =>
  !['SwapNotSupported', 'GasPriceNotSupported', 'InsufficientLiquidity'].includes(error._tag)
const remotely = (ask: (swaps: Swaps) => TE.TaskEither<SwapApiError, unknown>) => (client: HttpClient) =>
  pipe(
    ask(openSwapsOver(client)),
    TE.mapLeft((error): RemoteError => (isRemote(error) ? error : assert.fail(error._tag))),
  )

const AMOUNTS: readonly unknown[] = [
  7,
  -1,
  '-1',
  '1e3',
  '0x5',
  '1.5',
  '',
  ' 7',
  null,
  {},
  '9'.repeat(79),
  '9'.repeat(200),
]
const wrongAmounts = (reply: (amount: unknown) => unknown, path: string): WrongTypes =>
  AMOUNTS.map((amount) => [reply(amount), path] as const)

const quoteOf = (change: object) => ({
  quotes: [{ fromAmount: '1', toAmount: '2', fromAccount: PAY, toAccount: PAY, ...change }],
})
badInputSuite(
  'GET /v1/convert/quotes',
  remotely(({ quotes }) => quotes({ ...QUERY, amount: 1n, gasPrice: 0n })),
  [
    ...wrongAmounts((toAmount) => quoteOf({ toAmount }), 'quotes'),
    [{}, 'quotes'],
    [{ quotes: 'x' }, 'quotes'],
    ...['0xab', TOKEN, `solana:1:${TOKEN}`, `${CHAIN}:0xzz`, 5].map(
      (toAccount) => [quoteOf({ toAccount }), 'quotes'] as const,
    ),
  ],
)
badInputSuite(
  'GET /v1/convert/tokens',
  remotely(({ tokens }) => tokens(CHAIN)),
  [
    [{}, 'tokens'],
    [{ tokens: {} }, 'tokens'],
    [{ tokens: [{ name: 'x' }] }, 'tokens'],
  ],
)
badInputSuite(
  'GET /v1/convert/allowance',
  remotely(({ allowance }) => allowance(QUERY)),
  [...wrongAmounts((allowance) => ({ allowance }), 'allowance')],
)
badInputSuite(
  'GET /v1/convert/gas-price',
  remotely(({ gasPrice }) => gasPrice(CHAIN)),
  [...wrongAmounts((standard) => ({ standard }), 'standard')],
)

const APPROVE = `0x095ea7b3${'0'.repeat(24)}${'c3'.repeat(20)}${'f'.repeat(64)}`
badInputSuite(
  'GET /v1/convert/build-approve',
  remotely(({ buildApprove }) => buildApprove(QUERY)),
  [
    ...[
      // Too short, too long, another function, an address with nonzero padding, and invalid data.
      ...[APPROVE.slice(0, -2), `${APPROVE}00`, APPROVE.replace('095ea7b3', 'a9059cbb')],
      ...[APPROVE.replace('0x095ea7b300', '0x095ea7b301'), '0x', '', 5, null, `0x${'0'.repeat(500_000)}`],
    ].map((data) => [{ tx: { from: PAY, to: PAY, data, value: '0' } }, 'tx.data'] as const),
    [{}, 'tx'],
  ],
)

const swapOf = (change: object) => ({ tx: { from: PAY, to: PAY, data: '0x07ed2379', amount: '1', ...change } })
badInputSuite(
  'POST /v1/convert/build-transaction',
  remotely(({ buildTransaction }) => buildTransaction({ ...QUERY, amount: 1n })),
  [
    ...['0x1', '07ed2379', '0xzz', 5, null, `0x${'0'.repeat(262_146)}`].map(
      (data) => [swapOf({ data }), 'tx.data'] as const,
    ),
    [swapOf({ to: TOKEN }), 'tx.to'],
    // Another chain than the signer's.
    [swapOf({ from: `eip155:10:${TOKEN}` }), 'tx.from'],
    [{ tx: null }, 'tx'],
  ],
)
badInputSuite(
  'POST /v1/fungible/price',
  remotely(({ price }) => price(PRICE)),
  [
    [{}, 'fungibles'],
    [{ fungibles: 'x' }, 'fungibles'],
    [{ fungibles: [5, null] }, 'fungibles'],
  ],
)

describe('the reason why a server refuses', () => {
  const QUOTE = { ...QUERY, amount: 1n, gasPrice: 0n }
  const failureWith = async (body: unknown) => {
    const { server, client } = await startRemote()
    server.treat({ status: 400, body: JSON.stringify(body) })
    const { quotes, buildApprove, buildTransaction } = openSwapsOver(client)
    const errors = [
      await leftOf(quotes(QUOTE)),
      await leftOf(buildApprove(QUERY)),
      await leftOf(buildTransaction(QUOTE)),
    ]
    await server.close()
    assert.deepEqual(errors, Array(3).fill(errors[0]))
    return errors[0]
  }
  it('is the server’s text, 200 characters at most; the first one of several', async () => {
    const reasons = [{ name: 'amount', description: `Too much ${'x'.repeat(300)}` }, { description: 'other' }]
    const reason = `Too much ${'x'.repeat(191)}`
    assert.deepEqual(await failureWith({ reasons }), { _tag: 'HttpStatus', status: 400, reason })
    assert.deepEqual(await failureWith({ reasons: [5, ...reasons] }), { _tag: 'HttpStatus', status: 400, reason })
    const illiquid = [{ description: 'Swap failed: INSUFFICIENT LIQUIDITY' }]
    assert.deepEqual(await failureWith({ reasons: illiquid }), { _tag: 'InsufficientLiquidity' })
  })
  it('is missing if the answer gives none', async () => {
    for (const body of ['', null, [], {}, { reasons: null }, { reasons: [] }, { reasons: [5] }, { reasons: [{}] }])
      assert.deepEqual(await failureWith(body), { _tag: 'HttpStatus', status: 400 })
  })
})

describe('tokens and prices from a server', () => {
  const tokensIn = async (tokens: readonly unknown[]): Promise<readonly ListedToken[]> => {
    const { server, client } = await startRemote()
    server.answer({ tokens: [{ name: 'Good', symbol: 'GOOD', address: PAY, decimals: 18 }, ...tokens] })
    const [good, ...others] = await rightOf(openSwapsOver(client).tokens(CHAIN))
    assert.equal(good?.name, 'Good')
    await server.close()
    return others
  }
  const token = { name: 'Flint', symbol: 'FLNT', address: PAY, decimals: 6 }

  it('leave out tokens with invalid decimals or address; a bad or deceptive name leaves none out [S-12]', async () => {
    const odd = [
      ...['', ' ', 'Fl\u202eint', 'two\nlines', 'x'.repeat(129), 5].map((name) => ({ ...token, name })),
      ...['', 'x'.repeat(33), '\u200b'].map((symbol) => ({ ...token, symbol })),
    ]
    const shown = await tokensIn(odd)
    assert.lengthOf(shown, odd.length)
    for (const { name, symbol, unknown } of shown) {
      assert.isTrue(unknown)
      assert.match(`${name} ${symbol}`, /^[ -~…]{1,161}$/)
    }
    const hostile = [
      ...[-1, 1.5, 256, '18', null, 1e999].map((decimals) => ({ ...token, decimals })),
      ...[TOKEN, 'eip155:1:0x', 'solana:1:abc', 5].map((address) => ({ ...token, address })),
    ]
    assert.deepEqual(await tokensIn(hostile), [])
    assert.deepEqual(await tokensIn([{ ...token, logoUri: null, eip2612: true }]), [token])
    assert.lengthOf(await tokensIn([0, 6, 18, 36, 255].map((decimals) => ({ ...token, decimals }))), 5)
  })
  it('show no picture from a forbidden address [S-22]', async () => {
    const pictures = [
      'javascript:alert(1)',
      'http://127.0.0.1/x.png',
      'https://localhost/x',
      'data:image/svg+xml,<svg/>',
    ]
    for (const logoUri of pictures) assert.deepEqual(await tokensIn([{ ...token, logoUri }]), [token])
    const iconUrl = 'https://images.example/x.png'
    assert.deepEqual(await tokensIn([{ ...token, logoUri: iconUrl }]), [{ ...token, iconUrl }])
  })
  it('are limited to some thousands of tokens', async () => {
    const short = { name: 'F', symbol: 'F', address: PAY, decimals: 6 }
    assert.lengthOf(await tokensIn(Array.from({ length: 6_000 }, () => short)), 4_999)
  })

  const priceIn = async (...fungibles: readonly unknown[]): Promise<number | undefined> => {
    const { server, client } = await startRemote()
    server.treat({ body: JSON.stringify({ fungibles }).replace('"HUGE"', '1e999') })
    const price = await rightOf(openSwapsOver(client).price(PRICE))
    await server.close()
    return price
  }
  it('match a price by the requested address, and by symbol only if the answer has no address [S7-19]', async () => {
    assert.equal(await priceIn({ symbol: 'flnt', price: 2 }), 2)
    assert.equal(await priceIn({ address: PAY.toUpperCase(), symbol: 'OTHER', price: 2 }), 2)
    assert.equal(await priceIn({ address: TOKEN, symbol: 'OTHER', price: 2 }), 2)
    assert.isUndefined(await priceIn({ address: `${CHAIN}:0x${'dd'.repeat(20)}`, symbol: 'FLNT', price: 2 }))
    assert.isUndefined(await priceIn({ symbol: 'OTHER', price: 2 }))
    assert.isUndefined(await priceIn())
    assert.equal(await priceIn({ symbol: 'OTHER', price: 1 }, null, { symbol: 'FLNT', price: 3 }), 3)
  })
  it('treat a price that is zero, negative, too large or no number as unknown [S-23]', async () => {
    for (const price of [0, -1, '2', null, undefined, 'HUGE'])
      assert.isUndefined(await priceIn({ symbol: 'FLNT', price }), String(price))
  })
})
