import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { ReceiveApi } from '../../../application/receive/receiveFeature.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet, polygon } from '../../../networks.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeSupportedChainsApi } from '../../fakes/fakeSupportedChainsApi.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aToken } from '../../support/aToken.js'
import { until } from '../../support/until.js'

/** As a wallet returns it, and in EIP-55 spelling. */
const GIVEN = '0x71c7656ec7ab88b098defb751b7401b5f6d8976f'
const ADDRESS = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const CONTRACT = `0x${'a0'.repeat(20)}`
/** The fake node says that the account has none. */
const COIN = { id: 'coin', name: 'Ether', symbol: 'ETH', decimals: 18, balance: '0', price: undefined }

describe('receiving', () => {
  let portico: Portico
  let host = fakeHostEnvironment()
  let wallet = fakeWalletConnector({ id: 'a', accounts: [GIVEN] })
  let balances = fakeBalanceApi()
  const visit = (
    options: Partial<PorticoOptions> = {},
    clipboard = true,
    approvedNetworks?: readonly CaipNetworkId[],
  ): void => {
    host = fakeHostEnvironment({ clipboard })
    const fake = fakeWalletConnector({ id: 'a', accounts: [GIVEN] })
    // As a paired wallet reports it.
    const approve = (connection: Connection): Connection => ({
      ...connection,
      ...(approvedNetworks && { approvedNetworks }),
    })
    wallet = { ...fake, connect: TE.map(approve)(fake.connect) }
    balances = fakeBalanceApi()
    portico = createPortico({
      networks: [mainnet, polygon],
      ...options,
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([wallet]))
        value(PORTS.CHAIN_RPC, fakeChainRpc(TE.right(0n)))
        value(PORTS.BALANCE_API, balances)
        value(PORTS.SUPPORTED_CHAINS_API, fakeSupportedChainsApi())
        value(PORTS.HOST_ENVIRONMENT, host)
        value(PORTS.LOG, fakeLog())
      },
    })
  }
  const receive = async (): Promise<ReceiveApi> => {
    const api = await portico.feature('receive')
    if (api === undefined) throw new Error('receiving is off')
    return api
  }
  const shownBy = ({ state: { value } }: ReceiveApi) => (value._tag === 'Ready' ? value.shown : undefined)
  const notice = () => portico.snackbar.value._tag === 'Shown' && portico.snackbar.value.notice._tag
  afterEach(() => portico.destroy())

  it('gives a host the address of the account, its valid networks, and what can be requested [S1-06]', async () => {
    visit()
    const { state } = await receive()
    assert.deepEqual(state.value, { _tag: 'NoAccount' })
    await portico.connect('a')
    await until(() => state.value._tag === 'Ready' && state.value.assets[0]?.balance !== undefined)
    assert.deepEqual(state.value, {
      _tag: 'Ready',
      address: ADDRESS,
      network: mainnet,
      networks: [mainnet, polygon],
      assets: [COIN],
      shown: { _tag: 'Address' },
    })
    await portico.disconnect()
    assert.deepEqual(state.value, { _tag: 'NoAccount' })
  })

  it('requests an amount by a link, for this account on this network only, and reports why it cannot', async () => {
    visit()
    await portico.connect('a')
    const api = await receive()
    api.ask('coin', '0.5')
    const link = `ethereum:${ADDRESS}@1?value=500000000000000000`
    assert.deepEqual(shownBy(api), {
      _tag: 'Link',
      link,
      amount: '0.5',
      asset: COIN,
    })
    api.ask('coin', 'half')
    assert.deepInclude(shownBy(api), { _tag: 'Refused', error: { _tag: 'NotADecimal', text: 'half' } })
    api.ask('no such token', '1')
    assert.deepEqual(shownBy(api), { _tag: 'Address' })
    api.ask('coin', '0.5')
    await portico.switchNetwork(polygon.caipNetworkId)
    assert.deepEqual(shownBy(api), { _tag: 'Address' })
    await portico.switchNetwork(mainnet.caipNetworkId)
    assert.deepEqual(shownBy(api), { _tag: 'Address' }, 'what was asked for before is not asked for again')
    api.ask('coin', '0.5')
    assert.equal(shownBy(api)?._tag, 'Link')
    api.askNothing()
    assert.deepEqual(shownBy(api), { _tag: 'Address' })
    // As a host without types can do.
    ;(api.ask as (assetId: string, amount: unknown) => void)('coin', 2)
    assert.equal(shownBy(api)?._tag, 'Link')
    await portico.disconnect()
    await portico.connect('a')
    assert.deepEqual(shownBy(api), { _tag: 'Address' })
  })

  it('makes no link for a network that the wallet did not approve, where funds may be lost', async () => {
    visit({}, true, [polygon.caipNetworkId])
    await portico.connect('a')
    const api = await receive()
    api.ask('coin', '1')
    assert.deepInclude(api.state.value, {
      network: mainnet,
      networks: [polygon],
      assets: [],
      shown: { _tag: 'Address' },
    })
    await portico.switchNetwork(polygon.caipNetworkId)
    api.ask('coin', '1')
    assert.equal(shownBy(api)?._tag, 'Link')
  })

  it('lists the tokens of the account on its network, even if they were not watched before [S1-06]', async () => {
    visit()
    const tokenOn = (network: Network) =>
      aToken({ chainId: network.caipNetworkId, address: `${network.caipNetworkId}:${CONTRACT}` })
    balances.answerWith(TE.right([mainnet, polygon].map(tokenOn)))
    const networksAsked = (): readonly unknown[] => balances.asked.map(({ chainId }) => chainId)
    await portico.connect('a')
    const { state } = await receive()
    const ids = () => (state.value._tag === 'Ready' ? state.value.assets.map(({ id }) => id) : [])
    assert.deepEqual(networksAsked(), [], 'nobody watches')
    const watching = state.changes.subscribe()
    watching.add(state.changes.subscribe())
    await until(() => ids().includes(CONTRACT))
    await portico.switchNetwork(polygon.caipNetworkId)
    await until(() => networksAsked().length > 1 && ids().includes(CONTRACT))
    assert.deepEqual(networksAsked(), [mainnet.caipNetworkId, polygon.caipNetworkId])
    watching.unsubscribe()
  })

  it('completes its state with the page', async () => {
    visit()
    const { state } = await receive()
    let ends = 0
    const ended = { complete: () => void (ends += 1) }
    state.changes.subscribe(ended)
    portico.destroy()
    assert.equal(ends, 1)
    state.changes.subscribe(ended)
    assert.equal(ends, 2, 'also for who comes later')
  })

  it('forgets a request when the modal leaves its view, and no other', async () => {
    visit()
    await portico.connect('a')
    const api = await receive()
    api.ask('coin', '1')
    await portico.open({ view: 'Account' })
    portico.close()
    await until(() => portico.modal.value._tag === 'Closed')
    assert.equal(shownBy(api)?._tag, 'Link')
    await portico.open({ view: 'WalletReceive' })
    portico.commands.go({ name: 'WalletCompatibleNetworks' })
    portico.commands.back()
    assert.equal(shownBy(api)?._tag, 'Link')
    portico.close()
    await until(() => shownBy(api)?._tag === 'Address')
  })

  it('parses an amount in the number format of the page’s language', async () => {
    visit({ locale: 'de' })
    await portico.connect('a')
    const api = await receive()
    api.ask('coin', '1.500')
    assert.equal(shownBy(api)?._tag, 'Refused')
    portico.setAppearance({ locale: 'en' })
    api.ask('coin', '1.500')
    assert.equal(shownBy(api)?._tag, 'Link')
  })

  it('copies the whole value shown, and reports which, or that copying failed [K-27]', async () => {
    visit()
    await portico.connect('a')
    const api = await receive()
    api.copy()
    await until(() => notice() === 'AddressCopied')
    api.ask('coin', '1')
    api.copy()
    await until(() => notice() === 'LinkCopied')
    assert.deepEqual(host.copied, [ADDRESS, `ethereum:${ADDRESS}@1?value=1000000000000000000`])
    portico.destroy()
    visit({}, false)
    await portico.connect('a')
    ;(await receive()).copy()
    await until(() => notice() === 'CopyFailed')
  })

  it('is on by default; if off, its code is not loaded, its view is refused, and the host gets an error [S9-23] [S8-45] [S1-09]', async () => {
    visit({ features: { receive: false } })
    await portico.connect('a')
    assert.isUndefined(await portico.feature('receive'))
    assert.deepEqual(
      portico.alerts.value.map(({ _tag }) => _tag),
      ['FeatureNotEnabled'],
    )
    const refused = await portico.open({ view: 'WalletReceive' }).catch((error: unknown) => error)
    assert.deepInclude(refused, { code: 'PTC-VIEW-UNKNOWN' })
    await portico.open()
    portico.commands.go({ name: 'WalletReceive' })
    await portico.feature('receive')
    assert.deepInclude(portico.modal.value, { history: [{ name: 'Account' }] })
    portico.destroy()
    visit()
    await portico.connect('a')
    await portico.open({ view: 'WalletReceive' })
    assert.deepInclude(portico.modal.value, { history: [{ name: 'WalletReceive' }] })
  })

  it('is not shown without a wallet, and closes with the last one [S2-23]', async () => {
    visit()
    await portico.open({ view: 'WalletReceive' })
    assert.deepInclude(portico.modal.value, { history: [{ name: 'Connect' }] })
    await portico.connect('a')
    await portico.open({ view: 'WalletReceive' })
    await portico.disconnect()
    await until(() => portico.modal.value._tag === 'Closed')
  })

  it('has the account actions in the host’s order, or the default [S9-24]', async () => {
    visit()
    await portico.open()
    assert.deepEqual(portico.host.value.walletFeatures, ['onramp', 'swaps', 'receive', 'send'])
    portico.destroy()
    visit({ walletFeaturesOrder: ['send', 'receive', 'send'] })
    await portico.open()
    assert.deepEqual(portico.host.value.walletFeatures, ['send', 'receive'])
  })
})

describe('an unknown feature', () => {
  it('throws its own error, which names it, without an alert', async () => {
    const portico = createPortico({ networks: [mainnet] })
    // As a host without types can do.
    const ask = portico.feature as (name: string) => Promise<unknown>
    const error = await ask('teleport').catch((cause: unknown) => cause)
    assert.deepInclude(error, { code: 'PTC-FEATURE-UNKNOWN', retryable: false })
    assert.deepEqual((error as Error).cause, { _tag: 'FeatureUnknown', name: 'teleport' })
    assert.deepEqual(portico.alerts.value, [])
    portico.destroy()
  })
})
