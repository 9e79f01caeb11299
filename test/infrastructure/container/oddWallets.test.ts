import { assert } from 'chai'
import sinon from 'sinon'
import type { PorticoOptions } from '../../../application/api/options.js'
import type { Portico } from '../../../application/api/portico.js'
import { CHAIN_RPC, HOST_ENVIRONMENT, SCHEDULER } from '../../../application/ports/tokens.js'
import { PorticoError } from '../../../domain/errors/domainError.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'
import { inPage } from './setUpLogins.js'

const UUID = '350670db-19fa-4704-a166-e52e178b59d2'
const WALLET = { uuid: UUID, name: 'Heron', icon: 'data:image/png;base64,iVBORw0KGgo=', rdns: 'org.heron' }

type Info = Readonly<Record<string, unknown>>
type Provider = ReturnType<typeof fakeEip1193Provider>['provider']

/** What of a provider there is in a page, as wallets in the wild have it. */
const PROVIDERS: Readonly<Record<string, (whole: Provider) => object>> = {
  'has no removeListener': ({ request, on }) => ({ request, on }),
  'has off in place of removeListener': ({ request, on, removeListener: off }) => ({ request, on, off }),
  'has request alone': ({ request }) => ({ request }),
  'is a function': (whole) => Object.assign(() => undefined, whole),
  'is frozen': Object.freeze,
  'is seen through': (whole) => new Proxy(whole, {}),
}

/** What is said by wallets in the wild, each with the id of its row. */
const INFOS: readonly (readonly [what: string, info: Info, id: string])[] = [
  ['a uuid of version 1', { uuid: '350670db-19fa-1704-a166-e52e178b59d2' }, 'unverified:org.heron'],
  ['the nil uuid', { uuid: '00000000-0000-0000-0000-000000000000' }, 'unverified:org.heron'],
  ['a word for a uuid', { uuid: 'heron' }, 'unverified:org.heron'],
  ['no uuid', { uuid: undefined }, 'unverified:org.heron'],
  ['a URL for an rdns', { rdns: 'https://heron.example/' }, 'unverified:https://heron.example/'],
  ['one word for an rdns', { rdns: 'heron' }, 'unverified:heron'],
  ['a name for an rdns', { rdns: 'Heron Wallet' }, 'unverified:Heron Wallet'],
  ['an empty rdns', { rdns: '' }, 'unverified:Heron'],
  ['no rdns', { rdns: undefined }, 'unverified:Heron'],
  ['no more than its name', { uuid: undefined, rdns: undefined, icon: undefined }, 'unverified:Heron'],
]

describe('a wallet that is in the page, and is not quite as the standards have it', () => {
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

  const announce = (info: Info, provider: object): void => {
    const detail = Object.freeze({ info: Object.freeze({ ...WALLET, ...info }), provider })
    const tell = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    window.addEventListener('eip6963:requestProvider', tell, { signal: listening.signal })
  }
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
  /** The rows of wallets in the page: each with what its visitor sees of it. */
  const rows = (): readonly string[] =>
    portico.wallets.value.rows.flatMap((row) =>
      row._tag === 'Installed' ? `${row.id} ${row.unverified ? 'Unverified' : 'Installed'}` : [],
    )
  const codeOf = (cause: unknown): unknown => (cause instanceof PorticoError ? cause.code : cause)

  for (const [what, part] of Object.entries(PROVIDERS)) {
    it(`is listed and used where its provider ${what} [S1-01]`, async () => {
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
    it(`is the browser's wallet where window.ethereum ${what} [S1-01]`, async () => {
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
    it(`is one row that is believed, where it makes a provider for each answer, comes ${comes} the page looks, and somebody else asks again [S-10]`, async () => {
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
      // Nobody asked: one more provider under its name is another wallet's, or a script's.
      tell()
      await Promise.resolve()
      assert.deepEqual(rows(), ['org.heron Unverified', 'unverified:org.heron Unverified'])
    })

  it('is used where its emitter fails later, of which the page hears nothing', async () => {
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
    it(`is connected where its answer ${what} [S1-01]`, async () => {
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
    it(`is listed as unverified with ${what}, and comes back in the next page under the same id [S-10] [U-28]`, async () => {
      const { provider, wallet } = fakeEip1193Provider()
      announce(info, provider)
      visit()
      await portico.open()
      assert.deepEqual(rows(), [`${id} Unverified`])
      await portico.connect(id)
      await until(() => Object.keys(localStorage).some((key) => key.endsWith('accounts')))
      portico.destroy()
      const { advance } = visit()
      await portico.open()
      await advance(1_000)
      await until(() => portico.account().value.status === 'connected')
      assert.equal(portico.connections.value.eip155._tag, 'Connected')
      assert.equal(wallet.connectPrompts(), 1)
    })
  }

  it('takes nothing from a known wallet that it does not name by its very rdns [S-11] [U-44]', async () => {
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

  it('under the very rdns of another is neither: nobody is asked by that id [S-11]', async () => {
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
    it(`is believed as io.metamask beside ${other}, of the same maker, and either is asked by its id [S-11]`, async () => {
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

  describe('at window.ethereum 3 s after the page was loaded', () => {
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
    it('is listed at once where it says so [U-31]', async () => {
      await lateComer()
      window.dispatchEvent(new Event('ethereum#initialized'))
      assert.deepEqual(rows(), ['injected Installed'])
    })
    it('is listed when the visitor comes back to the page [U-31]', async () => {
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

  it('is told of at the level info where it is not listed, with the reason, and nowhere else [U-89]', async () => {
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
