import { assert } from 'chai'
import * as PORTS from '../../../application/ports/tokens.js'
import type { Portico } from '../../../application/portico.js'
import type { Notice } from '../../../domain/notify/notice.js'
import { IN_APP_BROWSER_WALLET_IDS } from '../../../domain/wallets/walletListing.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { type Routes, startRoutes } from '../../support/startRoutes.js'
import { until } from '../../support/until.js'

const BIRCH = { id: 'birch', name: 'Birch Nest', mobile_link: 'birch://' }
const PAGES = { id: IN_APP_BROWSER_WALLET_IDS.phantom, name: 'Phantom' }

describe('a wallet that the browser does not let this page open', () => {
  let server: Routes
  let portico: Portico
  let host: ReturnType<typeof fakeHostEnvironment>
  let pairing: ReturnType<typeof fakePairing>
  before(async () => {
    server = await startRoutes({ '/getWallets': { body: { data: [BIRCH, PAGES], count: 2 } } })
  })
  after(() => server.close())
  beforeEach(() => {
    host = fakeHostEnvironment({ mobile: true, system: 'Ios' })
    pairing = fakePairing()
    portico = createPortico({
      networks: [mainnet],
      endpoints: { walletApi: server.url },
      appSchemes: ['birch'],
      features: { email: false, socials: false },
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([]))
        value(PORTS.HOST_ENVIRONMENT, host)
        value(PORTS.PAIRING, pairing)
      },
    })
  })
  afterEach(() => portico.destroy())
  const told = (): Notice | undefined =>
    portico.snackbar.value._tag === 'Shown' ? portico.snackbar.value.notice : undefined
  /** Shows the wallet, once its link is ready. */
  const choose = async (id: string): Promise<void> => {
    await portico.open()
    await until(() => portico.wallets.value.directory === 'Loaded')
    portico.commands.chooseWallet(id)
    await until(() => pairing.open() > 0)
    pairing.tell({ _tag: 'Linked', uri: 'wc:first@2' })
    await until(() => portico.pairing.value._tag === 'Ready')
  }
  const askSomething = (): void =>
    pairing.waiting.set({ wallet: 'Birch Nest', address: { href: 'birch://wc', target: '_self' } })

  it('is named, with the advice to copy the link into it [U-21]', async () => {
    await choose('birch')
    host.refuses()
    portico.commands.openWallet('Mobile')
    await until(() => told() !== undefined)
    assert.deepEqual(told(), { _tag: 'LinkNotOpened', wallet: 'Birch Nest' })
  })

  it('is named, with the advice to open it manually, if it takes no link', async () => {
    await choose(PAGES.id)
    host.refuses()
    portico.commands.openWallet('Mobile')
    await until(() => told() !== undefined)
    assert.deepEqual(told(), { _tag: 'WalletNotOpened', wallet: 'Phantom' })
  })

  it('is named when it has a request to approve, unless the modal is closed, and not after that [U-22]', async () => {
    host.refuses()
    await portico.open()
    askSomething()
    portico.close()
    portico.commands.continueInWallet()
    assert.isUndefined(told())
    await portico.open()
    portico.commands.continueInWallet()
    assert.deepEqual(told(), { _tag: 'WalletNotOpened', wallet: 'Birch Nest' })
  })

  it('is not mentioned if it opened', async () => {
    await choose('birch')
    portico.commands.openWallet('Mobile')
    askSomething()
    portico.commands.continueInWallet()
    await until(() => host.opened.length === 2)
    assert.isUndefined(told())
  })
})
