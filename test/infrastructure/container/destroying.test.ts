import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { CHAIN_RPC, CONNECTOR_REGISTRY, SCHEDULER } from '../../../application/ports/tokens.js'
import { mainnet, optimism } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { turn } from '../../support/turn.js'
import { until } from '../../support/until.js'
import { SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { setUpLogins } from './setUpLogins.js'

/** The error code of an open promise, if it rejects at once. */
const codeOf = async (open: Promise<unknown> | undefined): Promise<unknown> => {
  let code: unknown
  void open?.then(
    () => (code = 'none'),
    (error: unknown) => (code = error instanceof PorticoError ? error.code : error),
  )
  await turn()
  return code
}

/** A shop with a connected wallet, whose visitor does not respond from then on. */
const setUp = async () => {
  const time = makeVirtualTime()
  const { scheduler } = time
  const fake = fakeEip1193Provider({ accounts: [`0x${'a1'.repeat(20)}`], scheduler })
  const provider = pinProvider(fake.provider)
  if (provider === undefined) throw new Error('no provider')
  const connector = makeInjectedConnector({ provider, info: { id: 'org.example.heron', name: 'Heron' }, scheduler })
  const portico = createPortico({
    networks: [mainnet, optimism],
    override: (bind) => {
      bind.value(SCHEDULER, scheduler)
      bind.value(CHAIN_RPC, fakeChainRpc())
      bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([connector]))
    },
  })
  await portico.connect('org.example.heron')
  fake.wallet.answersWith('staySilent')
  fake.wallet.answersSwitchWith('staySilent')
  const isAsked = (method: string) => until(() => fake.calls.some((call) => call.method === method), { between: turn })
  return { scheduler, portico, isAsked }
}

describe('destroying Portico', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })
  beforeEach(() => localStorage.clear())

  for (const [what, method] of [
    ['a prompt', 'eth_sendTransaction'],
    ['a question', 'eth_getBalance'],
  ] as const)
    it(`rejects ${what} that is open in a wallet with its own error, at once, and leaves no timer`, async () => {
      const { portico, scheduler, isAsked } = await setUp()
      const open = portico.request({ method, params: [] }, 'eip155')
      await isAsked(method)
      portico.destroy()
      assert.equal(await codeOf(open), 'PTC-DESTROYED')
      assert.isEmpty(scheduler.actions)
    })

  it('also rejects a network switch that is open in a wallet', async () => {
    const { portico, scheduler, isAsked } = await setUp()
    const open = portico.switchNetwork(optimism.caipNetworkId)
    await isAsked('wallet_switchEthereumChain')
    portico.destroy()
    assert.equal(await codeOf(open), 'PTC-DESTROYED')
    assert.isEmpty(scheduler.actions)
  })

  it('leaves no connecting status and no pending switch in the state that a button of the page shows', async () => {
    const switching = await setUp()
    void codeOf(switching.portico.switchNetwork(optimism.caipNetworkId))
    await switching.isAsked('wallet_switchEthereumChain')
    assert.equal(switching.portico.networkSwitch.value._tag, 'AwaitingApproval')
    switching.portico.destroy()
    assert.equal(switching.portico.networkSwitch.value._tag, 'Idle')
    const { portico } = await setUp()
    for (const open of [portico.disconnect(), portico.connect('org.example.heron')]) void codeOf(open)
    const status = () => portico.account().value.status
    await until(() => portico.attempt.value._tag === 'AwaitingApproval', { between: turn })
    assert.equal(status(), 'connecting')
    portico.destroy()
    assert.deepEqual([portico.attempt.value._tag, status()], ['Idle', 'disconnected'])
  })

  it('also rejects the promises of a login, and later calls of a loaded feature', async () => {
    const { portico, scheduler, passes } = setUpLogins()
    const login = await portico.feature('login')
    const first = login?.byEmail(SITE_EMAIL)
    await passes(() => portico.emailLogin.value._tag === 'VerifyOtp', 0)
    portico.destroy()
    const all = [first, login?.byEmail(SITE_EMAIL), login?.bySocial('google'), login?.moveToEmail(SITE_EMAIL)]
    assert.deepEqual(
      await Promise.all(all.map(codeOf)),
      all.map(() => 'PTC-DESTROYED'),
    )
    assert.isEmpty(scheduler.actions)
  })

  it('also rejects the load of a feature', async () => {
    const { portico } = setUpLogins()
    await portico.open()
    const loading = [portico.feature('multiWallet'), portico.feature('login')]
    portico.destroy()
    assert.deepEqual(await Promise.all(loading.map(codeOf)), ['PTC-DESTROYED', 'PTC-DESTROYED'])
  })
})
