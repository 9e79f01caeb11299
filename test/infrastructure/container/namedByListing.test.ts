import { assert } from 'chai'
import type { PorticoOptions } from '../../../application/api/options.js'
import type { CatalogueApi } from '../../../application/wallets/makeCatalogue.js'
import type { Portico } from '../../../application/api/portico.js'
import {
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  DIRECTORY_CACHE,
  HOST_ENVIRONMENT,
  NETWORK_MEMORY,
} from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet, solana } from '../../../networks.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeDirectoryCache } from '../../fakes/fakeDirectoryCache.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { type Routes, startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'

const PICTURE = '7a33d7f1-3d12-4b5c-f3ee-5cd83cb1b500'
const listing = (id: string, name: string) => ({ id, name, image_id: PICTURE, mobile_link: `${id}://` })
const LISTED = [
  { ...listing('tide', 'Tidewater'), badge_type: 'certified' },
  listing('oak', 'Oak'),
  listing('yew', 'Yew'),
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

  /** A page with wallets that have only a name, one a namespace, whose directory has answered. */
  const open = async (
    options: Partial<PorticoOptions>,
    wallets: readonly (readonly ['solana' | 'eip155', string])[] = [['solana', 'Tidewater']],
  ) => {
    portico = createPortico({
      projectId: 'test',
      networks: [mainnet, solana],
      endpoints: { walletApi: server.url },
      ...options,
      override: (bind) => {
        const connectors = wallets.map(([namespace, name], at) =>
          fakeWalletConnector({ id: `own-${at}`, name, namespace }),
        )
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

  it('is one row with the listing of its very name, and has neither its picture nor its trust [U-43] [U-44]', async () => {
    await open({ features: { email: false, socials: false } })
    const rows = portico.wallets.value.rows.filter(({ name }) => name === 'Tidewater')
    assert.deepEqual(
      rows.map(({ _tag, picture, listing: known }) => [_tag, picture, known]),
      [['Installed', undefined, undefined]],
    )
    assert.includeMembers([...shown()], ['oak', 'yew'])
  })

  it('is one row in the whole directory, where only its listing is certified [U-43] [U-44]', async () => {
    await open({})
    const { state, filterCertified, loadMoreWallets } = (await portico.feature('catalogue')) as CatalogueApi
    loadMoreWallets()
    const names = () => state.value.rows.map(({ _tag, name }) => `${name} ${_tag}`)
    await until(() => state.value.progress._tag === 'Complete')
    assert.deepEqual(names(), ['Tidewater Installed', 'Oak Listed', 'Yew Listed'])
    filterCertified(true)
    await until(() => state.value.progress._tag === 'Complete')
    assert.deepEqual(names(), ['Tidewater Listed'])
  })

  it('has another case, or a second wallet of its name: the listing keeps a row of its own [S-11] [U-43]', async () => {
    await open({}, [['solana', 'TideWater']])
    assert.include(shown(), 'tide')
    portico.destroy()
    await open({ features: { email: false, socials: false } }, [
      ['solana', 'Tidewater'],
      ['eip155', 'Tidewater'],
    ])
    assert.includeMembers([...shown()], ['own-0', 'own-1', 'tide'])
  })

  it('is left out where excludeWalletIds has its listing [S7-04]', async () => {
    await open({ excludeWalletIds: ['tide'] })
    await until(() => !shown().includes('own-0'))
    assert.notInclude(shown(), 'tide')
    portico.destroy()
    await open({ excludeWalletIds: ['oak'] })
    assert.include(shown(), 'own-0')
  })

  it('is left out where includeWalletIds has others only, and one that nobody lists stays [S7-04]', async () => {
    await open({ includeWalletIds: ['oak'] }, [
      ['solana', 'Tidewater'],
      ['eip155', 'Nobody’s'],
    ])
    await until(() => shown().includes('own-1'))
    assert.notInclude(shown(), 'own-0')
    portico.destroy()
    await open({ includeWalletIds: ['tide'] })
    await until(() => shown().includes('own-0'))
  })
})
