import { assert } from 'chai'
import type { PorticoOptions } from '../../../application/api/options.js'
import type { Portico } from '../../../application/api/portico.js'
import { CONNECTOR_REGISTRY, HOST_ENVIRONMENT, PAIRING } from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakePairing } from '../../fakes/fakePairing.js'
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
  afterEach(() => portico.destroy())

  /** A page with one wallet, whose directory has answered. */
  const open = async (options: Partial<PorticoOptions>): Promise<void> => {
    portico = createPortico({
      projectId: 'test',
      networks: [mainnet],
      endpoints: { walletApi: server.url },
      features: { email: true, socials: ['google'] },
      ...options,
      override: ({ value }) => {
        value(CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ id: 'heron', name: 'Heron' })]))
        value(HOST_ENVIRONMENT, fakeHostEnvironment())
        value(PAIRING, fakePairing())
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
})
