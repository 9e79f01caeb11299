import { assert } from 'chai'
import fc from 'fast-check'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

const ADDRESS = `0x${'aB'.repeat(20)}`

const setUp = (change: Readonly<Record<string, unknown>> = {}) => {
  const time = makeVirtualTime()
  const fake = fakeEip1193Provider({ accounts: [ADDRESS], scheduler: time.scheduler })
  const provider = pinProvider({ ...fake.provider, ...change })
  if (provider === undefined) throw new Error('no provider')
  const connector = makeInjectedConnector({
    provider,
    info: { id: 'org.example', name: 'Example' },
    scheduler: time.scheduler,
  })
  return { ...time, ...fake, connector }
}
const throwing = (thrown: unknown) => (): never => {
  throw thrown
}

describe('makeInjectedConnector', () => {
  describe('reads the chain', () => {
    const chains: readonly (readonly [unknown, string])[] = [
      ['0x1', 'eip155:1'],
      ['0x01', 'eip155:1'],
      ['0X2105', 'eip155:8453'],
      ['8453', 'eip155:8453'],
      [8453, 'eip155:8453'],
      ['0x7fffffffffffffdb', 'eip155:9223372036854775771'],
    ]
    for (const [answer, id] of chains) {
      it(`${JSON.stringify(answer)} as ${id}`, async () => {
        const { connector, answer: answers } = setUp()
        answers('eth_chainId', () => answer)
        assert.equal((await rightOf(connector.connect)).caipNetworkId, id)
      })
    }
    for (const nonsense of [
      undefined,
      null,
      '',
      '0x',
      '0xzz',
      '0',
      0,
      -1,
      1.5,
      NaN,
      '1e3',
      ' 1',
      '0x8000000000000000',
      '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      {},
      ['0x1'],
      true,
      1n,
    ]) {
      it(`ignores ${String(nonsense)}`, async () => {
        const { connector, answer } = setUp()
        answer('eth_chainId', () => nonsense)
        assert.deepEqual(await leftOf(connector.connect), { _tag: 'WalletMisbehaved', detail: 'eth_chainId' })
      })
    }
    it('with any size, in canonical form', () =>
      fc.assert(
        fc.asyncProperty(fc.bigInt(1n, 9223372036854775771n), fc.boolean(), async (id, hex) => {
          const { connector, answer } = setUp()
          answer('eth_chainId', () => (hex ? `0x${id.toString(16)}` : id.toString()))
          assert.equal((await rightOf(connector.connect)).caipNetworkId, `eip155:${id}`)
        }),
      ))
  })

  describe('rejects as accounts', () => {
    const nonsense: Readonly<Record<string, unknown>> = {
      'an object': { 0: ADDRESS },
      'a short address': ['0x12'],
      'an address without 0x': [ADDRESS.slice(2)],
      'an address and a CAIP-10 id': [ADDRESS, `eip155:1:${ADDRESS}`],
      'a list that throws': new Proxy([], {
        get: (_, key) => (key === 'then' ? undefined : throwing(new Error('read'))()),
      }),
      'a list with holes': [, ADDRESS],
    }
    for (const [what, accounts] of Object.entries(nonsense)) {
      it(what, async () => {
        const { connector, answer } = setUp()
        answer('eth_requestAccounts', () => accounts)
        assert.equal((await leftOf(connector.connect))._tag, 'WalletMisbehaved')
      })
    }
    it('an empty list, when asked to connect', async () => {
      const { connector, answer } = setUp()
      answer('eth_requestAccounts', () => [])
      assert.deepEqual(await leftOf(connector.connect), { _tag: 'WalletMisbehaved', detail: 'no account' })
    })
  })
  describe('accepts as accounts', () => {
    const accounts: Readonly<Record<string, readonly [answer: unknown, count: number]>> = {
      'a text, as the one': [ADDRESS, 1],
      'the first hundred of 101': [Array.from({ length: 101 }, () => ADDRESS), 100],
      'the first hundred of a list without end': [
        new Proxy([], { get: (_, key) => (key === 'length' ? 4_294_967_295 : ADDRESS) }),
        100,
      ],
    }
    for (const [what, [given, count]] of Object.entries(accounts)) {
      it(what, async () => {
        const { connector, answer } = setUp()
        answer('eth_requestAccounts', () => given)
        const { accounts: read } = await rightOf(connector.connect)
        assert.deepEqual(new Set(read), new Set([ADDRESS]))
        assert.lengthOf(read, count)
      })
    }
  })
  it("keeps an address in the wallet's spelling", async () => {
    assert.deepEqual((await rightOf(setUp().connector.connect)).accounts, [ADDRESS])
  })

  describe('reads as a rejection [S8-09]', () => {
    for (const thrown of [
      { code: 4001 },
      { code: 5000 },
      { code: 5002, message: '' },
      new Error('MetaMask: User rejected the request'),
      'user cancelled',
      { message: 'USER CANCELED' },
    ]) {
      it(JSON.stringify(thrown) + String(thrown), async () => {
        const { connector } = setUp({ request: async () => throwing(thrown)() })
        assert.deepEqual(await leftOf(connector.connect), { _tag: 'ConnectionRejected' })
      })
    }
  })
  describe('reads as a failure of the wallet [S8-11]', () => {
    const traps = new Proxy({}, { get: throwing(new Error('read')) })
    for (const thrown of [undefined, null, 5, { code: '4001x' }, { code: -32603, message: 'x' }, traps]) {
      it(
        thrown === traps ? 'an error that throws when it is read' : (JSON.stringify(thrown) ?? 'undefined'),
        async () => {
          const { connector } = setUp({ request: throwing(thrown) })
          const error = await leftOf(connector.connect)
          assert.deepEqual(
            [error._tag, error._tag === 'FailedToConnect' && error.cause === thrown],
            ['FailedToConnect', true],
          )
        },
      )
    }
  })

  it('accepts an answer that is no promise', async () => {
    const { connector } = setUp({
      request: ({ method }: { readonly method: string }) => (method === 'eth_chainId' ? '0x1' : [ADDRESS]),
    })
    assert.equal((await rightOf(connector.connect)).caipNetworkId, 'eip155:1')
  })
  it('connects to a wallet whose event emitter throws', async () => {
    const { connector } = setUp({ on: throwing(new Error('on')), removeListener: throwing(new Error('off')) })
    assert.deepEqual((await rightOf(connector.connect)).accounts, [ADDRESS])
  })
  it('restores no connection from a wallet that revokes its grant at once', async () => {
    const { connector, answer, wallet } = setUp()
    answer('eth_chainId', async () => {
      await wallet.withdrawsAccess()
      return '0x1'
    })
    assert.equal((await leftOf(connector.connect))._tag, 'WalletMisbehaved')
  })
  it('uses the chain of an event that arrives while the chain is requested', async () => {
    const { connector, answer, emit } = setUp()
    answer('eth_chainId', () => {
      emit('chainChanged', '0x2105')
      return '0x1'
    })
    assert.equal((await rightOf(connector.connect)).caipNetworkId, 'eip155:8453')
  })
  it('truncates the text of an error at 500 characters, and also reads its code as text', async () => {
    const { connector, answer } = setUp()
    await rightOf(connector.connect)
    answer('eth_sendTransaction', throwing({ code: '7', message: 'x'.repeat(10_000) }))
    const error = await leftOf(connector.request({ method: 'eth_sendTransaction' }))
    assert.deepInclude(error, { _tag: 'RequestFailed', code: 7, message: 'x'.repeat(500) })
  })
  it('revokes only what the wallet says it granted', async () => {
    const { connector, answer, calls } = setUp()
    await rightOf(connector.connect)
    answer('wallet_getPermissions', () => [{ parentCapability: 'wallet_snap' }])
    await rightOf(connector.disconnect)
    assert.notInclude(
      calls.map(({ method }) => method),
      'wallet_revokePermissions',
    )
  })
  it('revokes in the format of EIP-2255', async () => {
    const { connector, calls } = setUp()
    await rightOf(connector.connect)
    await rightOf(connector.disconnect)
    assert.deepEqual(calls.at(-1), { method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  })
  it('never asks the wallet to switch its chain on connect', async () => {
    const { connector, calls } = setUp()
    await rightOf(connector.connect)
    assert.deepEqual(
      calls.map(({ method }) => method),
      ['eth_requestAccounts', 'eth_chainId'],
    )
  })
  it('routes two open requests to their own answers', async () => {
    const { connector, answer } = setUp()
    await rightOf(connector.connect)
    answer('echo', async ({ params }) => params)
    const both = await Promise.all([
      rightOf(connector.request({ method: 'echo', params: 1 })),
      rightOf(connector.request({ method: 'echo', params: 2 })),
    ])
    assert.deepEqual(both, [1, 2])
  })
  it('notifies each subscriber of an event, and none of a repeated one', async () => {
    const { connector, emit } = setUp()
    await rightOf(connector.connect)
    const heard: ConnectorEvent[] = []
    const both = [1, 2].map(() => connector.events.subscribe((event) => heard.push(event)))
    emit('chainChanged', '0x2105')
    emit('chainChanged', '8453')
    both.forEach((one) => one.unsubscribe())
    assert.deepEqual(
      heard.map(({ _tag }) => _tag),
      ['ChainChanged', 'ChainChanged'],
    )
  })
  it('ignores a payload that throws when it is read', async () => {
    const { connector, emit } = setUp()
    await rightOf(connector.connect)
    const heard: ConnectorEvent[] = []
    const listening = connector.events.subscribe((event) => heard.push(event))
    const { proxy, revoke } = Proxy.revocable([], {})
    revoke()
    for (const event of ['accountsChanged', 'chainChanged']) emit(event, proxy)
    listening.unsubscribe()
    assert.deepEqual(heard, [])
  })
  it('reports once that the wallet disconnected, though wallets report it twice', async () => {
    const { connector, emit } = setUp()
    await rightOf(connector.connect)
    const heard: ConnectorEvent[] = []
    const listening = connector.events.subscribe((event) => heard.push(event))
    emit('accountsChanged', [])
    emit('disconnect', { code: 4900, message: 'gone' })
    listening.unsubscribe()
    assert.deepEqual(heard, [{ _tag: 'Disconnected' }])
  })
})
