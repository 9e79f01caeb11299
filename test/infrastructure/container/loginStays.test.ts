import { assert } from 'chai'
import sinon from 'sinon'
import type { PorticoOptions } from '../../../application/portico.js'
import { shownView } from '../../../domain/modal/view.js'
import { bitcoin, mainnet, solana } from '../../../networks.js'
import { CONNECTOR_REGISTRY, NETWORK_MEMORY } from '../../../application/ports/tokens.js'
import { fakeConnectionMemory } from '../../fakes/fakeConnectionMemory.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeNetworkMemory } from '../../fakes/fakeNetworkMemory.js'
import { SITE_ACCOUNTS, SITE_EMAIL } from '../../fakes/fakeSecureSite.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { openLoginPage, setUpLoggedIn } from './setUpLoggedIn.js'
import { inPage, setUpLogins } from './setUpLogins.js'
import { windowOfLogin } from './windowOfLogin.js'

const setUp = (options: Partial<PorticoOptions>) => {
  const page = setUpLogins(options)
  const { portico } = page
  return {
    ...page,
    at: () => portico.network.value.activeNamespace,
    shown: () => shownView(portico.modal.value),
    statusOn: (namespace: 'eip155' | 'solana') => portico.account(namespace).value.status,
  }
}

describe('a login on a page with several namespaces', () => {
  inPage()

  it('connects on EVM while a page stays on Bitcoin: the visitor is asked, and switches it [S6-04] [S2-12]', async () => {
    const { portico, passes, logIn, at, shown, statusOn } = setUp({ networks: [bitcoin, mainnet, solana] })
    await logIn()
    assert.deepEqual([at(), statusOn('eip155')], ['bip122', 'connected'])
    assert.deepEqual(shown(), { name: 'SwitchNetwork', networkId: mainnet.caipNetworkId })
    portico.commands.retrySwitch()
    await passes(() => at() === 'eip155')
    assert.equal(portico.modal.value._tag, 'Closed')
    portico.destroy()
  })

  it('leaves a visitor on Bitcoin who chose that, also after a reload [U-28]', async () => {
    const memory = { connections: fakeConnectionMemory(), networks: fakeNetworkMemory() }
    const visit = (earlier: Parameters<typeof openLoginPage>[0]) =>
      openLoginPage(earlier, memory, { networks: [mainnet, bitcoin] })
    const page = visit({})
    await page.portico.switchNetwork(bitcoin.caipNetworkId)
    await page.portico.open()
    page.portico.commands.loginByEmail(SITE_EMAIL)
    await page.passes(() => page.portico.emailLogin.value._tag === 'VerifyOtp')
    page.portico.commands.enterCode('012345')
    await page.passes(() => page.portico.account('eip155').value.user !== undefined)
    page.portico.destroy()
    page.dispose()
    const { portico, passes } = visit({ earlier: page })
    portico.preload()
    await passes(() => portico.account('eip155').value.user !== undefined)
    assert.deepEqual([portico.network.value.activeNamespace, portico.modal.value._tag], ['bip122', 'Closed'])
    portico.destroy()
  })

  it('asks for no switch if the host disables switching', async () => {
    const { portico, logIn, at } = setUp({ networks: [bitcoin, mainnet], enableNetworkSwitch: false })
    await logIn()
    assert.deepEqual([at(), portico.modal.value._tag], ['bip122', 'Closed'])
    portico.destroy()
  })

  it('switches the page if the visitor was on EVM before [S2-21]', async () => {
    const { portico, logIn, at } = setUp({ networks: [bitcoin, mainnet] })
    await portico.open({ namespace: 'eip155' })
    await logIn()
    assert.deepEqual([at(), portico.modal.value._tag], ['eip155', 'Closed'])
    portico.destroy()
  })

  it('switches the page if the visitor chose an EVM network that needed a wallet [S2-13]', async () => {
    const wallet = fakeWalletConnector({ id: 'owl', namespace: 'bip122', caipNetworkId: bitcoin.caipNetworkId })
    const { portico, logIn, at, shown } = setUp({
      networks: [bitcoin, mainnet],
      override: (bind) => bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([wallet])),
    })
    await portico.connect('owl')
    await portico.open({ view: 'Networks' })
    portico.commands.chooseNetwork(mainnet.caipNetworkId)
    assert.deepEqual([at(), shown()?.name], ['bip122', 'SwitchActiveChain'])
    await logIn()
    assert.deepEqual([at(), portico.modal.value._tag], ['eip155', 'Closed'])
    portico.destroy()
  })

  const OWL = { id: 'owl', namespace: 'bip122', caipNetworkId: bitcoin.caipNetworkId } as const
  const waysToBitcoin: Readonly<Record<string, (portico: ReturnType<typeof setUp>['portico']) => Promise<unknown>>> = {
    'the visitor chose Bitcoin': (portico) => portico.switchNetwork(bitcoin.caipNetworkId),
    'the visitor connected a wallet of Bitcoin': (portico) => portico.connect('owl'),
    'the host opened the modal for Bitcoin': (portico) => portico.open({ namespace: 'bip122' }),
    'the visitor changed their mind about EVM': async (portico) => {
      await portico.connect('owl')
      await portico.open({ view: 'Networks' })
      portico.commands.chooseNetwork(mainnet.caipNetworkId)
      portico.commands.back()
      portico.commands.chooseNetwork(bitcoin.caipNetworkId)
    },
  }
  for (const [what, goToBitcoin] of Object.entries(waysToBitcoin))
    for (const earlier of [[], [mainnet], [mainnet, bitcoin]])
      it(`stays on Bitcoin if ${what}, after ${earlier.length} choices on earlier visits`, async () => {
        const { portico, logIn, at, shown } = setUp({
          networks: [mainnet, bitcoin],
          override: (bind) => {
            bind.value(CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector(OWL)]))
            bind.value(NETWORK_MEMORY, fakeNetworkMemory(earlier.map(({ caipNetworkId }) => caipNetworkId)))
          },
        })
        await portico.open()
        portico.close()
        await goToBitcoin(portico)
        await logIn()
        assert.deepEqual([at(), shown()?.name], ['bip122', 'SwitchNetwork'])
        portico.destroy()
      })

  it('connects on Solana if the page is there [S6-04]', async () => {
    const { portico, passes, at, statusOn } = setUp({ networks: [solana, mainnet] })
    await portico.open()
    portico.commands.loginByEmail(SITE_EMAIL)
    await passes(() => portico.emailLogin.value._tag === 'VerifyOtp', 0)
    portico.commands.enterCode('012345')
    await passes(() => statusOn('solana') === 'connected', 0)
    assert.deepEqual([at(), statusOn('eip155')], ['solana', 'disconnected'])
    portico.destroy()
  })
})

describe('a login by a social account', () => {
  inPage()
  afterEach(() => sinon.restore())

  it('is named after its provider, also after a reload [S3-15] [S7-37]', async () => {
    const memory = { connections: fakeConnectionMemory(), networks: fakeNetworkMemory() }
    const providerOf = ({ portico }: ReturnType<typeof openLoginPage>) => portico.account('eip155').value.socialProvider
    const page = openLoginPage({}, memory)
    const { says } = windowOfLogin()
    page.portico.commands.prepareLogin()
    await page.portico.feature('login')
    page.portico.commands.loginBySocial('google')
    await page.passes(() => page.portico.socialLogin.value._tag === 'PopupOpened')
    says('https://secure.walletconnect.org/consented?code=1')
    await page.passes(() => providerOf(page) === 'google' && page.portico.modal.value._tag === 'Closed')
    // A page that the browser reloads is not destroyed.
    const next = openLoginPage({ earlier: page }, memory)
    next.portico.preload()
    await next.passes(() => providerOf(next) === 'google')
    assert.equal(next.portico.account('eip155').value.address, SITE_ACCOUNTS.smartAccount)
    next.portico.destroy()
    page.portico.destroy()
    page.dispose()
  })
})

describe('a login as a host sees it', () => {
  inPage()

  it('is the user and a smart account on EVM, sends the secure site nothing while idle, and ends here and there on logout [S3-02] [S6-01] [S6-02] [S7-38] [U-57]', async () => {
    const { portico, frame, site, passes, advance } = await setUpLoggedIn()
    const account = () => portico.account('eip155').value
    assert.deepEqual([account().user?.email, account().preferredAccountType], [SITE_EMAIL, 'smartAccount'])
    await advance(1_000)
    const before = frame.posted.length
    await advance(60_000)
    assert.lengthOf(frame.posted, before)
    const leaving = portico.disconnect()
    await passes(() => account().status === 'disconnected' && !site.isLoggedIn())
    await leaving
    assert.isUndefined(account().user)
    portico.destroy()
  })
})
