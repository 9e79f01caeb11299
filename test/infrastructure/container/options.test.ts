import { assert } from 'chai'
import sinon from 'sinon'
import type { PortBinder, PorticoOptions } from '../../../application/api/options.js'
import type { Portico } from '../../../application/api/portico.js'
import {
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  DIRECTORY_CACHE,
  HOST_ENVIRONMENT,
  NETWORK_MEMORY,
} from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { base, mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeDirectoryCache } from '../../fakes/fakeDirectoryCache.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { type Routes, startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'

const LISTED = ['elm', 'fir', 'oak', 'yew'].map((id) => ({ id, name: id }))

describe('an option of createPortico', () => {
  let server: Routes
  let portico: Portico
  before(async () => {
    server = await startRoutes({
      '/appkit/v1/config': { body: { features: [] } },
      '/projects/v1/origins': { body: { allowedOrigins: [] } },
      '/getWallets': { body: { data: LISTED, count: LISTED.length } },
      '/getAnalyticsConfig': { body: { isAnalyticsEnabled: true } },
    })
  })
  after(() => server.close())
  afterEach(() => {
    sinon.restore()
    portico.destroy()
  })

  /** A page with one wallet, whose directory has answered. */
  const open = async (options: Partial<PorticoOptions>, adapters: (bind: PortBinder) => void = () => undefined) => {
    portico = createPortico({
      projectId: 'test',
      networks: [mainnet],
      endpoints: { walletApi: server.url },
      features: { email: true, socials: ['google'] },
      ...options,
      override: (bind) => {
        bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ id: 'heron', name: 'Heron' })]))
        bind.value(HOST_ENVIRONMENT, fakeHostEnvironment())
        bind.value(CONNECTION_MEMORY, fakeConnectionMemory())
        bind.value(NETWORK_MEMORY, fakeNetworkMemory())
        bind.value(DIRECTORY_CACHE, fakeDirectoryCache())
        adapters(bind)
      },
    })
    await portico.open()
    await until(() => portico.wallets.value.directory === 'Loaded')
  }
  const ids = (): readonly string[] => portico.wallets.value.rows.map(({ id }) => id)
  const CUSTOM = [{ id: 'own', name: 'Own' }]

  it('has the parts of the wallet list in their usual order, the way to pair a phone first [S9-25]', async () => {
    await open({ customWallets: CUSTOM })
    assert.deepEqual([ids(), portico.wallets.value.pairingAt], [['heron', 'own'], 0])
  })

  it('connectorOrder has them in the order of the host, and pairing among them [S9-25]', async () => {
    await open({ customWallets: CUSTOM, connectorOrder: ['custom', 'walletConnect'] })
    assert.deepEqual([ids(), portico.wallets.value.pairingAt], [['own', 'heron'], 1])
  })

  it('connectMethodsOrder has the ways to connect in the order of the host [S9-26]', async () => {
    await open({})
    assert.deepEqual(portico.wallets.value.methods, ['wallet', 'email', 'social'])
    portico.destroy()
    await open({ connectMethodsOrder: ['social', 'wallet'] })
    assert.deepEqual(portico.wallets.value.methods, ['social', 'wallet', 'email'])
  })

  const directoryQueries = (since: number): readonly URLSearchParams[] =>
    server.urls
      .slice(since)
      .filter(({ pathname }) => pathname === '/getWallets')
      .map(({ searchParams }) => searchParams)
  const LISTS = [
    ['includeWalletIds', 'include'],
    ['excludeWalletIds', 'exclude'],
    ['featuredWalletIds', 'include'],
  ] as const
  for (const [option, field] of LISTS)
    it(`${option} is asked of the directory as ${field} [S7-04]`, async () => {
      const since = server.urls.length
      await open({ [option]: ['oak', 'yew'] })
      assert.include(
        directoryQueries(since).map((query) => query.get(field)),
        'oak,yew',
      )
    })

  it('projectId goes with each question to the servers, and without one and without endpoints nobody is asked [S7-01]', async () => {
    const since = server.urls.length
    await open({ projectId: 'lantern' })
    assert.deepEqual(
      [...new Set(server.urls.slice(since).map((url) => url.searchParams.get('projectId')))],
      ['lantern'],
    )
    portico.destroy()
    const fetched = sinon.spy(globalThis, 'fetch')
    portico = createPortico({ networks: [mainnet] })
    await portico.open()
    await until(() => portico.wallets.value.directory !== 'Loading')
    assert.equal(fetched.callCount, 0)
  })

  it('endpoints.blockchainApi is where balances are asked for, and endpoints.rpc where the chain is [S7-20] [U-55]', async () => {
    const since = server.urls.length
    const rpc = { 'eip155:1': [`${server.url}/chain`] } as const
    await open({ endpoints: { walletApi: server.url, blockchainApi: server.url, rpc } })
    await portico.connect('heron')
    portico.commands.refreshBalances()
    const asked = (): readonly string[] => server.asked.slice(since)
    await until(() => asked().includes('/v1/supported-chains') && asked().includes('/chain'))
  })

  it('features of the host win over those of the server [U-54] [S1-09]', async () => {
    await open({ features: { email: false, socials: ['github'] } })
    const { email, socials, receive } = portico.features.value
    assert.deepEqual([email, socials, receive], [false, ['github'], true])
    assert.deepEqual(portico.wallets.value.methods, ['wallet', 'social'])
  })

  it('theme, locale and messages are the look and the words [S2-29] [S2-30]', async () => {
    const [variables, messages] = [{ accent: '#123456' }, { 'connect.wallets': 'Purses' }]
    await open({ theme: { mode: 'dark', variables }, locale: 'ar', messages })
    assert.deepEqual(portico.appearance.value, { mode: 'dark', variables, locale: 'ar', messages })
  })

  it('allowUnsupportedChain and enableNetworkSwitch are rules of the page, and the first network is its home [S4-18]', async () => {
    await open({ networks: [base, mainnet] })
    const before = portico.network.value
    assert.deepEqual(before.active, { _tag: 'Configured', network: base })
    portico.destroy()
    for (const change of [{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }]) {
      await open({ networks: [base, mainnet], ...change })
      assert.notDeepEqual(portico.network.value, before)
      portico.destroy()
    }
  })

  it('walletLinks is how wallets are opened [U-23]', async () => {
    const walletLinks = { first: 'Native' } as const
    await open({ walletLinks })
    assert.deepEqual(portico.host.value.links, walletLinks)
  })

  it('manualControl has the page show the links of the host, and leads there at once [S2-22]', async () => {
    await open({ manualControl: true })
    assert.deepNestedPropertyVal(portico.modal.value, 'history[0].name', 'ConnectingWalletConnectBasic')
    const uri = `wc:${'a1'.repeat(32)}@2?relay-protocol=irn&symKey=${'b2'.repeat(32)}`
    portico.commands.showPairingLink(uri)
    await until(() => portico.pairing.value._tag === 'Ready' && portico.pairing.value.link.uri === uri)
  })

  it('logLevel says what is written: errors unless it is silent [S9-31]', async () => {
    const error = sinon.stub(globalThis.console, 'error')
    const written = (): number => error.args.filter(([first]) => String(first).startsWith('[portico]')).length
    const fail = async (): Promise<void> => {
      await portico.switchNetwork('eip155:99').catch(() => undefined)
      await until(() => portico.events.value?._tag === 'AlertRaised')
    }
    await open({ logLevel: 'silent' })
    await fail()
    // It stays, so that what it could write comes before what the next one does.
    const silent = portico
    await open({})
    await fail()
    await until(() => written() > 0)
    assert.equal(written(), 1)
    silent.destroy()
  })
})
