import { assert } from 'chai'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import type { CatalogueApi } from '../../../application/wallets/makeCatalogue.js'
import {
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  DIRECTORY_CACHE,
  HOST_ENVIRONMENT,
  NETWORK_MEMORY,
} from '../../../application/ports/tokens.js'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet, solana } from '../../../networks.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeDirectoryCache } from '../../fakes/fakeDirectoryCache.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { fakeWalletConnector, type FakeWalletOptions } from '../../fakes/fakeWalletConnector.js'
import { type Routes, startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'

const PICTURE = '7a33d7f1-3d12-4b5c-f3ee-5cd83cb1b500'
const listing = (id: string, name: string) => ({ id, name, image_id: PICTURE, mobile_link: `${id}://` })
const LISTED = [
  { ...listing('tide', 'Tidewater'), badge_type: 'certified' },
  listing('oak', 'Oak'),
  { ...listing('yew', 'Yew Wallet'), rdns: 'io.yew' },
]

type Wallet = FakeWalletOptions & Pick<InstalledWallet, 'namespace' | 'name'>
const TIDEWATER: Wallet = { namespace: 'solana', name: 'Tidewater' }

/** Wallets of a page, and the rows that remain if the host excludes their listing. */
const EXCLUDED: readonly (readonly [
  what: string,
  wallets: readonly Wallet[],
  exclude: string,
  left: readonly string[],
])[] = [
  ['by its name', [TIDEWATER], 'tide', []],
  ['on another namespace', [{ ...TIDEWATER, namespace: 'bip122' }], 'tide', []],
  ['where another one is left out', [TIDEWATER], 'oak', ['own-0']],
  ['in other letters', [{ ...TIDEWATER, name: 'TideWater' }], 'tide', ['own-0']],
  [
    'with another one that takes its name',
    [TIDEWATER, { ...TIDEWATER, unverified: true, claims: 'own-0' }],
    'tide',
    [],
  ],
  [
    'with its half on EVM chains, where the listing has no rdns',
    [
      { ...TIDEWATER, knownRdns: ['io.tide'] },
      { namespace: 'eip155', name: 'Tidewater', rdns: 'io.tide' },
    ],
    'tide',
    [],
  ],
  [
    'but not one with an rdns that only has its name',
    [{ namespace: 'eip155', name: 'Tidewater', rdns: 'io.other' }],
    'tide',
    ['own-0'],
  ],
  [
    'by the rdns that the bundled table has for its name',
    [{ ...TIDEWATER, name: 'Yew', knownRdns: ['io.yew'] }],
    'yew',
    [],
  ],
  [
    'where two claim its rdns',
    [
      { namespace: 'eip155', name: 'Yew', rdns: 'io.yew' },
      { namespace: 'eip155', name: 'Yew', unverified: true, claims: 'io.yew' },
    ],
    'yew',
    [],
  ],
  [
    'with an odd announcement of its rdns',
    [{ namespace: 'eip155', name: 'Y', unverified: true, claims: 'io.yew' }],
    'yew',
    [],
  ],
  ['with an odd announcement of its name', [{ ...TIDEWATER, namespace: 'eip155', unverified: true }], 'tide', []],
]

describe('an installed wallet of the Wallet Standard', () => {
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
  afterEach(() => portico.destroy())

  /** A page with wallets that have only a name, one namespace each, after the directory answered. */
  const open = async (options: Partial<PorticoOptions>, wallets: readonly Wallet[] = [TIDEWATER]) => {
    portico = createPortico({
      projectId: 'test',
      networks: [mainnet, solana],
      endpoints: { walletApi: server.url },
      ...options,
      override: (bind) => {
        const connectors = wallets.map((wallet, at) => ({ ...fakeWalletConnector(wallet), ...wallet, id: `own-${at}` }))
        bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry(connectors))
        bind.value(HOST_ENVIRONMENT, fakeHostEnvironment())
        bind.value(CONNECTION_MEMORY, fakeConnectionMemory())
        bind.value(NETWORK_MEMORY, fakeNetworkMemory())
        bind.value(DIRECTORY_CACHE, fakeDirectoryCache())
      },
    })
    await portico.open()
    await until(() => portico.wallets.value.directory === 'Loaded')
  }
  const shown = (): readonly string[] => portico.wallets.value.rows.map(({ id }) => id)

  it('is one row with the listing of the same name, without its picture or its certification [U-43] [U-44]', async () => {
    await open({ features: { email: false, socials: false } })
    const rows = portico.wallets.value.rows.filter(({ name }) => name === 'Tidewater')
    assert.deepEqual(
      rows.map(({ _tag, picture, listing: known }) => [_tag, picture, known]),
      [['Installed', undefined, undefined]],
    )
    assert.includeMembers([...shown()], ['oak', 'yew'])
  })

  it('is one row in the whole directory, whose listing alone is certified [U-43] [U-44]', async () => {
    await open({})
    const { state, filterCertified, loadMoreWallets } = (await portico.feature('catalogue')) as CatalogueApi
    loadMoreWallets()
    const names = () => state.value.rows.map(({ _tag, name }) => `${name} ${_tag}`)
    await until(() => state.value.progress._tag === 'Complete')
    assert.deepEqual(names(), ['Tidewater Installed', 'Oak Listed', 'Yew Wallet Listed'])
    filterCertified(true)
    await until(() => state.value.progress._tag === 'Complete')
    assert.deepEqual(names(), ['Tidewater Listed'])
  })

  it('has a separate row from the listing if the letter case differs, or a second wallet has its name [S-11] [U-43]', async () => {
    await open({}, [{ ...TIDEWATER, name: 'TideWater' }])
    assert.include(shown(), 'tide')
    portico.destroy()
    await open({ features: { email: false, socials: false } }, [TIDEWATER, { ...TIDEWATER, namespace: 'eip155' }])
    assert.includeMembers([...shown()], ['own-0', 'own-1', 'tide'])
  })

  for (const [what, wallets, exclude, left] of EXCLUDED)
    it(`is excluded by excludeWalletIds ${what} [S7-04]`, async () => {
      await open({ excludeWalletIds: [exclude] }, wallets)
      const own = () => shown().filter((id) => id.startsWith('own-'))
      await until(() => own().length === left.length)
      assert.deepEqual(own(), left)
      assert.notInclude(shown(), exclude)
    })

  it('is one row with its EVM half and a listing without an rdns, or listed by the host [U-43]', async () => {
    const halves: readonly Wallet[] = [
      { namespace: 'eip155', name: 'Tidewater', rdns: 'io.tide' },
      { ...TIDEWATER, knownRdns: ['io.tide'] },
    ]
    await open({ features: { email: false, socials: false } }, halves)
    assert.deepEqual([...shown()].sort(), ['oak', 'own-0', 'yew'])
    portico.destroy()
    const customWallets = [{ id: 'fern', name: 'Fern' }]
    await open({ customWallets, includeWalletIds: ['oak'] }, [{ ...TIDEWATER, name: 'Fern' }])
    await until(() => shown().includes('own-0'))
    assert.notInclude(shown(), 'fern')
  })

  it('is left out if includeWalletIds lists others only; an unlisted one stays [S7-04]', async () => {
    await open({ includeWalletIds: ['oak'] }, [TIDEWATER, { namespace: 'eip155', name: 'Nobody’s' }])
    await until(() => shown().includes('own-1'))
    assert.notInclude(shown(), 'own-0')
    portico.destroy()
    await open({ includeWalletIds: ['tide'] })
    await until(() => shown().includes('own-0'))
  })
})
