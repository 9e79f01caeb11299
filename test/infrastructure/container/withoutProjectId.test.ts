import { assert } from 'chai'
import sinon from 'sinon'
import type { PortBinder } from '../../../application/api/options.js'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { WALLET_CONNECT_CONNECTOR_ID } from '../../../domain/connect/connection.js'
import { IN_APP_BROWSER_WALLET_IDS } from '../../../domain/wallets/walletListing.js'
import { mainnet } from '../../../networks.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeDirectoryApi } from '../../fakes/fakeDirectoryApi.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aNetwork } from '../../support/aNetwork.js'
import { startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'

const HERON = fakeWalletConnector({ id: 'org.example.heron', name: 'Heron Wallet' })
const BIRCH = { id: 'birch', name: 'Birch Nest', mobileLink: 'birch://', homepage: 'https://birch.example' }
const PHANTOM = { id: IN_APP_BROWSER_WALLET_IDS.phantom, name: 'Phantom' }

describe('a page without a projectId', () => {
  let portico: Portico | undefined
  const log = { current: fakeLog() }
  afterEach(() => {
    portico?.destroy()
    sinon.restore()
  })
  /** An open modal whose wallet list has loaded. */
  const start = async (
    options: Partial<PorticoOptions> = {},
    {
      mobile = false,
      bind = () => undefined,
      connectors = [HERON],
    }: {
      readonly mobile?: boolean
      readonly bind?: (bind: PortBinder) => void
      readonly connectors?: readonly WalletConnector[]
    } = {},
  ): Promise<Portico> => {
    log.current = fakeLog()
    const page = createPortico({
      networks: [mainnet],
      ...options,
      override: (binder) => {
        binder.value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry(connectors))
        binder.value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment({ mobile }))
        binder.value(PORTS.KEY_VALUE_STORE, fakeKeyValueStore())
        binder.value(PORTS.LOG, log.current)
        bind(binder)
      },
    })
    portico = page
    await page.open()
    await until(() => page.wallets.value.directory !== 'Loading')
    return page
  }
  const shown = ({ modal: { value } }: Portico): string | undefined =>
    value._tag === 'Open' ? value.history.at(-1)?.name : undefined
  const lines = (level: 'info' | 'warn' | 'error'): readonly string[] =>
    log.current.lines.filter((line) => line.level === level).map(({ message }) => message)

  for (const mobile of [false, true])
    it(`offers the available wallets without pairing, and reports no outage, on a ${mobile ? 'phone' : 'computer'}`, async () => {
      const { wallets, host, outages, pairing } = await start({}, { mobile })
      assert.deepInclude(wallets.value, { directory: 'NotConfigured', total: 1, toGet: [] })
      assert.isUndefined(wallets.value.pairingAt)
      assert.isFalse(host.value.pairs)
      assert.deepEqual(outages.value, [])
      assert.deepEqual(pairing.value, { _tag: 'Idle' })
      assert.deepEqual([lines('warn'), lines('error')], [[], []])
    })

  it('lists all wallets known without a directory in AllWallets', async () => {
    const page = await start({ customWallets: [BIRCH] })
    page.commands.go({ name: 'AllWallets' })
    await until(() => page.catalogue.value.progress._tag === 'Complete')
    assert.deepEqual(page.catalogue.value.progress, { _tag: 'Complete', count: 2 })
    page.commands.searchWallets('zzz')
    await until(() => page.catalogue.value.rows.length === 0)
    await until(() => page.catalogue.value.progress._tag === 'Complete')
    assert.deepEqual(page.outages.value, [])
  })

  it('links to where a missing wallet can be installed, and shows no QR code', async () => {
    const page = await start({ customWallets: [BIRCH] }, { connectors: [] })
    page.commands.chooseWallet('birch')
    assert.equal(shown(page), 'Downloads')
    assert.deepEqual(page.pairing.value, { _tag: 'Idle' })
  })

  it('opens itself in the in-app browser of a wallet on a phone, which needs no relay', async () => {
    const page = await start({ customWallets: [BIRCH, PHANTOM] }, { connectors: [], mobile: true })
    page.commands.chooseWallet('birch')
    assert.equal(shown(page), 'Downloads')
    page.commands.back()
    page.commands.chooseWallet(PHANTOM.id)
    assert.equal(shown(page), 'ConnectingWalletConnect')
  })

  it('opens on Connect if its networks need pairing', async () => {
    const cosmos = aNetwork({ id: 'hub-4', caipNetworkId: 'cosmos:hub-4', chainNamespace: 'cosmos' })
    assert.equal(shown(await start({ networks: [cosmos] }, { connectors: [] })), 'Connect')
  })

  it('explains the missing QR code if the host opens that view itself [U-49]', async () => {
    const page = await start()
    void page.open({ view: { name: 'ConnectingWalletConnect', walletId: undefined } })
    await until(() => page.pairing.value._tag === 'Failed')
    assert.deepEqual(page.pairing.value, { _tag: 'Failed', error: { _tag: 'PairingNotConfigured' } })
  })

  it('pairs if the host has an adapter for it, or provides links itself', async () => {
    const own = await start({}, { bind: ({ value }) => value(PORTS.PAIRING, fakePairing()) })
    assert.deepEqual([own.wallets.value.pairingAt, own.host.value.pairs], [0, true])
    own.destroy()
    assert.isTrue((await start({ manualControl: true })).host.value.pairs)
  })

  it('replaces a formerly paired wallet by the installed ones, and shows its code where pairing works', async () => {
    const again = async (page: Portico): Promise<string | undefined> => {
      const wallets = await page.screen.profile()
      wallets.switchTo({ namespace: 'eip155', connectorId: WALLET_CONNECT_CONNECTOR_ID })
      return shown(page)
    }
    const page = await start()
    assert.equal(await again(page), 'Connect')
    page.destroy()
    const pairing = await start({}, { bind: ({ value }) => value(PORTS.PAIRING, fakePairing()) })
    assert.equal(await again(pairing), 'ConnectingWalletConnect')
  })

  it('lists the host’s own directory', async () => {
    const listing = { id: 'birch', name: 'Birch Nest', chains: [], certified: true }
    const directoryApi = fakeDirectoryApi(async () => ({ _tag: 'Right', right: { wallets: [listing], count: 7 } }))
    const { wallets } = await start({}, { bind: ({ value }) => value(PORTS.DIRECTORY_API, directoryApi) })
    assert.deepInclude(wallets.value, { directory: 'Loaded', total: 7 })
  })

  it('reports a directory outage only if one was configured [design 3.3]', async () => {
    const server = await startRoutes({})
    const { wallets, outages } = await start({ endpoints: { walletApi: server.url } })
    assert.equal(wallets.value.directory, 'Unavailable')
    assert.include(outages.value, 'walletApi')
    await server.close()
  })

  it('tells the developer once what a project id would add, without what works already', async () => {
    const page = await start()
    page.close()
    await page.open()
    assert.deepEqual(lines('info'), [
      'A projectId would add: pairing by WalletConnect, the wallet directory, token lists and prices, ' +
        'e-mail and social login. See docs/withoutProjectId.md',
    ])
    page.destroy()
    await start(
      { manualControl: true, endpoints: { secureSite: 'https://secure.example/sdk' } },
      { bind: ({ value }) => value(PORTS.BALANCE_API, fakeBalanceApi()) },
    )
    assert.deepEqual(lines('info'), ['A projectId would add: the wallet directory. See docs/withoutProjectId.md'])
  })

  it('treats empty project ids and servers, as from an unset variable, as missing', async () => {
    const asked = sinon.spy(globalThis, 'fetch')
    for (const blank of ['', ' ']) {
      const endpoints = { walletApi: blank, blockchainApi: blank, secureSite: blank, relay: blank }
      const page = await start({ projectId: blank, endpoints })
      assert.deepEqual([page.wallets.value.directory, page.wallets.value.methods], ['NotConfigured', ['wallet']])
      assert.include(lines('info').join(''), 'A projectId would add: pairing by WalletConnect, the wallet directory')
      page.destroy()
    }
    assert.deepEqual(asked.args, [])
  })

  it('mentions no project id if there is one', async () => {
    const server = await startRoutes({})
    await start({ projectId: 'test', endpoints: { walletApi: server.url, blockchainApi: server.url } })
    assert.deepEqual(lines('info'), [])
    await server.close()
  })

  it('writes that to the console at the log level "info" and not at "warn"', async () => {
    const info = sinon.stub(globalThis.console, 'info')
    for (const logLevel of ['warn', 'info'] as const) {
      const page = createPortico({ networks: [mainnet], logLevel })
      await page.open()
      await until(() => logLevel === 'warn' || info.callCount > 0)
      page.destroy()
      assert.equal(info.callCount, logLevel === 'info' ? 1 : 0)
    }
  })
})
