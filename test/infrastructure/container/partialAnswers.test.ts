import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { Portico } from '../../../application/portico.js'
import { CHAIN_RPC, CONNECTOR_REGISTRY, HOST_ENVIRONMENT, LOG, PAIRING } from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { type Route, type Routes, startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'

const ADDRESS = `0x${'a1'.repeat(20)}`
const [CONFIG, ORIGINS, DIRECTORY, ANALYTICS, CHAINS, BALANCE, IDENTITY] = [
  '/appkit/v1/config',
  '/projects/v1/origins',
  '/getWallets',
  '/getAnalyticsConfig',
  '/v1/supported-chains',
  `/v1/account/${ADDRESS}/balance`,
  `/v1/identity/${ADDRESS}`,
] as const
const SWAP = { id: 'swap', isEnabled: true, config: ['paraswap'] }
const COIN = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  price: 3_000,
  quantity: { decimals: '18', numeric: '1.5' },
}
const HEALTHY: Readonly<Record<string, Route>> = {
  [CONFIG]: { body: { features: [] } },
  [ORIGINS]: { body: { allowedOrigins: [] } },
  [DIRECTORY]: { body: { data: [{ id: 'heron', name: 'Heron' }], count: 1 } },
  [ANALYTICS]: { body: { isAnalyticsEnabled: true } },
  [CHAINS]: { body: { http: ['eip155:1'], ws: [] } },
  [BALANCE]: { body: { balances: [COIN] } },
  [IDENTITY]: { body: { name: 'ada.example', avatar: null } },
}

describe('an answer of a server', () => {
  let server: Routes
  let portico: Portico
  let log = fakeLog()
  const start = async (routes: Readonly<Record<string, Route>>): Promise<void> => {
    log = fakeLog()
    const chainRpc = fakeChainRpc()
    // Like most EVM chains, it has no list of an account's tokens.
    chainRpc.answerTokensWith(TE.left({ _tag: 'NotConfigured' }))
    server = await startRoutes({ ...HEALTHY, ...routes })
    portico = createPortico({
      projectId: 'test',
      networks: [mainnet],
      endpoints: { walletApi: server.url, blockchainApi: server.url },
      override: ({ value }) => {
        value(CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ id: 'a', accounts: [ADDRESS] })]))
        value(CHAIN_RPC, chainRpc)
        value(HOST_ENVIRONMENT, fakeHostEnvironment())
        value(LOG, log)
        value(PAIRING, fakePairing())
      },
    })
    await portico.open()
    await until(() => [CONFIG, ORIGINS, DIRECTORY, ANALYTICS].every((path) => server.asked.includes(path)))
    await until(() => portico.wallets.value.directory !== 'Loading')
  }
  const connect = async (): Promise<void> => {
    await portico.connect('a')
    portico.commands.refreshBalances()
    await until(() => !['Unknown', 'Loading'].includes(portico.tokens.value._tag))
  }
  afterEach(async () => {
    portico.destroy()
    await server.close()
  })

  const names = (): readonly string[] => portico.wallets.value.rows.map(({ name }) => name)

  it('is used without its bad entries: features, chains, wallets and balances [S7-02] [S7-04] [S7-10] [S7-20]', async () => {
    await start({
      [CONFIG]: {
        body: { features: [null, { isEnabled: true }, { id: 'activity', isEnabled: true, config: 'odd' }, SWAP] },
      },
      [DIRECTORY]: { body: { data: [null, { id: 'heron', name: 'Heron' }, { name: 'No id' }] } },
      [CHAINS]: { body: { http: [5, 'eip155:1'] } },
      [BALANCE]: { body: { balances: [COIN, null, { ...COIN, quantity: 'much' }] } },
    })
    await until(() => portico.features.value.swaps !== false && portico.features.value.swaps[0] === 'paraswap')
    assert.include(names(), 'Heron')
    await connect()
    assert.deepEqual(
      portico.account().value.tokenBalance?.map(({ symbol }) => symbol),
      ['ETH'],
    )
    assert.deepEqual(portico.outages.value, [])
  })

  for (const [what, path, body, part, call] of [
    ['features', CONFIG, { features: [null, { isEnabled: true }] }, 'config', 'walletApi config'],
    ['wallets', DIRECTORY, { data: [{ name: 'No id' }], count: 1 }, 'walletApi', 'walletApi directory'],
    ['chains', CHAINS, { http: ['eip155:', 5], ws: [] }, 'blockchainApi', 'blockchainApi chains'],
    [
      'balances',
      BALANCE,
      { balances: [null, { ...COIN, quantity: 'much' }] },
      'blockchainApi',
      'blockchainApi balances',
    ],
  ] as const)
    it(`is an outage if none of its ${what} is valid [S7-02] [S7-04] [S7-10] [S7-20]`, async () => {
      await start({ [path]: { body } })
      await connect()
      await until(() => portico.outages.value.includes(part))
      assert.deepEqual(portico.outages.value, [part])
      if (part === 'blockchainApi') assert.equal(portico.tokens.value._tag, 'Unavailable')
      assert.deepEqual(
        log.lines.map(({ message }) => message),
        [`${call} does not answer`],
      )
    })

  for (const status of [400, 403, 404])
    it(`counts as an empty list for the origins if it is ${status}, without a report [S8-02]`, async () => {
      await start({ [ORIGINS]: { status } })
      assert.deepEqual([portico.alerts.value, portico.outages.value], [[], []])
    })

  for (const status of [429, 500])
    it(`is an alert and a log line for the origins if it is ${status}, without a message to the visitor [S8-02] [design 3.3]`, async () => {
      await start({ [ORIGINS]: { status } })
      await until(() => portico.alerts.value.length > 0)
      assert.deepEqual(
        portico.alerts.value.map(({ _tag }) => _tag),
        [status === 429 ? 'RateLimited' : 'ServerError'],
      )
      const said = (): readonly string[] =>
        log.lines.filter(({ level }) => level === 'warn').map(({ message }) => message)
      await until(() => said().length > 0)
      assert.deepEqual(said(), ['walletApi origins does not answer'])
      assert.deepEqual(portico.outages.value, [])
    })

  it('with failed configuration is its own outage, which no other call ends [design 3.3]', async () => {
    await start({ [CONFIG]: { status: 500 } })
    await until(() => portico.outages.value.length > 0)
    portico.commands.go({ name: 'AllWallets' })
    const before = server.asked.length
    await until(() => server.asked.slice(before).includes(DIRECTORY) && portico.catalogue.value.rows.length > 0)
    assert.deepEqual(portico.outages.value, ['config'])
  })

  it('with failed analytics is reported to the developer alone [S7-09] [design 3.3]', async () => {
    await start({ [ANALYTICS]: { status: 500 } })
    await until(() => log.lines.some(({ message }) => message === 'walletApi analytics does not answer'))
    assert.deepEqual(portico.outages.value, [])
  })

  it('without a number of wallets has the valid ones counted [S7-04]', async () => {
    const good = ['Heron', 'Birch', 'Plover', 'Alder', 'Tern'].map((name) => ({ id: name.toLowerCase(), name }))
    await start({ [DIRECTORY]: { body: { data: [null, ...good, {}, { name: 'No id' }] } } })
    assert.equal(portico.wallets.value.total, 6, 'after a full page of four, there may be one more')
    portico.commands.go({ name: 'AllWallets' })
    await until(() => portico.catalogue.value.progress._tag === 'Complete')
    assert.equal(portico.wallets.value.total, 5)
    assert.lengthOf(
      portico.catalogue.value.rows.filter(({ _tag }) => _tag === 'Listed'),
      5,
    )
  })

  it('with failed names is reported to the developer alone: prices and balances are there [design 3.3]', async () => {
    await start({ [IDENTITY]: { status: 404 } })
    await connect()
    await until(() => log.lines.some(({ message }) => message === 'blockchainApi identity does not answer'))
    assert.deepEqual(portico.outages.value, [])
    assert.equal(portico.tokens.value._tag, 'Loaded')
    assert.isUndefined(portico.account().value.profileName)
  })
})
