import { assert } from 'chai'
import { IDBFactory } from 'fake-indexeddb'
import sinon from 'sinon'
import type { Portico, PorticoOptions } from '../../application/portico.js'
import * as PORTS from '../../application/ports/tokens.js'
import { describeAlert } from '../../domain/notify/alert.js'
import { mainnet } from '../../networks.js'
import { type Relay, startRelay } from '../../sandbox/relay/startRelay.js'
import { fakeChainRpc } from '../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../fakes/fakeConnectorRegistry.js'
import { fakeEip1193Provider } from '../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../fakes/fakeHostEnvironment.js'
import { fakeLocks } from '../fakes/fakeLocks.js'
import { fakeLog } from '../fakes/fakeLog.js'
import { until } from '../support/until.js'

/** The SDK sends requests to the internet unless it detects a test. */
process.env['IS_VITEST'] = 'true'

const { createPortico } = await import('../../infrastructure/container/createPortico.js')
const { openWalletKit } = await import('./support/openWalletKit.js')
const { openFarWallet } = await import('./support/openFarWallet.js')

const ORIGIN = 'https://shop.example'
const METADATA = {
  name: 'Lantern Row',
  description: 'Seats for tonight',
  url: `${ORIGIN}/seats`,
  icons: [`${ORIGIN}/icon.png`],
  redirect: { native: 'lantern://', universal: `${ORIGIN}/back` },
}

describe('a site that pairs phones', function () {
  this.timeout(60_000)
  let relay: Relay
  let portico: Portico
  const start = async (options: Partial<PorticoOptions> = {}): Promise<void> => {
    relay = await startRelay()
    portico = createPortico({
      projectId: 'sandbox',
      networks: [mainnet],
      endpoints: { relay: relay.url, walletApi: 'http://127.0.0.1:1', blockchainApi: 'http://127.0.0.1:1' },
      features: { email: false, socials: false },
      ...options,
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([]))
        value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment({ origin: ORIGIN }))
        value(PORTS.LOG, fakeLog())
        value(PORTS.CHAIN_RPC, fakeChainRpc())
      },
    })
  }
  const given: (() => unknown)[] = []
  /** The browser storage of the page until the end of the test. */
  const give = (name: 'indexedDB' | 'navigator', value: unknown): void => {
    const before = Object.getOwnPropertyDescriptor(globalThis, name)
    Object.defineProperty(globalThis, name, { value, configurable: true })
    given.push(() => {
      if (before === undefined) return Reflect.deleteProperty(globalThis, name)
      return Object.defineProperty(globalThis, name, before)
    })
  }
  afterEach(async () => {
    portico.destroy()
    await relay.close()
    for (const restore of given.splice(0)) restore()
  })
  /** The link that a phone gets. */
  const shownLink = async (): Promise<string> => {
    await portico.open({ view: 'ConnectingWalletConnectBasic' })
    await until(() => portico.pairing.value._tag === 'Ready')
    const { value } = portico.pairing
    return value._tag === 'Ready' ? value.link.uri : ''
  }

  it('reaches wallets at endpoints.relay, which get its metadata, unchanged', async () => {
    await start({ metadata: METADATA })
    const uri = await shownLink()
    const phone = { name: 'A phone', description: '', url: 'https://wallet.example', icons: [] }
    const { kit, close } = await openWalletKit(relay.url, { metadata: phone })
    const told = new Promise((resolve) => {
      kit.on('session_proposal', ({ params }) => resolve(params.proposer.metadata))
    })
    await kit.pair({ uri })
    assert.deepEqual(await told, METADATA)
    await close()
  })

  it('keeps its sessions, and shares the socket with its other tabs, under its own storageKey [U-28] [X-19]', async () => {
    const [databases, locks] = [new IDBFactory(), fakeLocks()]
    const asked = sinon.spy(locks, 'request')
    give('indexedDB', databases)
    give('navigator', { locks })
    await start({ storageKey: 'checkout' })
    const phone = await openFarWallet(relay.url, fakeEip1193Provider())
    await phone.pair(await shownLink())
    await until(() => portico.account().value.status === 'connected' && asked.called)
    const names = (await databases.databases()).map(({ name }) => name)
    const ofLocks = asked.args.map(([name]) => name.split('/')[0])
    assert.deepEqual([names, [...new Set(ofLocks)]], [['checkout.relay'], ['checkout.relay']])
    await phone.close()
  })

  for (const [reason, clauses, name] of [
    ['Unauthorized: origin not allowed', '[S8-46] [S8-36]', 'Origin Not Allowed'],
    ['JWT validation error: JWT Token is not yet valid', '[S8-47] [S8-40]', 'Session Expired'],
    ['Unauthorized: invalid key', '[S8-48] [S8-41]', 'Invalid Project ID'],
  ] as const)
    it(`raises the alert ${name} if the relay refuses it with "${reason}" ${clauses}`, async () => {
      await start()
      relay.setFaults({ refuse: reason })
      await portico.open({ view: 'ConnectingWalletConnectBasic' })
      await until(() => portico.alerts.value.length > 0)
      assert.deepEqual(
        portico.alerts.value.map((alert) => describeAlert(alert).message),
        [name],
      )
      assert.equal(portico.pairing.value._tag, 'Failed')
    })
})
