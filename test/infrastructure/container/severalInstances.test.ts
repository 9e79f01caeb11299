import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import {
  ACCOUNT_MEMORY,
  CHAIN_RPC,
  CONNECTOR_REGISTRY,
  EMBEDDED_WALLET,
  KEY_VALUE_STORE,
  NETWORK_MEMORY,
  SCHEDULER,
} from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { makeLocalStorageKeyValueStore } from '../../../infrastructure/storage/localStorageStore.js'
import { mainnet } from '../../../networks.js'
import { fakeAccountMemory } from '../../fakes/fakeAccountMemory.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { fakeSecureSite, SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { until } from '../../support/until.js'
import { setUpWallet } from '../embeddedWallet/setUpWallet.js'

const ADDRESS = `0x${'a1'.repeat(20)}`

describe('several Portico instances on one page', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })
  let all: readonly Portico[] = []
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    for (const each of all) each.destroy()
    all = []
  })
  /** An instance whose wallet has granted access to this site. */
  const make = (options: Partial<PorticoOptions> = {}): Portico => {
    const connector = fakeWalletConnector({ id: 'heron', accounts: [ADDRESS] })
    connector.wallet.remembersPage()
    const portico = createPortico({
      networks: [mainnet],
      ...options,
      override: ({ value }) => {
        value(CONNECTOR_REGISTRY, fakeConnectorRegistry([connector]))
        value(ACCOUNT_MEMORY, fakeAccountMemory())
        value(NETWORK_MEMORY, fakeNetworkMemory())
        value(CHAIN_RPC, fakeChainRpc())
      },
    })
    all = [...all, portico]
    return portico
  }
  const statusOf = (portico: Portico): string => portico.account().value.status

  it('see each other connect and disconnect, as two tabs do, even one that has not started yet [U-33]', async () => {
    const [first, second, third] = [make(), make({ start: 'eager' }), make()]
    await first.connect('heron')
    await until(() => [second, third].every((each) => statusOf(each) === 'connected'))
    await third.disconnect()
    await until(() => [first, second].every((each) => statusOf(each) === 'disconnected'))
    assert.isNull(localStorage.getItem('portico.connections'))
  })

  it('log in together, and do not disturb each other afterwards [U-33] [S7-38]', async () => {
    const site = fakeSecureSite()
    const pages = [1, 2].map(() => {
      const store = makeLocalStorageKeyValueStore(window)
      const wallet = setUpWallet({ site: { store }, earlier: { site, store: fakeKeyValueStore() } })
      const portico = createPortico({
        networks: [mainnet],
        start: 'eager',
        override: ({ value }) => {
          value(EMBEDDED_WALLET, async () => wallet.wallet)
          value(KEY_VALUE_STORE, store)
          value(SCHEDULER, wallet.scheduler)
          value(CHAIN_RPC, fakeChainRpc())
        },
      })
      all = [...all, portico]
      return { portico, ...wallet }
    })
    const goOn = async (): Promise<void> => {
      for (const { advance } of pages) await advance(100)
    }
    const passes = (holds: () => boolean) => until(holds, { between: goOn, everyMs: 1 })
    const [first] = pages
    await first?.portico.open()
    first?.portico.commands.loginByEmail(SITE_EMAIL)
    await passes(() => first?.portico.emailLogin.value._tag === 'VerifyOtp')
    first?.portico.commands.enterCode('012345')
    await passes(() => pages.every(({ portico }) => portico.account('eip155').value.user?.email === SITE_EMAIL))
    const states: string[] = []
    for (const { portico } of pages) portico.account('eip155').changes.subscribe(({ status }) => states.push(status))
    let rounds = 0
    await passes(() => (rounds += 1) > 50)
    assert.deepEqual([...new Set(states)], ['connected'])
    assert.deepEqual(
      pages.map(({ frame }) => frame.posted.filter(({ type }) => type.endsWith('/GET_USER')).length),
      [1, 1],
    )
  })

  it('have separate connections under separate storage keys, each restored after a reload [U-28]', async () => {
    const [shop, checkout] = [make(), make({ storageKey: 'checkout', start: 'eager' })]
    await shop.connect('heron')
    await until(() => localStorage.getItem('portico.connections') !== null)
    assert.equal(statusOf(checkout), 'disconnected')
    await checkout.connect('heron')
    await shop.disconnect()
    assert.equal(statusOf(checkout), 'connected')
    shop.destroy()
    checkout.destroy()
    const [nextShop, nextCheckout] = [make(), make({ storageKey: 'checkout' })]
    await until(() => statusOf(nextCheckout) === 'connected')
    assert.equal(statusOf(nextShop), 'disconnected')
  })
})
