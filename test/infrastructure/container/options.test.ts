import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import sinon from 'sinon'
import type { PortBinder } from '../../../application/api/options.js'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import {
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  DIRECTORY_CACHE,
  HOST_ENVIRONMENT,
  NETWORK_MEMORY,
} from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { base, mainnet } from '../../../networks.js'
import packageJson from '../../../package.json' with { type: 'json' }
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeDirectoryCache } from '../../fakes/fakeDirectoryCache.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { type Internet, startInternet } from '../../support/startInternet.js'
import { type Routes, startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'

const LISTED = ['elm', 'fir', 'oak', 'yew'].map((id) => ({ id, name: id }))

describe('an option of createPortico', () => {
  let server: Routes
  let portico: Portico
  let internet: Internet | undefined
  before(async () => {
    server = await startRoutes({
      '/appkit/v1/config': { body: { features: [] } },
      '/projects/v1/origins': { body: { allowedOrigins: [] } },
      '/getWallets': { body: { data: LISTED, count: LISTED.length } },
      '/getAnalyticsConfig': { body: { isAnalyticsEnabled: true } },
    })
  })
  after(() => server.close())
  afterEach(async () => {
    sinon.restore()
    portico.destroy()
    await internet?.close()
    internet = undefined
  })

  /** A page with one wallet, after the directory answered. */
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

  it('has the parts of the wallet list in the default order, pairing first [S9-25]', async () => {
    await open({ customWallets: CUSTOM })
    assert.deepEqual([ids(), portico.wallets.value.pairingAt], [['heron', 'own'], 0])
  })

  it('connectorOrder sets their order, including pairing [S9-25]', async () => {
    await open({ customWallets: CUSTOM, connectorOrder: ['custom', 'walletConnect'] })
    assert.deepEqual([ids(), portico.wallets.value.pairingAt], [['own', 'heron'], 1])
  })

  it('connectMethodsOrder sets the order of the ways to connect [S9-26]', async () => {
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
    it(`${option} is sent to the directory as ${field} [S7-04]`, async () => {
      const since = server.urls.length
      await open({ [option]: ['oak', 'yew'] })
      assert.include(
        directoryQueries(since).map((query) => query.get(field)),
        'oak,yew',
      )
    })

  it('sends servers the runtime and version of the page [S7-01]', async () => {
    const since = server.urls.length
    await open({})
    const said = server.urls
      .slice(since)
      .map(({ searchParams }) => `${searchParams.get('st')} ${searchParams.get('sv')}`)
    assert.deepEqual([...new Set(said)], [`portico web-injected-${packageJson.version}`])
  })

  it('projectId is sent with each request to the servers; without it and without endpoints, no request is sent [S7-01]', async () => {
    const since = server.urls.length
    await open({ projectId: 'lantern' })
    assert.deepEqual(
      [...new Set(server.urls.slice(since).map((url) => url.searchParams.get('projectId')))],
      ['lantern'],
    )
    portico.destroy()
    internet = await startInternet()
    portico = createPortico({ networks: [mainnet] })
    await portico.open()
    await until(() => portico.wallets.value.directory !== 'Loading')
    assert.deepEqual(internet.asked, [])
  })

  it('projectId is also sent to the public node of a chain, which is asked before the network’s own [S7-32]', async () => {
    internet = await startInternet({ '/v1/': { body: { jsonrpc: '2.0', id: 1, result: '0x2a' } } })
    portico = createPortico({ projectId: 'lantern', networks: [mainnet] })
    assert.equal(await portico.provider().request({ method: 'eth_blockNumber' }), '0x2a')
    assert.equal(internet.asked[0], 'https://rpc.walletconnect.org/v1/?chainId=eip155%3A1&projectId=lantern')
  })

  it('endpoints.blockchainApi is where balances are requested, and endpoints.rpc is the node of a chain [S7-20] [U-55]', async () => {
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

  it('theme, layout, locale and messages set the appearance and the texts [S2-29] [S2-30]', async () => {
    const [variables, messages] = [{ accent: '#123456' }, { 'connect.wallets': 'Purses' }]
    await open({ theme: { mode: 'dark', variables }, locale: 'ar', messages, layout: 'wide' })
    assert.deepEqual(portico.appearance.value, { mode: 'dark', variables, locale: 'ar', messages, layout: 'wide' })
  })

  it('networks starts with the default network', async () => {
    await open({ networks: [base, mainnet] })
    assert.deepEqual(portico.network.value.active, { _tag: 'Configured', network: base })
  })

  const RULES = [
    {
      title: 'without either rule UnsupportedChain opens when a wallet switches away, and it can be switched back',
      rules: {},
      said: { unsupported: 'Refused', switching: 'Allowed' },
      shown: ['UnsupportedChain', 'SwitchNetwork'],
    },
    {
      title: 'allowUnsupportedChain accepts any network, and still allows switching',
      rules: { allowUnsupportedChain: true },
      said: { unsupported: 'Allowed', switching: 'Allowed' },
      shown: [undefined, 'SwitchNetwork'],
    },
    {
      title: 'enableNetworkSwitch: false disables switching, and the view that asks for it',
      rules: { enableNetworkSwitch: false },
      said: { unsupported: 'Refused', switching: 'Off' },
      shown: [undefined, undefined],
    },
  ] as const
  for (const { title, rules, said, shown } of RULES)
    it(`${title} [S4-18]`, async () => {
      const heron = fakeWalletConnector({ id: 'heron' })
      heron.wallet.answersSwitchWith('staySilent')
      await open({ networks: [mainnet, base], ...rules }, (bind) =>
        bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([heron])),
      )
      await portico.connect('heron')
      portico.close()
      const view = (): string | undefined =>
        portico.modal.value._tag === 'Open' ? portico.modal.value.history.at(-1)?.name : undefined
      await heron.wallet.movesToChain('eip155:99')
      const afterMove = view()
      portico.commands.chooseNetwork('eip155:1')
      assert.deepEqual<readonly unknown[]>([afterMove, view()], shown)
      const { unsupported, switching, active } = portico.network.value
      assert.deepEqual({ unsupported, switching }, said)
      assert.deepEqual(active, { _tag: 'Unsupported', caipNetworkId: 'eip155:99' })
    })

  it('metadata names the site, before and after the core has loaded', async () => {
    const metadata = { name: 'Lantern Row', icons: ['/icon.png'] }
    const opening = open({ metadata })
    assert.deepEqual(portico.host.value.site, metadata)
    await opening
    await portico.feature('pairing')
    assert.deepEqual(portico.host.value.site, metadata)
  })

  it('walletLinks sets how wallets are opened [U-23]', async () => {
    const walletLinks = { first: 'Native' } as const
    await open({ walletLinks })
    assert.deepEqual(portico.host.value.links, walletLinks)
  })

  it('manualControl shows the links of the host, and goes to that view at once [S2-22]', async () => {
    await open({ manualControl: true })
    assert.deepNestedPropertyVal(portico.modal.value, 'history[0].name', 'ConnectingWalletConnectBasic')
    const uri = `wc:${'a1'.repeat(32)}@2?relay-protocol=irn&symKey=${'b2'.repeat(32)}`
    portico.commands.showPairingLink(uri)
    await until(() => portico.pairing.value._tag === 'Ready' && portico.pairing.value.link.uri === uri)
  })

  it('logLevel sets what is written: nothing, page errors, or wallet errors as well [S9-31]', async () => {
    const [errors, warnings] = [sinon.stub(globalThis.console, 'error'), sinon.stub(globalThis.console, 'warn')]
    const visits: Portico[] = []
    for (const [name, options] of [
      ['silent', { logLevel: 'silent' }],
      ['default', {}],
      ['warn', { logLevel: 'warn' }],
    ] as const) {
      const failed = { _tag: 'FailedToConnect', cause: new Error(`of ${name}`) } as const
      const broken = { ...fakeWalletConnector({ id: 'broken' }), connect: TE.left(failed) }
      await open(options, (bind) => bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([broken])))
      // Stays alive, so that its lines come before those of the next one.
      visits.push(portico)
      await portico.connect('broken').catch(() => undefined)
      await portico.switchNetwork(`eip155:${name}`).catch(() => undefined)
      await until(() => portico.events.value?._tag === 'AlertRaised')
    }
    const written = (): readonly string[] =>
      [errors, warnings].flatMap(({ args }) => args.map((line: readonly unknown[]) => JSON.stringify(line)))
    const has = (text: string): boolean => written().some((line) => line.includes(text))
    await until(() => has('Add eip155:warn') && has('of warn'))
    assert.isTrue(has('Add eip155:default'))
    assert.lengthOf(written(), 3, written().join('\n'))
    for (const each of visits) each.destroy()
  })
})
