import { assert } from 'chai'
import { IDBFactory } from 'fake-indexeddb'
import * as PORTS from '../../application/ports/tokens.js'
import { mainnet } from '../../networks.js'
import { type Relay, startRelay } from '../../sandbox/relay/startRelay.js'
import { fakeAccountMemory } from '../fakes/fakeAccountMemory.js'
import { fakeChainRpc } from '../fakes/fakeChainRpc.js'
import { fakeConnectionMemory } from '../fakes/fakeConnectionMemory.js'
import { fakeEip1193Provider } from '../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../fakes/fakeKeyValueStore.js'
import { fakeLog } from '../fakes/fakeLog.js'
import { turn } from '../support/turn.js'
import { until } from '../support/until.js'

/** The SDK sends requests to the internet unless it detects a test. */
process.env['IS_VITEST'] = 'true'

const { createPortico } = await import('../../infrastructure/container/createPortico.js')
const { openFarWallet } = await import('./support/openFarWallet.js')

const REFUSING = { refuse: 'Unauthorized: origin not allowed' }

describe('a relay that later refuses a page', function () {
  this.timeout(30_000)
  let relay: Relay
  const database = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')
  before(async () => {
    relay = await startRelay()
    Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true })
  })
  after(async () => {
    if (database === undefined) Reflect.deleteProperty(globalThis, 'indexedDB')
    else Object.defineProperty(globalThis, 'indexedDB', database)
    await relay.close()
  })
  afterEach(() => relay.setFaults({}))
  const aDevice = () => ({
    connections: fakeConnectionMemory(),
    accounts: fakeAccountMemory(),
    store: fakeKeyValueStore(),
  })
  const visit = (memory: ReturnType<typeof aDevice>) => {
    const log = fakeLog()
    const portico = createPortico({
      projectId: 'sandbox',
      networks: [mainnet],
      endpoints: { relay: relay.url, walletApi: 'http://127.0.0.1:1', blockchainApi: 'http://127.0.0.1:1' },
      features: { email: false, socials: false },
      override: ({ value }) => {
        value(PORTS.CONNECTION_MEMORY, memory.connections)
        value(PORTS.ACCOUNT_MEMORY, memory.accounts)
        value(PORTS.KEY_VALUE_STORE, memory.store)
        value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
        value(PORTS.LOG, log)
        value(PORTS.CHAIN_RPC, fakeChainRpc())
      },
    })
    const told = (): readonly string[] =>
      log.lines.map(({ message }) => message).filter((message) => message.startsWith('PTC-PAIRING-'))
    return { portico, told }
  }

  it('is reported to the host by alert and log if a phone was paired on an earlier visit [S8-46] [S8-36]', async () => {
    const device = aDevice()
    const first = visit(device)
    await first.portico.open({ view: 'ConnectingWalletConnectBasic' })
    await until(() => first.portico.pairing.value._tag === 'Ready')
    const { value } = first.portico.pairing
    const phone = await openFarWallet(relay.url, fakeEip1193Provider())
    await phone.pair(value._tag === 'Ready' ? value.link.uri : '')
    await until(() => first.portico.account().value.status === 'connected')
    first.portico.destroy()
    assert.deepEqual([first.told(), first.portico.alerts.value], [[], []])

    relay.setFaults(REFUSING)
    const { portico, told } = visit(device)
    portico.preload()
    await until(() => told().length > 0)
    assert.deepEqual(told(), ['PTC-PAIRING-REFUSED The relay does not serve this site'])
    assert.deepEqual(portico.alerts.value, [{ _tag: 'OriginNotAllowed', origin: 'https://shop.example' }])
    // The visitor sees no message, and the account is still shown.
    await until(() => portico.account().value.status === 'connected')
    assert.deepEqual(portico.snackbar.value, { _tag: 'Hidden' })
    portico.destroy()
    await phone.close()
  })

  it('is reported once per pairing attempt', async () => {
    relay.setFaults(REFUSING)
    const { portico, told } = visit(aDevice())
    const isRefused = (): boolean => portico.pairing.value._tag === 'Failed'
    await portico.open({ view: 'ConnectingWalletConnectBasic' })
    await until(isRefused)
    portico.commands.retryPairing()
    await until(() => !isRefused())
    await until(isRefused)
    await until(() => told().length > 1)
    await turn()
    assert.lengthOf(told(), 2)
    portico.destroy()
  })
})
