import { assert } from 'chai'
import sinon from 'sinon'
import type { PorticoOptions } from '../../../application/portico.js'
import { LOGIN_KEY } from '../../../application/ports/embeddedWallet.js'
import type { RememberedConnectors } from '../../../application/ports/storage.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { EMBEDDED_CONNECTOR_ID } from '../../../domain/connect/connection.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import { bitcoin, mainnet, optimism, solana, solanaDevnet } from '../../../networks.js'
import packageJson from '../../../package.json' with { type: 'json' }
import { readField } from '../../../infrastructure/shared/safeRead.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { fakeSecureSite, SITE_ACCOUNTS, SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'
import { inPage } from './setUpLogins.js'

const [PAGE, SITE] = ['https://shop.example', 'https://secure.shop.example'] as const
const METADATA = { name: 'Lantern Row', description: 'Seats for tonight', icons: [`${PAGE}/icon.png`] }

const idOf = ({ caipNetworkId }: Network): CaipNetworkId => caipNetworkId

interface Posted {
  readonly id: string
  readonly type: string
  readonly payload?: unknown
}

describe('the secure site configured by a host', () => {
  inPage()
  afterEach(() => sinon.restore())

  const says = (data: unknown, source: unknown, origin: string = SITE): void =>
    void window.dispatchEvent(new MessageEvent('message', { data, origin, source: source as never }))

  /** A page whose browser has a frame and windows of the secure site. */
  const setUp = (
    options: Partial<PorticoOptions> = {},
    { chosen = [], remembered = {} }: { chosen?: readonly Network[]; remembered?: RememberedConnectors } = {},
  ) => {
    const time = makeVirtualTime()
    const site = fakeSecureSite()
    const memory = fakeConnectionMemory(remembered)
    const store = fakeKeyValueStore()
    const posted: (readonly [target: string, message: Posted])[] = []
    const frame = {
      postMessage: (message: Posted, target: string): void => {
        posted.push([target, message])
        const name = message.type.replace('@w3m-app/', '')
        void Promise.resolve(site.respond(name, message.payload)).then((reply) => {
          const type = `@w3m-frame/${name}_${reply._tag === 'Success' ? 'SUCCESS' : 'ERROR'}`
          says({ id: message.id, type, ...('payload' in reply && { payload: reply.payload }) }, frame)
        })
      },
    }
    const src = sinon.spy()
    sinon.stub(HTMLIFrameElement.prototype, 'src').set(src)
    sinon.stub(HTMLIFrameElement.prototype, 'contentWindow').get(() => frame)
    const popup = { closed: false, location: { href: '' }, close: () => undefined, focus: () => undefined }
    const open = sinon.stub(window, 'open').returns(popup as never)
    const portico = createPortico({
      networks: [mainnet],
      metadata: METADATA,
      endpoints: { secureSite: `${SITE}/sdk` },
      features: { email: true, socials: ['google'] },
      ...options,
      override: ({ value }) => {
        value(PORTS.SCHEDULER, time.scheduler)
        value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment({ origin: PAGE }))
        value(PORTS.KEY_VALUE_STORE, store)
        value(PORTS.CHAIN_RPC, fakeChainRpc())
        value(PORTS.NETWORK_MEMORY, fakeNetworkMemory(chosen.map(idOf)))
        value(PORTS.CONNECTION_MEMORY, memory)
      },
    })
    const passes = (holds: () => boolean) => until(holds, { between: () => time.advance(0), everyMs: 1 })
    /** A login on this device. */
    const wasUsed = (): void => {
      site.logIn()
      store.write(LOGIN_KEY, 'true')
    }
    /** The frame has loaded and receives messages. */
    const comesUp = async (): Promise<void> => {
      await passes(() => src.called)
      says({ type: '@w3m-frame/READY', payload: {} }, frame)
      await time.advance(500)
    }
    return { ...time, portico, memory, wasUsed, posted, src, popup, open, passes, comesUp }
  }

  it('is the frame at endpoints.secureSite, and gets the site’s metadata, on its own origin only', async () => {
    const { portico, posted, src, passes, comesUp } = setUp()
    portico.commands.loginByEmail(SITE_EMAIL)
    await comesUp()
    await passes(() => portico.emailLogin.value._tag === 'VerifyOtp')
    assert.match(String(src.firstCall.args[0]), new RegExp(`^${SITE}/sdk\\?`))
    assert.deepEqual([...new Set(posted.map(([target]) => target))], [SITE])
    const told = posted.find(([, { type }]) => type === '@w3m-app/SYNC_DAPP_DATA')?.[1].payload
    assert.deepNestedInclude(told, {
      metadata: { ...METADATA, url: PAGE },
      sdkVersion: `react-portico-${packageJson.version}`,
      sdkType: 'appkit',
    })
    portico.destroy()
  })

  type Page = ReturnType<typeof setUp>
  /** The networks that the frame and its site get until login, each once. */
  const networksOf = async ({ portico, posted, src, passes }: Page): Promise<readonly unknown[]> => {
    const user = () => portico.account('eip155').value.user ?? portico.account('solana').value.user
    await passes(() => user() !== undefined)
    const asked = posted.filter(([, { type }]) => type === '@w3m-app/GET_USER').map(([, { payload }]) => payload)
    const begun = new URL(String(src.firstCall.args[0])).searchParams.get('chainId')
    return [...new Set([begun, user()?.caipNetworkId, ...asked.map((payload) => readField(payload, 'chainId'))])]
  }
  const logIn = async (page: Page): Promise<readonly unknown[]> => {
    const { portico, passes, comesUp } = page
    portico.commands.loginByEmail(SITE_EMAIL)
    await comesUp()
    await passes(() => portico.emailLogin.value._tag === 'VerifyOtp')
    portico.commands.enterCode('012345')
    return networksOf(page)
  }

  const BEGINNINGS = [
    ['on the first EVM network, from a page on another chain', [bitcoin, mainnet, optimism], [], mainnet],
    ['where the visitor was on an earlier visit', [mainnet, optimism], [optimism], optimism],
    [
      'where they were on EVM before they went to another chain',
      [mainnet, optimism, bitcoin],
      [bitcoin, optimism],
      optimism,
    ],
    ['on the first network of Solana, on a site without EVM', [bitcoin, solanaDevnet, solana], [], solanaDevnet],
  ] as const
  for (const [where, networks, chosen, home] of BEGINNINGS)
    it(`starts a login ${where} [S7-35] [S6-04]`, async () => {
      const page = setUp({ networks: [...networks] }, { chosen })
      assert.deepEqual(await logIn(page), [idOf(home)])
      page.portico.destroy()
    })

  const RETURNS = [
    ['eip155', [mainnet, optimism], optimism],
    ['solana', [solanaDevnet, solana], solana],
  ] as const
  for (const [namespace, networks, home] of RETURNS)
    it(`restores a login on the network before the reload: ${namespace} [S7-35] [U-28]`, async () => {
      const remembered = { [namespace]: [EMBEDDED_CONNECTOR_ID] }
      const page = setUp({ networks: [...networks] }, { chosen: [home], remembered })
      page.wasUsed()
      page.portico.preload()
      await page.comesUp()
      assert.deepEqual(await networksOf(page), [idOf(home)])
      page.portico.destroy()
    })

  it('is asked for a login of another tab on the page’s current network, not the one at load time [U-33]', async () => {
    const page = setUp({ networks: [mainnet, optimism] })
    const { portico, wasUsed, memory, comesUp } = page
    await portico.feature('login')
    await portico.switchNetwork(idOf(optimism))
    wasUsed()
    memory.changeFromAnotherTab({ eip155: [EMBEDDED_CONNECTOR_ID] })
    await comesUp()
    assert.deepEqual(await networksOf(page), [idOf(optimism)])
    portico.destroy()
  })

  it('has the windows of social logins, and accepts their messages', async () => {
    const { portico, popup, open, passes, comesUp } = setUp()
    portico.commands.prepareLogin()
    await portico.feature('login')
    portico.commands.loginBySocial('google')
    assert.equal(open.firstCall.args[0], `${SITE}/loading`)
    await comesUp()
    await passes(() => portico.socialLogin.value._tag === 'PopupOpened')
    says({ resultUri: `${SITE}/consented?code=1` }, popup)
    await passes(() => portico.account('eip155').value.address === SITE_ACCOUNTS.smartAccount)
    portico.destroy()
  })
})
