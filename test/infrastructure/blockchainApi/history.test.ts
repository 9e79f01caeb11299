import { assert } from 'chai'
import type { HistoryEntry, HistoryPage } from '../../../domain/activity/history.js'
import { historyQuestion } from '../../../infrastructure/blockchainApi/history.lazy.js'
import { badInputSuite } from '../../support/badInputSuite.js'
import { rightOf } from '../../support/rightOf.js'
import { COMMON, startRemote } from '../../support/startRemote.js'

const QUERY = { address: '0xAb', chainId: 'eip155:1' } as const

const METADATA = {
  operationType: 'receive',
  hash: '0xfe',
  chain: 'eip155:1',
  minedAt: '2026-02-01T10:20:30.000Z',
  sentFrom: '0x01',
  sentTo: '0x02',
  status: 'confirmed',
  nonce: 7,
  application: { name: 'Shop', iconUrl: null },
}
const TOKEN = {
  direction: 'in',
  quantity: { numeric: '1.5' },
  value: 3,
  fungible_info: { name: 'Dollar', symbol: 'USD', icon: { url: 'https://images.example/usd.png' } },
}
const NFT = {
  direction: 'out',
  quantity: { numeric: '1' },
  nft_info: {
    name: 'Moth 7',
    content: {
      preview: { url: 'https://images.example/moth.png', content_type: 'image/png' },
      detail: { url: 'https://images.example/large.png' },
    },
    flags: { is_spam: false },
  },
}
const TRANSACTION = { id: 'one', metadata: METADATA, transfers: [TOKEN, NFT] }
const ENTRY: HistoryEntry = {
  id: 'one',
  hash: '0xfe',
  chainId: 'eip155:1',
  operation: 'receive',
  minedAt: Date.UTC(2026, 1, 1, 10, 20, 30),
  from: '0x01',
  to: '0x02',
  status: 'confirmed',
  nonce: 7,
  application: 'Shop',
  transfers: [
    {
      direction: 'in',
      amount: '1.5',
      value: 3,
      asset: { _tag: 'Token', name: 'Dollar', symbol: 'USD', iconUrl: 'https://images.example/usd.png' },
    },
    {
      direction: 'out',
      amount: '1',
      asset: {
        _tag: 'Nft',
        name: 'Moth 7',
        previewUrl: 'https://images.example/moth.png',
        detailUrl: 'https://images.example/large.png',
        isSpam: false,
      },
    },
  ],
}

const ask = async (reply: unknown, cursor?: string) => {
  const { server, client } = await startRemote()
  server.treat({ body: JSON.stringify(reply) })
  const page: HistoryPage = await rightOf(historyQuestion.ask(client)({ ...QUERY, ...(cursor && { cursor }) }))
  await server.close()
  return { page, url: server.asked[0]?.url }
}
const entryOf = async (transaction: unknown): Promise<HistoryEntry | undefined> =>
  (await ask({ data: [transaction], next: null })).page.entries[0]

describe('the transaction history', () => {
  it('[S7-12] asks GET /v1/account/{account}/history with the chain, and for another page with its cursor', async () => {
    const { url } = await ask({ data: [], next: null })
    assert.equal(url?.pathname, '/v1/account/0xAb/history')
    assert.deepEqual(Object.fromEntries(url?.searchParams ?? []), { chainId: 'eip155:1', ...COMMON })
    assert.equal((await ask({ data: [] }, 'a b&c')).url?.searchParams.get('cursor'), 'a b&c')
  })

  it('[S3-06] reads a transaction with its transfers, and nothing else', async () => {
    assert.deepEqual(await entryOf({ ...TRANSACTION, onClick: 'alert(1)' }), ENTRY)
  })

  for (const [next, told] of [
    [null, undefined],
    ['', undefined],
    [undefined, undefined],
    [7, undefined],
    ['x'.repeat(3_000), undefined],
    ['more', 'more'],
  ] as const)
    it(`[S7-12] has ${told === undefined ? 'no' : 'a'} next page after ${String(next).slice(0, 9)}`, async () => {
      assert.equal((await ask({ data: [TRANSACTION], next })).page.next, told)
    })

  it('[S5-10] tells unknown transfers from an empty list, and treats unreadable ones as unknown', async () => {
    assert.isUndefined((await entryOf({ ...TRANSACTION, transfers: null }))?.transfers)
    assert.deepEqual((await entryOf({ ...TRANSACTION, transfers: [] }))?.transfers, [])
    assert.isUndefined((await entryOf({ ...TRANSACTION, transfers: [{ direction: 'up' }] }))?.transfers)
    const ofNothing = { direction: 'in', quantity: { numeric: '1' } }
    assert.isUndefined((await entryOf({ ...TRANSACTION, transfers: [ofNothing] }))?.transfers)
  })

  it('[S-09] shows no deceptive text, and no picture from the visitor’s private network', async () => {
    const bad = { name: 'Dol\u202elar', symbol: 'USD', icon: { url: 'https://192.168.0.1/usd.png' } }
    assert.deepEqual((await entryOf({ ...TRANSACTION, transfers: [{ ...TOKEN, fungible_info: bad }] }))?.transfers, [
      { direction: 'in', amount: '1.5', value: 3, asset: { _tag: 'Token', symbol: 'USD' } },
    ])
  })

  for (const symbol of [undefined, null, '', 7, 'US\u202eDC', 'U\0S'])
    it(`shows a transfer whose symbol is ${JSON.stringify(symbol)} without a symbol`, async () => {
      const odd = { ...TOKEN, fungible_info: { symbol } }
      assert.deepEqual((await entryOf({ ...TRANSACTION, transfers: [odd] }))?.transfers, [
        { direction: 'in', amount: '1.5', value: 3, asset: { _tag: 'Token' } },
      ])
    })

  it('removes hidden characters from the name of an NFT', async () => {
    const names = await Promise.all(
      ['Moth\u202e 8', 'Moth\0 9', '\u200b'].map(async (name) => {
        const entry = await entryOf({ ...TRANSACTION, transfers: [{ ...NFT, nft_info: { name } }] })
        return entry?.transfers?.[0]?.asset.name
      }),
    )
    assert.deepEqual(names, ['Moth 8', 'Moth 9', undefined])
  })

  it('treats a malformed operation type as a contract call', async () => {
    const odd = { ...TRANSACTION, metadata: { ...METADATA, operationType: 'transfer of <b>' } }
    assert.deepEqual(await entryOf(odd), { ...ENTRY, operation: 'execute' })
  })

  for (const [what, metadata] of [
    ['date', { minedAt: 'yesterday' }],
    ['status', { status: 'fine' }],
    ['sender', { sentFrom: '<b>' }],
    ['hash', { hash: '"' }],
  ] as const)
    it(`leaves out a transaction with a malformed ${what}, and keeps the others`, async () => {
      const broken = { ...TRANSACTION, id: 'two', metadata: { ...METADATA, ...metadata } }
      const { page } = await ask({ data: [broken, TRANSACTION, null, 7], next: null })
      assert.deepEqual(page.entries, [ENTRY])
    })

  it('[S5-11] keeps a transaction without a known chain, with no chain id', async () => {
    assert.notProperty(await entryOf({ ...TRANSACTION, metadata: { ...METADATA, chain: null } }), 'chainId')
  })
})

badInputSuite('GET history', (client) => historyQuestion.ask(client)(QUERY), [
  [{}, 'data'],
  [{ data: 'x' }, 'data'],
  [[], ''],
])
