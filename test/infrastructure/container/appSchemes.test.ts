import { assert } from 'chai'
import sinon from 'sinon'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { WalletListing } from '../../../domain/wallets/walletListing.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { type Routes, startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'

const LISTED = [
  { id: 'fox', name: 'MetaMask', mobile_link: 'metamask://' },
  { id: 'birch', name: 'Birch Nest', mobile_link: 'birch://', app_store: 'https://apps.example/birch' },
  { id: 'code', name: 'Vscode Wallet', mobile_link: 'vscode://wc', link_mode: 'https://code.example/app' },
  { id: 'call', name: 'Facetime Pay', mobile_link: 'facetime://', webapp_link: 'https://pay.example' },
  { id: 'twig', name: 'Birch Twig', mobile_link: 'birch://twig' },
]
const STORED = { name: 'Birch Nest', chains: [], certified: false, mobileLink: 'birch://' }

describe('the option appSchemes, on a phone', () => {
  let server: Routes
  let portico: Portico
  beforeEach(async () => {
    server = await startRoutes({ '/getWallets': { body: { data: LISTED, count: LISTED.length } } })
  })
  afterEach(async () => {
    portico.destroy()
    await server.close()
  })

  const open = async (options: Partial<PorticoOptions> = {}, records: Readonly<Record<string, string>> = {}) => {
    const [host, pairing] = [fakeHostEnvironment({ mobile: true, system: 'Ios' }), fakePairing()]
    portico = createPortico({
      networks: [mainnet],
      endpoints: { walletApi: server.url },
      features: { email: false, socials: false },
      ...options,
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([]))
        value(PORTS.KEY_VALUE_STORE, fakeKeyValueStore(records))
        value(PORTS.HOST_ENVIRONMENT, host)
        value(PORTS.PAIRING, pairing)
      },
    })
    await portico.open()
    await until(() => portico.wallets.value.directory === 'Loaded')
    const listingOf = (id: string): WalletListing | undefined =>
      portico.wallets.value.rows.find((row) => row.id === id)?.listing
    /** What choosing the wallet, and opening it, opens. */
    const opened = async (id: string): Promise<string | undefined> => {
      portico.commands.chooseWallet(id)
      await until(() => pairing.open() > 0)
      pairing.tell({ _tag: 'Linked', uri: 'wc:first@2' })
      await until(() => portico.pairing.value._tag === 'Ready')
      portico.commands.openWallet('Mobile')
      return host.opened[0]?.href.split('?')[0]
    }
    return { host, listingOf, opened }
  }

  it('opens the apps of known wallets by default, and neither other programs nor phone calls [S-12]', async () => {
    const { listingOf } = await open()
    assert.equal(listingOf('fox')?.mobileLink, 'metamask://')
    for (const id of ['birch', 'code', 'call'])
      assert.notProperty(listingOf(id) ?? { mobileLink: '' }, 'mobileLink', id)
    portico.destroy()
    assert.equal(await (await open()).opened('fox'), 'metamask://wc')
  })

  it('keeps a wallet with a refused scheme in the list, with its https address or a link to copy [S-12]', async () => {
    const { listingOf, opened } = await open()
    assert.deepInclude(listingOf('birch'), { unlinkedApp: 'Mobile', appStore: 'https://apps.example/birch' })
    assert.isUndefined(await opened('birch'))
    assert.equal(portico.pairing.value._tag, 'Ready')
    portico.destroy()
    assert.equal(await (await open()).opened('code'), 'https://code.example/app/wc')
  })

  it('allows the app of a wallet with a listed scheme, in any letter case [S-12]', async () => {
    const { opened } = await open({ appSchemes: ['Birch'] })
    assert.equal(await opened('birch'), 'birch://wc')
  })

  it('never opens schemes for calls or code, even if listed [S-12]', async () => {
    const { listingOf } = await open({ appSchemes: ['facetime', 'vscode'] })
    assert.notProperty(listingOf('call') ?? { mobileLink: '' }, 'mobileLink')
    assert.equal(listingOf('code')?.mobileLink, 'vscode://wc')
  })

  it('applies to stored links too; links that the host writes itself need no entry [S-12]', async () => {
    const records = {
      recentWallets: JSON.stringify({ version: 1, wallets: [{ id: 'oak', listing: { ...STORED, id: 'oak' } }] }),
    }
    const linkAfter = async (options: Partial<PorticoOptions>): Promise<string | undefined> => {
      const { listingOf } = await open(options, records)
      const link = listingOf('oak')?.mobileLink
      portico.destroy()
      return link
    }
    assert.isUndefined(await linkAfter({}))
    assert.equal(await linkAfter({ appSchemes: ['birch'] }), 'birch://')
    assert.equal(await linkAfter({ customWallets: [{ id: 'own', name: 'Own', desktopLink: 'birch:' }] }), 'birch://')
    assert.equal(await linkAfter({ walletLinks: { wallets: { own: { native: 'birch' } } } }), 'birch://')
  })

  it('is named in the log for a refused scheme, once, at the level info', async () => {
    const info = sinon.stub(console, 'info')
    try {
      await open({ logLevel: 'info' })
      const lines = (): readonly string[] =>
        info.args.map((each) => each.join(' ')).filter((line) => line.includes('appSchemes'))
      await until(() => lines().length > 1)
      assert.deepEqual(
        lines().map((line) => line.split(': ').at(-1)),
        ['birch', 'vscode'],
      )
    } finally {
      info.restore()
    }
  })
})
