import { assert } from 'chai'
import type { TokenBalance } from '../../../domain/account/tokens.js'
import { balancesQuestion } from '../../../infrastructure/blockchainApi/balances.lazy.js'
import { badInputSuite } from '../../support/badInputSuite.js'
import { rightOf } from '../../support/rightOf.js'
import { COMMON, startRemote } from '../../support/startRemote.js'

const QUERY = { address: '0xAb', chainId: 'eip155:1', currency: 'usd' } as const

const TOKEN: TokenBalance = {
  name: 'Dollar',
  symbol: 'USD',
  chainId: 'eip155:1',
  address: 'eip155:1:0xaa',
  value: 2,
  price: 1,
  quantity: { decimals: '6', numeric: '2.0' },
}

const ask = async (body: string) => {
  const { server, client } = await startRemote()
  server.treat({ body })
  const { tokens, omitted } = await rightOf(balancesQuestion.ask(client)(QUERY))
  await server.close()
  return { tokens, omitted, asked: server.asked[0]?.url }
}

const tokensFrom = async (...balances: unknown[]): Promise<readonly TokenBalance[]> =>
  (await ask(JSON.stringify({ balances }))).tokens

describe('the balances', () => {
  it('[S7-20] asks GET /v1/account/{address}/balance with currency and chainId', async () => {
    const { asked } = await ask('{"balances":[]}')
    assert.equal(asked?.pathname, '/v1/account/0xAb/balance')
    assert.deepEqual(Object.fromEntries(asked?.searchParams ?? []), { currency: 'usd', chainId: 'eip155:1', ...COMMON })
  })

  it('[S7-20] asks for those of all chains without a chainId', async () => {
    const { server, client } = await startRemote()
    server.treat({ body: JSON.stringify({ balances: [] }) })
    await rightOf(balancesQuestion.ask(client)({ address: '0xAb', currency: 'usd' }))
    assert.isFalse(server.asked[0]?.url.searchParams.has('chainId'))
    await server.close()
  })

  it('[S7-20] names the EVM tokens of the last answer when it asks again, 20 at most', async () => {
    const { server, client } = await startRemote()
    const coin = { ...TOKEN, address: undefined }
    const many = Array.from({ length: 21 }, (_, at) => ({ ...TOKEN, address: `eip155:1:0x${at}` }))
    server.treat({ body: JSON.stringify({ balances: [coin, ...many] }) })
    const balances = balancesQuestion.ask(client)
    const others = [
      { ...QUERY, address: '0xCd' },
      { ...QUERY, chainId: 'eip155:10' },
    ] as const
    for (const query of [QUERY, QUERY, ...others]) await rightOf(balances(query))
    const forced = server.asked.map(({ url }) => url.searchParams.get('forceUpdate'))
    const first = many.slice(0, 20).map(({ address }) => address)
    assert.deepEqual(forced, [null, first.join(), null, null])
    await server.close()
  })

  it('[S7-20] names tokens of a fresh exchange first', async () => {
    const { server, client } = await startRemote()
    server.treat({ body: JSON.stringify({ balances: [TOKEN] }) })
    const balances = balancesQuestion.ask(client)
    const query = { ...QUERY, fresh: ['eip155:1:0xnew'] } as const
    for (const _ of [1, 2]) await rightOf(balances(query))
    const forced = server.asked.map(({ url }) => url.searchParams.get('forceUpdate'))
    assert.deepEqual(forced, ['eip155:1:0xnew', `eip155:1:0xnew,${TOKEN.address}`])
    await server.close()
  })

  it('[S7-20] forces no update on Solana, where the server refuses it', async () => {
    const { server, client } = await startRemote()
    const query = { ...QUERY, chainId: 'solana:main' } as const
    server.treat({
      body: JSON.stringify({ balances: [{ ...TOKEN, chainId: 'solana:main', address: 'solana:main:So1' }] }),
    })
    const balances = balancesQuestion.ask(client)
    for (const _ of [1, 2]) await rightOf(balances(query))
    assert.deepEqual(
      server.asked.map(({ url }) => url.searchParams.has('forceUpdate')),
      [false, false],
    )
    await server.close()
  })

  it('[S3-03] keeps the known fields of a token only', async () => {
    assert.deepEqual(await tokensFrom({ ...TOKEN, onClick: 'alert(1)' }), [TOKEN])
  })

  for (const address of [null, undefined]) {
    it(`[S3-03] takes a token with address ${address} for the native coin of its chain`, async () => {
      assert.notProperty((await tokensFrom({ ...TOKEN, address }))[0], 'address')
    })
  }

  for (const price of [0, null, undefined, '1', -1]) {
    it(`has no value for a token with price ${JSON.stringify(price)} (S-23)`, async () => {
      const [token] = await tokensFrom({ ...TOKEN, price })
      assert.equal(token?.price, 0)
      assert.notProperty(token, 'value')
    })
  }

  it('has neither price nor value for non-finite numbers', async () => {
    const { tokens } = await ask(JSON.stringify({ balances: [TOKEN] }).replace('"price":1', '"price":1e999'))
    assert.equal(tokens[0]?.price, 0)
    const { tokens: others } = await ask(JSON.stringify({ balances: [TOKEN] }).replace('"value":2', '"value":1e999'))
    assert.notProperty(others[0], 'value')
  })

  const refused: readonly (readonly [string, unknown])[] = [
    ['no object', 'USD'],
    ['an unknown chain', { ...TOKEN, chainId: 'near:1' }],
    ['a malformed contract address, which would pass for the coin', { ...TOKEN, address: '0xaa' }],
    ['a quantity that is no decimal', { ...TOKEN, quantity: { decimals: '6', numeric: 'NaN' } }],
    ['a negative quantity', { ...TOKEN, quantity: { decimals: '6', numeric: '-1' } }],
    ['decimals that are no number', { ...TOKEN, quantity: { decimals: '0x6', numeric: '1' } }],
    ['no quantity', { ...TOKEN, quantity: undefined }],
  ]
  for (const [what, entry] of refused) {
    it(`drops a token with ${what}, keeps the others, and counts the dropped ones`, async () => {
      const { tokens, omitted } = await ask(JSON.stringify({ balances: [entry, TOKEN, entry] }))
      assert.deepEqual({ tokens, omitted }, { tokens: [TOKEN], omitted: 2 })
    })
  }

  const CONTRACT = `0x${'c0'.repeat(18)}beef` as const
  const SHORT = '0xc0…c0beef'
  const labels: readonly (readonly [string, unknown, unknown, string, string])[] = [
    ['NULs behind its symbol', 'Maker', 'MKR\0\0\0', 'Maker', 'MKR'],
    ['a name that is written backwards', 'USD\u202eC', 'USDC', 'USDC', 'USDC'],
    ['an empty symbol', 'Dollar', '', 'Dollar', SHORT],
    ['a symbol of blanks', 'Dollar', ' \u200b\n', 'Dollar', SHORT],
    ['a symbol that is null', 'Dollar', null, 'Dollar', SHORT],
    ['a malformed name', 7, 'USD', 'USD', 'USD'],
    ['neither name nor symbol', undefined, undefined, SHORT, SHORT],
    ['an endless symbol', 'Dollar', 'A'.repeat(1_000_000), 'Dollar', `${'A'.repeat(31)}…`],
    ['an endless name', '🦩'.repeat(70), 'FLM', `${'🦩'.repeat(63)}…`, 'FLM'],
    ['lines in its name', 'Claim\n\nnow', 'USD', 'Claim now', 'USD'],
  ]
  for (const [what, name, symbol, shownName, shownSymbol] of labels) {
    it(`keeps a token with ${what}, and marks it as unknown [S-12]`, async () => {
      const address = `eip155:1:${CONTRACT}`
      assert.deepEqual(await tokensFrom({ ...TOKEN, address, name, symbol }), [
        { ...TOKEN, address, name: shownName, symbol: shownSymbol, unknown: true } as TokenBalance,
      ])
    })
  }

  it('trims a label and does not mark the token as unknown', async () => {
    assert.deepEqual(await tokensFrom({ ...TOKEN, name: ' Dollar\n', symbol: 'USD ' }), [TOKEN])
  })

  it('names an unnamed coin after its chain', async () => {
    const [coin] = await tokensFrom({ ...TOKEN, address: null, name: '\0', symbol: '' })
    assert.deepInclude(coin, { name: 'eip155:1', symbol: 'eip155:1', unknown: true })
  })

  for (const iconUrl of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'http://localhost:9/x', 7]) {
    it(`shows no icon for ${JSON.stringify(iconUrl)} (S-22)`, async () => {
      assert.deepEqual(await tokensFrom({ ...TOKEN, iconUrl }), [TOKEN])
    })
  }
})

badInputSuite('GET /v1/account/{address}/balance', (client) => balancesQuestion.ask(client)(QUERY), [
  [{}, 'balances'],
  [{ balances: null }, 'balances'],
  [{ balances: { 0: TOKEN } }, 'balances'],
  [{ balances: [null, { ...TOKEN, quantity: '2' }] }, 'balances'],
])
