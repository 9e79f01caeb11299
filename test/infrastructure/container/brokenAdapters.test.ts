import { assert } from 'chai'
import type { Portico } from '../../../application/api/portico.js'
import type { PortBinder } from '../../../application/api/options.js'
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
import { turn } from '../../support/turn.js'
import { until } from '../../support/until.js'

const fault = (): Error => new Error('broken adapter')
const throwing = (): never => {
  throw fault()
}
const rejecting = () => Promise.reject(fault())

/** How an adapter breaks its word: each of its members does. */
const WAYS = {
  'throws at once': () => throwing,
  'throws when it is asked': () => () => throwing(),
  'gives a question that throws': () => () => throwing,
  rejects: () => rejecting,
  'gives a question that rejects': () => () => rejecting,
  'gives nothing': () => () => undefined,
  'is not there': () => undefined,
  'throws where it is read': throwing,
} as const satisfies Readonly<Record<string, (name: string) => unknown>>

/** An adapter whose members are all of this kind. */
const broken = (make: (name: string) => unknown): object =>
  new Proxy({}, { get: (_, name) => (typeof name === 'string' ? make(name) : undefined) })

describe('an adapter of the host that breaks its word', () => {
  const unhandled: unknown[] = []
  const hear = (cause: unknown): void => void unhandled.push(cause)
  before(() => {
    process.on('unhandledRejection', hear)
    process.on('uncaughtException', hear)
  })
  after(() => {
    process.off('unhandledRejection', hear)
    process.off('uncaughtException', hear)
  })
  let portico: Portico
  let log = fakeLog()
  const start = (override: (bind: PortBinder) => void): void => {
    log = fakeLog()
    unhandled.length = 0
    portico = createPortico({
      networks: [mainnet],
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
  /** What a visitor does who looks at everything: Connect, all wallets, a wallet, its account. */
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

  /** What a host without types can do. */
  const bindTo = (bind: PortBinder, name: keyof typeof PORTS, adapter: object): void =>
    bind.value<object>(PORTS[name], adapter)
  const bindBroken = (name: keyof typeof PORTS, make: (name: string) => unknown): void =>
    start((bind) => bindTo(bind, name, broken(make)))
  const lines = (): readonly string[] => log.lines.map(({ message }) => message)

  for (const [port, part, member] of [
    ['CONFIG_API', 'walletApi', 'ConfigApi.features'],
    ['DIRECTORY_API', 'walletApi', 'DirectoryApi.page'],
    ['ANALYTICS_CONFIG_API', 'walletApi', 'AnalyticsConfigApi.isEnabled'],
    ['BALANCE_API', 'blockchainApi', 'BalanceApi.balances'],
    ['IDENTITY_API', 'blockchainApi', 'IdentityApi.identity'],
    ['CHAIN_RPC', 'chainRpc', 'ChainRpc.nativeBalance'],
  ] as const)
    for (const [way, make] of Object.entries(WAYS))
      it(`is an outage and a line in the log: ${port} ${way} [design 3.3]`, async () => {
        bindBroken(port, make)
        await visit()
        assert.deepEqual(portico.outages.value, [part])
        assert.deepEqual(
          lines().filter((line) => line.includes(member)),
          [`${member} of this page failed`],
        )
        assert.deepEqual(unhandled, [])
      })

  for (const port of ['IMAGES', 'HOST_ENVIRONMENT', 'KEY_VALUE_STORE', 'FEATURES_CACHE', 'DIRECTORY_CACHE'] as const)
    for (const way of ['throws at once', 'rejects', 'is not there', 'throws where it is read'] as const)
      it(`is a line in the log, and everything else works: ${port} ${way} [design 3.3]`, async () => {
        bindBroken(port, WAYS[way])
        await visit()
        assert.isNotEmpty(lines().filter((line) => line.endsWith(' of this page failed')))
        assert.deepEqual(unhandled, [])
      })

  it('leaves the words for a log that throws to the console [design 3.3]', async () => {
    const error = sinon.stub(globalThis.console, 'error')
    start((bind) => {
      bindTo(
        bind,
        'LOG',
        broken(() => throwing),
      )
      bindTo(
        bind,
        'DIRECTORY_API',
        broken(() => throwing),
      )
    })
    await visit()
    const said = (): readonly unknown[] => error.args.map(([, message]): unknown => message)
    await until(() => said().length > 1)
    assert.includeMembers([...said()], ['DirectoryApi.page of this page failed', 'Log.error of this page failed'])
    assert.deepEqual(unhandled, [])
  })

  it('keeps what is its own: an adapter of a class has its `this` [design 3.3]', async () => {
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
