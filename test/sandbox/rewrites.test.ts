import { assert } from 'chai'
import type { Rewrite } from '../../sandbox/http/rules.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { ask } from './support/ask.js'
import { COMMON } from './support/common.js'

const PAYLOAD = '<img src=x onerror="document.title=1">'

const at = (value: unknown, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>(
      (found, step) =>
        typeof found === 'object' && found !== null
          ? new Map<string, unknown>(Object.entries(found)).get(step)
          : undefined,
      value,
    )

describe('sandbox rewrites', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
  })
  afterEach(() => {
    sandbox.clearFaults()
    sandbox.clearRewrites()
  })
  after(() => sandbox.close())

  const wallets = () => ask(`${sandbox.walletApi}getWallets?${COMMON}&page=1&entries=3`)

  /** Every field of every answer, by call. */
  const FIELDS: readonly (readonly [call: string, address: () => string, fields: readonly string[]])[] = [
    [
      'getWallets',
      () => `${sandbox.walletApi}getWallets?${COMMON}&page=1&entries=3`,
      ['count', 'data.1', 'data.1.name', 'data.1.image_id', 'data.1.chains.0', 'data.1.app_store', 'data.1.rdns'],
    ],
    [
      'config',
      () => `${sandbox.walletApi}appkit/v1/config?${COMMON}`,
      ['features', 'features.0.id', 'features.0.config.1'],
    ],
    ['origins', () => `${sandbox.walletApi}projects/v1/origins?${COMMON}`, ['allowedOrigins', 'allowedOrigins.0']],
    ['getAnalyticsConfig', () => `${sandbox.walletApi}getAnalyticsConfig?${COMMON}`, ['isAnalyticsEnabled']],
    ['supported-chains', () => `${sandbox.blockchainApi}v1/supported-chains?${COMMON}`, ['http.0', 'ws']],
    [
      'balance',
      () => `${sandbox.blockchainApi}v1/account/${sandbox.accounts[0] ?? ''}/balance?${COMMON}`,
      ['balances.0.name', 'balances.1.symbol', 'balances.1.iconUrl', 'balances.0.quantity.numeric'],
    ],
    [
      'identity',
      () => `${sandbox.blockchainApi}v1/identity/${sandbox.accounts[2] ?? ''}?${COMMON}`,
      ['name', 'avatar'],
    ],
  ]
  for (const [match, address, fields] of FIELDS) {
    for (const field of fields) {
      it(`can put anything into ${field} of ${match}, and leave every other field`, async () => {
        const truth = JSON.stringify((await ask(address())).body)
        sandbox.rewrite({ match, set: { [field]: PAYLOAD } })
        const told = (await ask(address())).body
        assert.equal(at(told, field), PAYLOAD)
        sandbox.clearRewrites()
        assert.equal(JSON.stringify((await ask(address())).body), truth)
      })
    }
  }
  it('can set a value in every entry of a list, several at once, and an additional field', async () => {
    const truth = (await wallets()).body
    sandbox.rewrite({
      match: 'getWallets',
      set: { 'data.*.name': PAYLOAD, 'data.0.rdns': { deep: [1] }, more: null, ['__proto__']: 'own' },
    })
    const { body } = await wallets()
    for (const index of [0, 1, 2]) assert.equal(at(body, `data.${index}.name`), PAYLOAD)
    assert.deepEqual(at(body, 'data.0.rdns'), { deep: [1] })
    assert.isNull(at(body, 'more'))
    assert.equal(at(body, '__proto__'), 'own')
    assert.equal(at(body, 'data.1.id'), at(truth, 'data.1.id'))
  })
  it('can replace the whole answer, in JSON or bytes, a number of times', async () => {
    sandbox.rewrite({ match: 'getWallets', times: 1, status: 203, headers: { 'x-told': 'yes' }, body: [1, null] })
    const told = await wallets()
    assert.deepEqual([told.status, told.body, told.headers.get('x-told')], [203, [1, null], 'yes'])
    assert.equal((await wallets()).status, 200)
    sandbox.rewrite({
      match: 'getWalletImage',
      base64: Buffer.from([0, 255, 1]).toString('base64'),
      headers: { 'content-type': 'image/webp' },
    })
    const image = await fetch(`${sandbox.walletApi}getWalletImage/abc?${COMMON}`)
    assert.equal(image.headers.get('content-type'), 'image/webp')
    assert.isNull(image.headers.get('etag'), 'nothing keeps it for the true one')
    assert.deepEqual([...new Uint8Array(await image.arrayBuffer())], [0, 255, 1])
  })
  it('can apply to some requests only, by query; as can a fault', async () => {
    const search = async (text: string) =>
      at(
        (await ask(`${sandbox.walletApi}getWallets?${COMMON}&page=1&entries=3&search=${encodeURIComponent(text)}`))
          .body,
        'count',
      )
    sandbox.rewrite({ match: 'getWallets', query: 'search=heron w', set: { count: -1 } })
    assert.deepEqual([await search('heron w'), await search('heron')], [-1, 1])
    sandbox.fault({ match: 'getWallets', query: 'search=heron', status: 500 })
    assert.deepEqual([await search('heron w'), await search('amber vault')], [undefined, 1])
  })
  it('arrive late with a delay fault, and not at all with a connection fault', async () => {
    sandbox.rewrite({ match: 'getWallets', body: 'told' })
    sandbox.fault({ match: 'getWallets', status: 500, times: 1 })
    sandbox.fault({ match: 'getWallets', delayMs: 100, times: 1 })
    const before = performance.now()
    assert.equal((await wallets()).body, 'told')
    assert.isAtLeast(performance.now() - before, 95)
    assert.equal((await wallets()).status, 500)
  })
  it('can be set, listed and removed over HTTP, and an invalid one is rejected with its field', async () => {
    const rewrites = `${sandbox.control}rewrites`
    const order = (body: unknown) => ask(rewrites, { method: 'POST', body: JSON.stringify(body) })
    const wanted: Rewrite = { match: 'getWallets', set: { count: 7 } }
    assert.equal((await order(wanted)).status, 200)
    assert.deepEqual((await ask(rewrites)).body, { rewrites: [wanted] })
    assert.equal(at((await wallets()).body, 'count'), 7)
    for (const [part, wrong] of [
      ['set', { match: '/', set: [] }],
      ['base64', { match: '/', base64: '$' }],
      ['delayMs', { match: '/', delayMs: 1 }],
      ['match', { set: {} }],
    ] as const) {
      const refused = await order(wrong)
      assert.equal(refused.status, 400)
      assert.include(JSON.stringify(refused.body), part)
    }
    assert.equal((await ask(rewrites, { method: 'DELETE' })).status, 200)
    assert.equal(at((await wallets()).body, 'count'), 640)
  })
})
