import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { PortBinder } from '../../../application/api/options.js'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { base, mainnet } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { type Routes, startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'

const [UNIVERSAL, NATIVE] = ['https://birch.example/app', 'birch://'] as const
const BIRCH = { id: 'birch', name: 'Birch Nest', link_mode: UNIVERSAL, mobile_link: NATIVE }

describe('an option of createPortico, once a visitor uses what it configures', () => {
  let server: Routes
  let portico: Portico
  beforeEach(async () => {
    server = await startRoutes({ '/getWallets': { body: { data: [BIRCH], count: 1 } } })
  })
  afterEach(async () => {
    portico.destroy()
    await server.close()
  })
  const start = (options: Partial<PorticoOptions>, adapters: (bind: PortBinder) => void = () => undefined): void => {
    portico = createPortico({
      networks: [mainnet],
      endpoints: { walletApi: server.url },
      features: { email: false, socials: false },
      ...options,
      override: (bind) => {
        bind.value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ id: 'heron' })]))
        bind.value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
        adapters(bind)
      },
    })
  }

  it('networks filters the wallets of the directory [S7-04] [S3-04]', async () => {
    start({ networks: [base, mainnet] })
    await portico.open()
    await until(() => portico.wallets.value.directory === 'Loaded')
    const asked = server.urls.filter(({ pathname }) => pathname === '/getWallets')
    assert.deepEqual(
      asked.map(({ searchParams }) => searchParams.get('chains')),
      asked.map(() => 'eip155:8453,eip155:1'),
    )
  })

  it('networks sets the network of the account, and the coin of its balance [S3-01]', async () => {
    const chainRpc = fakeChainRpc(TE.right(1_500_000_000_000_000_000n))
    start({}, ({ value }) => value(PORTS.CHAIN_RPC, chainRpc))
    await portico.connect('heron')
    await until(() => portico.account().value.balance === '1.5')
    assert.deepInclude(chainRpc.asked[0], { caipNetworkId: 'eip155:1' })
  })

  it('walletLinks sets which link opens a wallet app, for all or for one [U-23]', async () => {
    const openedWith = async (walletLinks: PorticoOptions['walletLinks']): Promise<string | undefined> => {
      const [host, pairing] = [fakeHostEnvironment({ mobile: true, system: 'Ios' }), fakePairing()]
      start({ appSchemes: ['birch'], ...(walletLinks && { walletLinks }) }, ({ value }) => {
        value(PORTS.HOST_ENVIRONMENT, host)
        value(PORTS.PAIRING, pairing)
      })
      await portico.open()
      await until(() => portico.wallets.value.directory === 'Loaded')
      portico.commands.chooseWallet('birch')
      await until(() => pairing.open() > 0)
      pairing.tell({ _tag: 'Linked', uri: 'wc:first@2' })
      await until(() => portico.pairing.value._tag === 'Ready')
      portico.commands.openWallet('Mobile')
      await until(() => host.opened.length > 0)
      portico.destroy()
      return host.opened[0]?.href.split('?')[0]
    }
    assert.equal(await openedWith(undefined), `${UNIVERSAL}/wc`)
    assert.equal(await openedWith({ first: 'Native' }), `${NATIVE}wc`)
    assert.equal(
      await openedWith({ wallets: { birch: { native: 'birch-beta://', first: 'Native' } } }),
      'birch-beta://wc',
    )
  })
})
