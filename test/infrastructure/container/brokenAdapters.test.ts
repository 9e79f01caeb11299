import { assert } from 'chai'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import type { PortBinder } from '../../../application/api/options.js'
import { createStore } from '../../../application/kernel/store.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet } from '../../../networks.js'
import sinon from 'sinon'
import * as TE from 'fp-ts/TaskEither'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { hearUnhandled } from '../../support/hearUnhandled.js'
import { turn } from '../../support/turn.js'
import { until } from '../../support/until.js'
import { broken, throwing, WAYS } from './brokenMembers.js'
import { rejectionOf } from './setUpProvider.js'

describe('a host adapter that breaks its contract', () => {
  const unhandled = hearUnhandled()
  let portico: Portico
  let log = fakeLog()
  const start = (override: (bind: PortBinder) => void, options: Partial<PorticoOptions> = {}): void => {
    log = fakeLog()
    unhandled.length = 0
    portico = createPortico({
      networks: [mainnet],
      ...options,
      override: (bind) => {
        const chainRpc = fakeChainRpc()
        chainRpc.answerTokensWith(TE.left({ _tag: 'NotConfigured' }))
        bind.value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ id: 'a' })]))
        bind.value(PORTS.CHAIN_RPC, chainRpc)
        bind.value(PORTS.PAIRING, fakePairing())
        bind.value(PORTS.LOG, log)
        override(bind)
      },
    })
  }
  /** The steps of a visitor who sees everything: Connect, all wallets, a wallet, its account. */
  const visit = async (): Promise<void> => {
    await portico.open()
    portico.image({ _tag: 'Known', of: 'wallet', id: 'heron' }).changes.subscribe()
    portico.commands.go({ name: 'AllWallets' })
    await until(() => ['Complete', 'Unavailable'].includes(portico.catalogue.value.progress._tag))
    await portico.connect('a')
    portico.commands.copyAddress()
    portico.commands.refreshBalances()
    await until(() => !['Unknown', 'Loading'].includes(portico.tokens.value._tag))
    portico.close()
    assert.equal(portico.modal.value._tag, 'Closed')
    assert.equal(portico.account().value.status, 'connected')
    for (let turns = 0; turns < 5; turns += 1) await turn()
  }
  afterEach(() => {
    portico.destroy()
    sinon.restore()
  })

  /** As a host without types can do. */
  const bindTo = (bind: PortBinder, name: keyof typeof PORTS, adapter: object): void =>
    bind.value<object>(PORTS[name], adapter)
  const bindBroken = (name: keyof typeof PORTS, make: (name: string) => unknown): void =>
    start((bind) => bindTo(bind, name, broken(make)))
  /** Lines above the level info, which excludes the missing project id. */
  const lines = (): readonly string[] => log.lines.filter(({ level }) => level !== 'info').map(({ message }) => message)

  for (const [port, part, member] of [
    ['CONFIG_API', 'config', 'ConfigApi.features'],
    ['DIRECTORY_API', 'walletApi', 'DirectoryApi.page'],
    ['BALANCE_API', 'blockchainApi', 'BalanceApi.balances'],
    ['CHAIN_RPC', 'chainRpc', 'ChainRpc.nativeBalance'],
  ] as const)
    it(`is an outage and a log line: ${port} [design 3.3]`, async () => {
      bindBroken(port, WAYS.rejects)
      await visit()
      assert.deepEqual(portico.outages.value, [part])
      assert.deepEqual(
        lines().filter((line) => line.includes(member)),
        [`${member} of this page failed`],
      )
      assert.deepEqual(unhandled, [])
    })

  for (const [port, member, call] of [
    ['ANALYTICS_CONFIG_API', 'AnalyticsConfigApi.isEnabled', 'walletApi analytics'],
    ['IDENTITY_API', 'IdentityApi.identity', 'blockchainApi identity'],
  ] as const)
    it(`is a log line without a message to the visitor: ${port} [design 3.3]`, async () => {
      bindBroken(port, WAYS.rejects)
      await visit()
      assert.deepEqual(portico.outages.value, [])
      assert.includeMembers([...lines()], [`${member} of this page failed`, `${call} does not answer`])
      assert.deepEqual(unhandled, [])
    })

  it('is an outage and a log line: SUPPORTED_CHAINS_API throws synchronously [design 3.3]', async () => {
    const bind = (binder: PortBinder): void =>
      bindTo(
        binder,
        'SUPPORTED_CHAINS_API',
        broken(() => throwing),
      )
    start(bind, { endpoints: { blockchainApi: 'http://127.0.0.1:1' } })
    await visit()
    assert.deepEqual(portico.outages.value, ['blockchainApi'])
    assert.include(lines(), 'SupportedChainsApi.supportedChains of this page failed')
    assert.deepEqual(unhandled, [])
  })

  for (const [port, member] of [
    ['IMAGES', 'Images.of'],
    ['HOST_ENVIRONMENT', 'HostEnvironment.copy'],
    ['CLOSE_GUARD', 'CloseGuard.mayClose'],
    ['KEY_VALUE_STORE', 'KeyValueStore.read'],
    ['CONNECTION_MEMORY', 'ConnectionMemory.addRecent'],
    ['ACCOUNT_MEMORY', 'AccountMemory.remember'],
    ['NETWORK_MEMORY', 'NetworkMemory.read'],
    ['FEATURES_CACHE', 'FeaturesCache.read'],
    ['DIRECTORY_CACHE', 'DirectoryCache.read'],
  ] as const)
    it(`is a log line, and everything else works: ${port} [design 3.3]`, async () => {
      bindBroken(port, WAYS['throws where it is read'])
      await visit()
      assert.include(lines(), `${member} of this page failed`)
      assert.deepEqual(unhandled, [])
    })

  it('yields no wallets, and a log line: CONNECTOR_REGISTRY [design 3.3]', async () => {
    bindBroken('CONNECTOR_REGISTRY', WAYS['throws where it is read'])
    await portico.open()
    await until(() => portico.wallets.value.directory === 'NotConfigured')
    assert.deepEqual(portico.wallets.value.rows, [])
    assert.include(lines(), 'ConnectorRegistry.connectors of this page failed')
    assert.deepEqual(unhandled, [])
  })

  it('is a failed pairing, and a log line: PAIRING [design 3.3]', async () => {
    bindBroken('PAIRING', WAYS['throws where it is read'])
    await portico.open({ view: 'ConnectingWalletConnectBasic' })
    await until(() => portico.pairing.value._tag === 'Failed')
    assert.deepNestedPropertyVal(portico.pairing.value, 'error._tag', 'PairingUnavailable')
    assert.include(lines(), 'Pairing.begin of this page failed')
    assert.deepEqual(unhandled, [])
  })

  it('is Unreachable for the caller: CHAIN_RPC rejects [design 3.3]', async () => {
    bindBroken('CHAIN_RPC', WAYS.rejects)
    const asking = portico.provider().request({ method: 'eth_blockNumber' })
    assert.nestedInclude(await rejectionOf(asking), { 'data.portico': 'PTC-HTTP-UNREACHABLE' })
  })

  it('is not reported if it keeps the contract: pictures of the host are shown, each by one state [design 3.3]', async () => {
    const shown = createStore<string | undefined>('data:image/png;base64,AA==')
    start((bind) => bind.value(PORTS.IMAGES, { of: () => shown }))
    await portico.open()
    const look = () => portico.image({ _tag: 'Known', of: 'wallet', id: 'heron' })
    assert.equal(look().value, shown.value)
    assert.strictEqual(look(), look())
    assert.deepEqual(lines(), [])
  })

  const startWithoutLog = (options: Partial<PorticoOptions> = {}): void =>
    start((bind) => {
      for (const port of ['LOG', 'DIRECTORY_API'] as const)
        bindTo(
          bind,
          port,
          broken(() => throwing),
        )
    }, options)

  it('falls back to the console, up to the host’s level, if the log throws [design 3.3] [S9-31]', async () => {
    const error = sinon.stub(globalThis.console, 'error')
    startWithoutLog({ logLevel: 'silent' })
    await visit()
    portico.destroy()
    startWithoutLog()
    await visit()
    const said = (): readonly unknown[] => error.args.map(([, message]): unknown => message)
    await until(() => said().length > 2)
    assert.sameMembers(
      [...said()],
      ['DirectoryApi.page', 'Log.error', 'Log.warn', 'Log.info'].map((member) => `${member} of this page failed`),
    )
    assert.deepEqual(unhandled, [])
  })

  it('is called with its own `this`, as a class instance needs [design 3.3]', async () => {
    class Directory {
      readonly #name = 'Heron'
      readonly page = () => async () => TE.right({ wallets: [], count: 0 })()
      read(): string {
        return this.#name
      }
    }
    class Balances {
      readonly #tokens = []
      balances() {
        return TE.right(this.#tokens)
      }
    }
    start((bind) => {
      bind.value(PORTS.DIRECTORY_API, new Directory())
      bind.value(PORTS.BALANCE_API, new Balances())
    })
    await visit()
    assert.deepEqual([portico.outages.value, lines()], [[], []])
  })
})
