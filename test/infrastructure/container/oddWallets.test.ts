import { assert } from 'chai'
import { liveConnections } from '../../../domain/connect/connections.js'
import sinon from 'sinon'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import { CHAIN_RPC, HOST_ENVIRONMENT, SCHEDULER } from '../../../application/ports/tokens.js'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'
import { announceOddly, type Info, INFOS, PROVIDERS, WALLET } from './oddAnnouncements.js'
import { inPage } from './setUpLogins.js'

describe('a wallet in the page that deviates from the standards', () => {
  inPage()

  let portico: Portico
  let listening: AbortController
  beforeEach(() => (listening = new AbortController()))
  afterEach(() => {
    portico.destroy()
    listening.abort()
    Reflect.deleteProperty(window, 'ethereum')
    sinon.restore()
  })

  const announce = (info: Info, provider: object): void => announceOddly(info, provider, listening.signal)
  const visit = (options: Partial<PorticoOptions> = {}) => {
    const time = makeVirtualTime()
    const host = fakeHostEnvironment()
    portico = createPortico({
      networks: [mainnet],
      ...options,
      override: ({ value }) => {
        value(SCHEDULER, time.scheduler)
        value(HOST_ENVIRONMENT, host)
        value(CHAIN_RPC, fakeChainRpc())
      },
    })
    return { ...time, host }
  }
  /** The rows of wallets in the page, as the visitor sees them. */
  const rows = (): readonly string[] =>
    portico.wallets.value.rows.flatMap((row) =>
      row._tag === 'Installed' ? `${row.id} ${row.unverified ? 'Unverified' : 'Installed'}` : [],
    )
  const codeOf = (cause: unknown): unknown => (cause instanceof PorticoError ? cause.code : cause)

  for (const [what, part] of Object.entries(PROVIDERS)) {
    it(`is listed and used if its provider ${what} [S1-01]`, async () => {
      const fake = fakeEip1193Provider()
      announce({}, part(fake.provider))
      visit()
      await portico.open()
      assert.deepEqual(rows(), ['org.heron Installed'])
      await portico.connect('org.heron')
      assert.equal(portico.account().value.status, 'connected')
      await portico.disconnect()
      fake.emit('accountsChanged', [`0x${'b2'.repeat(20)}`])
      assert.equal(portico.account().value.status, 'disconnected')
    })
    it(`is the browser's wallet if window.ethereum ${what} [S1-01]`, async () => {
      Object.assign(window, { ethereum: part(fakeEip1193Provider().provider) })
      const { advance } = visit()
      await portico.open()
      await advance(300)
      assert.deepEqual(rows(), ['injected Installed'])
      await portico.connect('injected')
      assert.equal(portico.account().value.status, 'connected')
    })
  }

  for (const comes of ['before', 'after'] as const)
    it(`is one verified row if it makes a provider for each answer, comes ${comes} the page looks, and another script asks again [S-10]`, async () => {
      const fake = fakeEip1193Provider()
      const tell = () => {
        const detail = Object.freeze({ info: WALLET, provider: { ...fake.provider } })
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      }
      const hear = () => window.addEventListener('eip6963:requestProvider', tell, { signal: listening.signal })
      visit()
      if (comes === 'before') hear()
      await portico.open()
      if (comes === 'after') {
        hear()
        tell()
      }
      window.dispatchEvent(new Event('eip6963:requestProvider'))
      await Promise.resolve()
      assert.deepEqual(rows(), ['org.heron Installed'])
      await portico.connect('org.heron')
      // Without a request: another provider under its name is another wallet's, or a script's.
      tell()
      await Promise.resolve()
      assert.deepEqual(rows(), ['org.heron Unverified', 'unverified:org.heron Unverified'])
    })

  it('is used even if its emitter fails later', async () => {
    const { provider } = fakeEip1193Provider()
    const unheard: unknown[] = []
    const hear = (cause: unknown) => unheard.push(cause)
    process.on('unhandledRejection', hear)
    announce({}, { request: provider.request, on: () => Promise.reject(new Error('no events')) })
    visit()
    await portico.open()
    await portico.connect('org.heron')
    await portico.disconnect()
    await new Promise(setImmediate)
    process.off('unhandledRejection', hear)
    assert.deepEqual(unheard, [])
  })

  for (const [what, answer] of [
    ['is a text', (account: string) => `["${account}"]`],
    ['is its one address', (account: string) => account],
    ['has blanks around its address', (account: string) => [` ${account}\n`]],
    ['has 0X before its address', (account: string) => [account.toUpperCase()]],
    ['has 101 accounts', (account: string) => Array.from({ length: 101 }, () => account)],
  ] as const)
    it(`is connected if its answer ${what} [S1-01]`, async () => {
      const account = `0x${'a1'.repeat(20)}`
      const fake = fakeEip1193Provider({ accounts: [account] })
      fake.answer('eth_requestAccounts', () => answer(account))
      announce({}, fake.provider)
      visit()
      await portico.open()
      await portico.connect('org.heron')
      assert.equal(portico.account().value.address?.toLowerCase(), account)
    })

  for (const [what, info, id] of INFOS) {
    it(`is listed as unverified with ${what}, and connected for this page only, marked [S-10] [S-11]`, async () => {
      const fake = fakeEip1193Provider()
      announce(info, fake.provider)
      visit()
      await portico.open()
      assert.deepEqual(rows(), [`${id} Unverified`])
      await portico.connect(id)
      assert.isTrue(portico.account().value.connectedWalletInfo?.unverified)
      portico.destroy()
      const asked = fake.calls.length
      const { advance } = visit()
      await portico.open()
      await advance(4_000)
      assert.equal(portico.account().value.status, 'disconnected')
      assert.lengthOf(fake.calls, asked)
      await portico.connect(id)
      assert.equal(portico.account().value.status, 'connected')
    })
  }

  it('stays connected and marked when other wallets change in other tabs, and is not restored after it was locked [S-11]', async () => {
    const [odd, real] = [fakeEip1193Provider(), fakeEip1193Provider()]
    announce({ name: 'Odd', rdns: 'odd' }, odd.provider)
    announce({}, real.provider)
    const { advance } = visit({ features: { multiWallet: true } })
    await portico.open()
    await portico.connect('org.heron')
    await portico.connect('unverified:odd')
    const live = () => liveConnections(portico.connections.value.eip155).map(({ connectorId }) => connectorId)
    assert.deepEqual(live(), ['unverified:odd', 'org.heron'])
    const record = localStorage.getItem('portico.connections') ?? assert.fail('nothing is kept')
    assert.notInclude(record, 'odd')
    localStorage.removeItem('portico.connections')
    const change = { key: 'portico.connections', storageArea: localStorage }
    window.dispatchEvent(Object.assign(new Event('storage'), change))
    assert.deepEqual(live(), ['unverified:odd'])
    const accounts = await odd.provider.request({ method: 'eth_accounts' })
    odd.emit('accountsChanged', [])
    odd.emit('accountsChanged', accounts)
    await advance(4_000)
    assert.deepEqual(live(), [])
  })

  it('takes nothing from a known wallet unless it has the exact rdns [S-11] [U-44]', async () => {
    const [real, inWindow] = [fakeEip1193Provider(), fakeEip1193Provider()]
    const odd = ['io.metamask.', 'https://io.metamask', 'metamask', 'injected', 'walletConnect', undefined]
    for (const rdns of odd) announce({ name: 'MetaMask', rdns }, fakeEip1193Provider().provider)
    announce({ name: 'MetaMask', rdns: 'io.metamask' }, real.provider)
    Object.assign(window, { ethereum: inWindow.provider })
    const { advance } = visit()
    await portico.open()
    await advance(300)
    assert.deepEqual(rows(), [
      ...odd.map((rdns) => `unverified:${rdns ?? 'MetaMask'} Unverified`),
      'io.metamask Installed',
      'injected Installed',
    ])
    await portico.connect('io.metamask')
    await portico.connect('injected')
    assert.deepEqual([real.wallet.connectPrompts(), inWindow.wallet.connectPrompts()], [1, 1])
  })

  it('with the exact rdns of another makes both unverified: the id addresses neither [S-11]', async () => {
    const both = [fakeEip1193Provider(), fakeEip1193Provider()] as const
    announce({ rdns: 'io.metamask', uuid: 'x' }, both[0].provider)
    announce({ rdns: 'io.metamask' }, both[1].provider)
    visit()
    await portico.open()
    assert.deepEqual(rows(), ['unverified:io.metamask Unverified', 'io.metamask Unverified'])
    for (const id of ['io.metamask', 'unverified:io.metamask'])
      assert.equal(await portico.connect(id).catch(codeOf), 'PTC-CONNECT-UNAVAILABLE')
    assert.deepEqual(
      both.map(({ wallet }) => wallet.connectPrompts()),
      [0, 0],
    )
  })

  for (const other of ['io.metamask.mobile', 'io.metamask.mmi', 'io.metamask.flask'])
    it(`is verified as io.metamask beside ${other}, of the same maker, and each is reachable by its id [S-11]`, async () => {
      const builds = ['io.metamask', other].map((rdns) => ({ rdns, ...fakeEip1193Provider() }))
      for (const { rdns, provider } of builds) announce({ name: 'MetaMask', rdns }, provider)
      visit()
      await portico.open()
      assert.deepEqual(rows(), ['io.metamask Installed', `${other} Installed`])
      for (const { rdns, wallet } of builds) {
        await portico.connect(rdns)
        assert.equal(wallet.connectPrompts(), 1)
      }
    })

  describe('at window.ethereum 3 s after the page load', () => {
    const { provider } = fakeEip1193Provider()
    const lateComer = async () => {
      const page = visit()
      await portico.open()
      await page.advance(3_000)
      Object.assign(window, { ethereum: provider })
      await page.advance(60_000)
      assert.deepEqual(rows(), [])
      return page
    }
    it('is listed at once if it dispatches its event [U-31]', async () => {
      await lateComer()
      window.dispatchEvent(new Event('ethereum#initialized'))
      assert.deepEqual(rows(), ['injected Installed'])
    })
    it('is listed when the visitor returns to the page [U-31]', async () => {
      const { host } = await lateComer()
      host.visible.set(false)
      assert.deepEqual(rows(), [])
      host.visible.set(true)
      assert.deepEqual(rows(), ['injected Installed'])
    })
    for (const view of ['Connect', 'AllWallets'] as const)
      it(`is listed when ${view} opens [U-31]`, async () => {
        await lateComer()
        portico.close()
        assert.deepEqual(rows(), [])
        await portico.open({ view })
        assert.deepEqual(rows(), ['injected Installed'])
      })
  })

  it('is logged at the level info with the reason if it is not listed, and nowhere else [U-89]', async () => {
    const said = (['info', 'warn', 'error', 'log'] as const).map((name) => sinon.stub(globalThis.console, name))
    announce({ name: 'x'.repeat(65) }, fakeEip1193Provider().provider)
    announce({ name: 'Egret' }, { send: () => undefined })
    announce({}, fakeEip1193Provider().provider)
    const lines = (): readonly string[] => said.flatMap(({ args }) => args.map((line) => line.join(' ')))
    visit({ logLevel: 'warn' })
    await portico.open()
    assert.deepEqual(lines(), [])
    portico.destroy()
    visit({ logLevel: 'info' })
    await portico.open()
    const why = 'is not in the list of wallets:'
    await until(() => lines().some((line) => line.includes('Egret')))
    assert.deepEqual(
      lines().filter((line) => line.includes(why)),
      [
        `[portico] The wallet "${'x'.repeat(64)}" ${why} it has no readable name of at most 64 characters`,
        `[portico] The wallet "Egret" ${why} its provider has no method "request"`,
      ],
    )
  })
})
