import { assert } from 'chai'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import { CONNECTOR_REGISTRY, HOST_ENVIRONMENT, LOG, PAIRING } from '../../../application/ports/tokens.js'
import { describeAlert } from '../../../domain/notify/alert.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { type Route, type Routes, startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'

const [CONFIG, ORIGINS, DIRECTORY, ANALYTICS] = [
  '/appkit/v1/config',
  '/projects/v1/origins',
  '/getWallets',
  '/getAnalyticsConfig',
] as const
const HEALTHY: Readonly<Record<string, Route>> = {
  [CONFIG]: { body: { features: [] } },
  [ORIGINS]: { body: { allowedOrigins: [] } },
  [DIRECTORY]: { body: { data: [], count: 0 } },
  [ANALYTICS]: { body: { isAnalyticsEnabled: true } },
}

describe('an alert for the developer', () => {
  let server: Routes
  let portico: Portico
  let log = fakeLog()
  const start = async (
    routes: Readonly<Record<string, Route>>,
    options: Omit<Partial<PorticoOptions>, 'projectId'> = {},
    project: Pick<PorticoOptions, 'projectId'> = { projectId: 'test' },
  ): Promise<void> => {
    log = fakeLog()
    server = await startRoutes({ ...HEALTHY, ...routes })
    portico = createPortico({
      networks: [mainnet],
      endpoints: { walletApi: server.url, blockchainApi: server.url },
      ...project,
      ...options,
      override: ({ value }) => {
        value(CONNECTOR_REGISTRY, fakeConnectorRegistry([]))
        value(HOST_ENVIRONMENT, fakeHostEnvironment({ origin: 'https://shop.example' }))
        value(LOG, log)
        value(PAIRING, fakePairing())
      },
    })
  }
  afterEach(async () => {
    portico.destroy()
    await server.close()
  })
  const names = (): readonly string[] => portico.alerts.value.map((alert) => describeAlert(alert).message)
  /** Raised and written; the code with the texts loads first. */
  const isTold = async (name: string, code: string): Promise<void> => {
    await until(() => log.lines.some(({ message }) => message.startsWith('PTC-ALERT')))
    assert.deepEqual(names(), [name])
    assert.match(
      log.lines.find(({ message }) => message.startsWith('PTC-ALERT'))?.message ?? '',
      new RegExp(`^${code} `),
    )
    assert.deepEqual(portico.events.value, { _tag: 'AlertRaised', code })
  }

  for (const features of [{ email: true }, { socials: ['google'] }] as const)
    it(`is Project ID Not Configured if ${Object.keys(features).join()} is requested without one [S8-42]`, async () => {
      await start({}, { features, endpoints: {} }, {})
      portico.preload()
      await isTold('Project ID Not Configured', 'PTC-ALERT-NO-PROJECT-ID')
      assert.deepEqual(portico.wallets.value.methods, ['wallet'])
    })

  for (const [what, features, project] of [
    ['asks for a login and has a project', { email: true }, { projectId: 'test' }],
    ['has no project and asks for no login', { email: false }, {}],
  ] as const)
    it(`is not raised for a site that ${what} [S8-42]`, async () => {
      await start({}, { features }, project)
      await portico.open()
      await until(() => server.asked.includes(DIRECTORY) && portico.wallets.value.directory !== 'Loading')
      assert.deepEqual(names(), [])
    })

  for (const [name, code, clauses, routes] of [
    [
      'Origin Not Allowed',
      'PTC-ALERT-ORIGIN',
      '[S8-36]',
      { [ORIGINS]: { body: { allowedOrigins: ['https://a.example'] } } },
    ],
    ['Invalid Project ID', 'PTC-ALERT-PROJECT-ID', '[S8-41]', { [CONFIG]: { status: 401 } }],
    ['Invalid Project ID', 'PTC-ALERT-PROJECT-ID', '[S8-41] [S8-49]', { [CONFIG]: { status: 403 } }],
    ['Server Error', 'PTC-ALERT-SERVER-ERROR', '[S8-43] [S8-02] [S8-49]', { [ORIGINS]: { status: 500 } }],
    ['Rate Limited', 'PTC-ALERT-RATE-LIMITED', '[S8-44] [S8-02] [S8-49]', { [ORIGINS]: { status: 429 } }],
  ] as const)
    it(`is ${name} for the wallet API’s answer ${clauses}`, async () => {
      await start(routes)
      portico.preload()
      await isTold(name, code)
    })

  it('is Network Not Found for a switch to an unconfigured network [S8-35] [S8-18]', async () => {
    await start({})
    const error = await portico.switchNetwork('eip155:99').catch((cause: unknown) => cause)
    assert.deepInclude(error, { code: 'PTC-NETWORK-NOT-FOUND', message: 'Network not found' })
    await isTold('Network Not Found', 'PTC-ALERT-NETWORK-NOT-FOUND')
  })

  it('is Multi-Wallet Not Enabled if it is requested and off [S8-45]', async () => {
    await start({})
    assert.isUndefined(await portico.feature('multiWallet'))
    await isTold('Multi-Wallet Not Enabled', 'PTC-ALERT-MULTI-WALLET')
  })
})
