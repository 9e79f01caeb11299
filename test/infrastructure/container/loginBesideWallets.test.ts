import { assert } from 'chai'
import sinon from 'sinon'
import { CONNECTOR_REGISTRY } from '../../../application/ports/tokens.js'
import type { NamespaceConnection } from '../../../domain/connect/connection.js'
import type { View } from '../../../domain/modal/view.js'
import { mainnet, solana } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { inPage, setUpLogins } from './setUpLogins.js'
import { windowOfLogin } from './windowOfLogin.js'

const HERON = fakeWalletConnector({ id: 'heron', accounts: ['0x1'] })
const SOLAR = fakeWalletConnector({
  id: 'solar',
  namespace: 'solana',
  accounts: ['So1'],
  caipNetworkId: solana.caipNetworkId,
})
const isLogin = (state: NamespaceConnection): boolean =>
  state._tag === 'Connected' && state.active.connectorId === 'embedded'
const ADDED = { _tag: 'WalletAdded' }

describe('a login beside a wallet', () => {
  inPage()
  afterEach(() => sinon.restore())

  const openPage = async ({ multiWallet = true, connected = [] as readonly string[] } = {}) => {
    const page = setUpLogins({
      networks: [mainnet, solana],
      features: { email: true, socials: ['google', 'farcaster'], multiWallet },
      override: ({ value }) => value(CONNECTOR_REGISTRY, fakeConnectorRegistry([HERON, SOLAR])),
    })
    const { portico } = page
    for (const id of connected) await portico.connect(id)
    return {
      ...page,
      views: (): readonly View['name'][] =>
        portico.modal.value._tag === 'Open' ? portico.modal.value.history.map(({ name }) => name) : [],
      told: (): unknown => portico.snackbar.value._tag === 'Shown' && portico.snackbar.value.notice,
      isIn: () => page.passes(() => Object.values(portico.connections.value).some(isLogin), 0),
    }
  }
  type Page = Awaited<ReturnType<typeof openPage>>

  const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'by e-mail': async ({ portico, passes, isIn }) => {
      portico.commands.loginByEmail(SITE_EMAIL)
      await passes(() => portico.emailLogin.value._tag === 'VerifyOtp', 0)
      portico.commands.enterCode('012345')
      await isIn()
    },
    'in a window': async ({ portico, passes, isIn }) => {
      const { says } = windowOfLogin()
      portico.commands.loginBySocial('google')
      await passes(() => portico.socialLogin.value._tag === 'PopupOpened', 0)
      says('https://secure.walletconnect.org/consented?code=1')
      await isIn()
    },
    'by Farcaster': async ({ portico, isIn }) => {
      portico.commands.loginBySocial('farcaster')
      await isIn()
    },
  }
  const ALONE = [
    ['where it is the only one', {}],
    ['where the host keeps one', { multiWallet: false, connected: ['heron'] }],
    ['where it is the only one, of a host that keeps one', { multiWallet: false }],
  ] as const
  for (const [way, logIn] of Object.entries(WAYS)) {
    for (const wallet of ['heron', 'solar'])
      it(`shows the wallets, and a message that one was added: ${way}, beside ${wallet} [S1-08] [S2-11]`, async () => {
        const page = await openPage({ connected: [wallet] })
        await page.portico.open({ view: 'Connect' })
        await logIn(page)
        assert.deepEqual([page.views(), page.told()], [['ProfileWallets'], ADDED])
        page.portico.destroy()
        sinon.restore()
      })

    it(`returns to the wallet list that the visitor came from: ${way} [S2-11]`, async () => {
      const page = await openPage({ connected: ['heron'] })
      await page.portico.open({ view: 'ProfileWallets' })
      page.portico.commands.go({ name: 'Connect' })
      await logIn(page)
      assert.deepEqual([page.views(), page.told()], [['ProfileWallets'], ADDED])
      page.portico.destroy()
    })

    for (const [what, given] of ALONE)
      it(`closes the modal ${what}: ${way}`, async () => {
        const page = await openPage(given)
        await page.portico.open({ view: 'Connect' })
        await logIn(page)
        assert.deepEqual([page.views(), page.told()], [[], false])
        page.portico.destroy()
      })
  }

  it('is not affected by a wallet that the host connects meanwhile, which closes the login view', async () => {
    const { portico, passes, views } = await openPage({ connected: ['solar'] })
    await portico.open({ view: 'Connect' })
    portico.commands.loginByEmail(SITE_EMAIL)
    await passes(() => portico.emailLogin.value._tag === 'VerifyOtp', 0)
    await portico.connect('heron')
    assert.deepEqual(views(), [])
    portico.destroy()
  })
})
