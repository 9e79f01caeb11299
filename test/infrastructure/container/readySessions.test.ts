import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Siwx, SiwxTools } from '../../../application/api/siwx.js'
import { deviceSessions } from '../../../infrastructure/siwx/deviceSessions.js'
import { DEVICE_KEY, SERVER_KEY } from '../../../infrastructure/siwx/sessionOptions.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { sessionsOver, setUpBrowser } from '../siwx/setUpServer.js'
import { setUpSignIn } from './setUpSignIn.js'

const account = privateKeyToAccount(generatePrivateKey())

/** Tabs of one browser, whose wallet has a key; each is another page, or a reload. */
const setUpTabs = (siwx: Siwx, chainRpc = fakeChainRpc()) => {
  const store = fakeKeyValueStore()
  const tabs: ReturnType<typeof setUpSignIn>[] = []
  const openTab = async () => {
    const world = setUpSignIn({ options: { siwx }, store, chainRpc, address: account.address })
    tabs.push(world)
    world.walletAnswers(async () => {
      const params = world.asked.at(-1)?.params
      const [raw] = Array.isArray(params) ? (params as readonly `0x${string}`[]) : []
      return E.right(await account.signMessage({ message: { raw: raw ?? '0x' } }))
    })
    await world.portico.connect('a')
    return world
  }
  return { store, openTab, close: () => tabs.forEach(({ portico }) => portico.destroy()) }
}

type Tab = Awaited<ReturnType<ReturnType<typeof setUpTabs>['openTab']>>

const sign = async (tab: Tab): Promise<void> => {
  await tab.is('Ready')
  const api = await tab.siwx()
  api.sign()
  await tab.is('SignedIn')
}

const browser = (): Siwx => sessionsOver(setUpBrowser({ origin: 'https://app.example', now: () => 0 }))

for (const [name, key, make] of [
  ['sessions on the device', DEVICE_KEY, () => deviceSessions()],
  ['sessions of a server', SERVER_KEY, browser],
] as const)
  describe(`signing in with ${name}`, () => {
    let tabs = setUpTabs(make())
    beforeEach(() => (tabs = setUpTabs(make())))
    afterEach(() => tabs.close())

    it('is required, signed by the key, and restored after a reload without a signature [S1-07] [S4-13]', async () => {
      const tab = await tabs.openTab()
      await tab.is('Ready')
      const api = await tab.siwx()
      assert.isTrue(api.isRequired())
      await sign(tab)
      tab.portico.destroy()
      const reloaded = await tabs.openTab()
      await reloaded.is('SignedIn')
      assert.isEmpty(reloaded.asked)
    })

    it('is rejected if another key signed, and can be retried [S4-15] [S8-06]', async () => {
      const tab = await tabs.openTab()
      await tab.is('Ready')
      const api = await tab.siwx()
      tab.walletAnswers(TE.right(`0x${'5e'.repeat(65)}`))
      api.sign()
      await tab.passes(() => tab.portico.snackbar.value._tag === 'Shown')
      await tab.is('Ready')
      tab.walletAnswers(async () => {
        const { value } = tab.portico.session
        return E.right(await account.signMessage({ message: 'text' in value ? value.text : '' }))
      })
      await sign(tab)
    })

    it('follows other tabs', async () => {
      const [tab, other] = [await tabs.openTab(), await tabs.openTab()]
      await other.is('Ready')
      await sign(tab)
      tabs.store.changeFromAnotherTab(key, tabs.store.read(key))
      await other.is('SignedIn')
      assert.isEmpty(other.asked)
    })

    it('ends for all tabs with the connection, unless the site keeps it', async () => {
      const tab = await tabs.openTab()
      await sign(tab)
      await tab.portico.disconnect()
      await tab.passes(() => !(tabs.store.read(key) ?? '').includes(account.address))
      await tab.portico.connect('a')
      await tab.is('Ready')
    })

    it('ends on its network by a host call, which disconnects', async () => {
      const tab = await tabs.openTab()
      await sign(tab)
      await (await tab.siwx()).signOut()
      await tab.is('Ready')
    })
  })

describe('sign-in as a contract, with sessions on the device', () => {
  const chainRpc = fakeChainRpc()
  const tabs = setUpTabs(deviceSessions(), chainRpc)
  after(() => tabs.close())

  it('asks a node of the network, and trusts neither a contract that refuses nor a node that is down [U-109]', async () => {
    const tab = await tabs.openTab()
    await tab.is('Ready')
    const api = await tab.siwx()
    tab.walletAnswers(TE.right('0xc0de'))
    const failed = async (answer: Parameters<typeof chainRpc.answerRequestsWith>[0]): Promise<string> => {
      chainRpc.answerRequestsWith(answer)
      const asked = chainRpc.requests.length
      api.sign()
      await tab.passes(() => chainRpc.requests.length > asked && tab.stateOf() === 'Ready')
      return tabs.store.read(DEVICE_KEY) ?? 'nothing'
    }
    assert.equal(await failed(TE.left({ _tag: 'TimedOut', afterMs: 1 })), 'nothing')
    const refused = { _tag: 'RequestFailed', code: 3, message: 'execution reverted', cause: undefined } as const
    assert.equal(await failed(TE.left(refused)), 'nothing')
    chainRpc.answerRequestsWith(TE.right('0x01'))
    await sign(tab)
    assert.deepInclude(chainRpc.requests.at(-1), { method: 'eth_call', at: 'eip155:1' })
    assert.include(tabs.store.read(DEVICE_KEY), account.address)
  })

  it("distinguishes a node's error from a node that is down, and uses no other network", async () => {
    let lent: SiwxTools | undefined
    const page = setUpTabs((tools) => {
      lent = tools
      return deviceSessions()(tools)
    }, chainRpc)
    const tab = await page.openTab()
    await tab.is('Ready')
    const call = (chainId: 'eip155:1' | 'eip155:10'): Promise<unknown> =>
      lent?.call(chainId, 'eth_call', []).catch((cause: unknown) => cause) ?? Promise.resolve(undefined)
    chainRpc.answerRequestsWith(
      TE.left({ _tag: 'RequestFailed', code: 3, message: 'execution reverted', cause: undefined }),
    )
    assert.deepInclude(await call('eip155:1'), { code: 3, message: 'execution reverted' })
    chainRpc.answerRequestsWith(TE.left({ _tag: 'TimedOut', afterMs: 1 }))
    assert.deepInclude(await call('eip155:1'), { name: 'NetworkError', message: 'TimedOut' })
    assert.deepInclude(await call('eip155:10'), { name: 'NotFoundError' })
    page.close()
  })
})

describe('sign-in with a site function that returns no sessions', () => {
  const admitsNobody = async (siwx: unknown): Promise<void> => {
    const world = setUpSignIn({ options: { siwx: siwx as Siwx } })
    await world.portico.connect('a')
    await world.passes(() => world.viewOf() === 'Connect')
    assert.deepInclude(world.portico.account().value, { status: 'disconnected' })
    assert.match(JSON.stringify(world.log.lines), /PTC-OPTION-SIWX/)
    world.portico.destroy()
  }
  for (const [what, siwx] of [
    ['an empty table', () => ({})],
    ['nothing', () => undefined],
    ['another function', () => deviceSessions()],
    ['a promise', () => Promise.resolve(deviceSessions())],
    ['one without a function', (tools: SiwxTools) => ({ ...deviceSessions()(tools), getSessions: undefined })],
    [
      'an exception',
      () => {
        throw new Error('no')
      },
    ],
  ] as const)
    it(`disconnects on every connect, with an alert, if it returns ${what} [S8-07]`, () => admitsNobody(siwx))

  for (const wrong of [{}, null, false, '', 0])
    it(`disconnects on every connect, too, if the option is ${JSON.stringify(wrong)} [S8-07]`, () =>
      admitsNobody(wrong))
})
