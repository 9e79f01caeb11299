import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'
import { aNetwork } from '../../support/aNetwork.js'
import { payloads } from '../../attacks/payloads/payloads.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { rightOf } from '../../support/rightOf.js'
import { setUpPage } from './setUpPage.js'
import { switchingArrives } from '../../support/switchingArrives.js'

const throwing = (): never => {
  throw new Error('read')
}

/** Invalid answers of every kind that a page script can make. */
const OBJECTS: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    0,
    -1,
    1.5,
    NaN,
    Infinity,
    Symbol('x'),
    10n,
    () => 'x',
    [],
    {},
    [[]],
    [null],
    [{}],
    [undefined],
    new Date(0),
    /x/,
  ],
  ...[
    new Proxy({}, { get: throwing }),
    new Proxy([], { get: throwing }),
    { length: 1, 0: 'x' },
    { length: -1 },
    { length: 1e9 },
    { length: 'x' },
    new Array<unknown>(5),
    new Error('<img src=x>'),
  ],
  ...[
    { toString: throwing, valueOf: throwing },
    { then: (): void => undefined },
    { then: throwing },
    { toJSON: throwing },
    Object.create(null) as unknown,
    JSON.parse('{"__proto__":{"polluted":1}}') as unknown,
  ],
]

const hostile: readonly unknown[] = [...payloads, ...payloads.map((payload) => [payload]), ...OBJECTS]

const setUp = (answer: (method: string) => unknown) => {
  const { announce, look, advance, scheduler } = setUpPage()
  const fake = fakeEip1193Provider({ scheduler })
  for (const method of ['eth_requestAccounts', 'eth_accounts', 'eth_chainId', 'wallet_getPermissions']) {
    fake.answer(method, () => answer(method))
  }
  const { registry } = look()
  announce({}, fake.provider)
  const [connector] = registry.connectors.value
  if (connector === undefined) assert.fail('not listed')
  return { ...fake, connector, advance }
}

const ADDRESS = `0x${'a1'.repeat(20)}`
const GOOD: Readonly<Record<string, unknown>> = {
  eth_requestAccounts: [ADDRESS],
  eth_accounts: [ADDRESS],
  eth_chainId: '0x1',
  wallet_getPermissions: [],
}
/** Payloads that are valid chain ids nevertheless. */
const isChain = (value: unknown): boolean => value === '0x10' || value === '9007199254740993'

describe('a hostile wallet [S-22] [X-20]', () => {
  before(switchingArrives)

  for (const method of ['eth_requestAccounts', 'eth_chainId'] as const) {
    it(`connects nothing by its answer to ${method}`, async () => {
      for (const value of hostile.filter((each) => method !== 'eth_chainId' || !isChain(each))) {
        const { connector, advance } = setUp((asked) => (asked === method ? value : GOOD[asked]))
        const answer = connector.connect()
        await advance(5 * 60_000)
        const said = await answer
        assert.isTrue(E.isLeft(said), `${method} ${typeof value === 'string' ? value.slice(0, 60) : typeof value}`)
        if (E.isLeft(said)) assert.include(['WalletMisbehaved', 'FailedToConnect', 'WalletTimedOut'], said.left._tag)
      }
    }).timeout(60_000)
  }

  it('fails on what it throws, with its text in no error code and in no place for a visitor', async () => {
    for (const value of hostile) {
      const { connector, advance } = setUp((asked) =>
        asked === 'eth_requestAccounts' ? Promise.reject(value) : GOOD[asked],
      )
      const answer = connector.connect()
      await advance(5 * 60_000)
      const said = await answer
      assert.isTrue(E.isLeft(said) && said.left._tag === 'FailedToConnect')
    }
  }).timeout(60_000)

  it('has no effect by its events: malformed ones are dropped', async () => {
    const { connector, emit } = setUp((asked) => GOOD[asked])
    await rightOf(connector.connect)
    const heard: ConnectorEvent[] = []
    connector.events.subscribe((event) => heard.push(event))
    for (const value of hostile) {
      emit('accountsChanged', value)
      if (!isChain(value)) emit('chainChanged', value)
      emit('message', value)
      emit('connect', value)
    }
    assert.deepEqual(
      heard.filter(({ _tag }) => _tag !== 'Disconnected'),
      [],
    )
  })

  it('is left within 3 s, whatever it answers to disconnect', async () => {
    for (const value of hostile) {
      const { connector, advance } = setUp((asked) => (asked === 'wallet_getPermissions' ? value : GOOD[asked]))
      await rightOf(connector.connect)
      const left = connector.disconnect()
      await advance(3_000)
      const gone = await left
      if (E.isLeft(gone)) assert.equal(gone.left._tag, 'FailedToDisconnect')
    }
  }).timeout(60_000)

  it('is on no network that it did not confirm, whatever it answers to a switch', async () => {
    for (const value of hostile.slice(0, 40).concat(OBJECTS)) {
      const { connector, advance, answer } = setUp((asked) => GOOD[asked])
      await rightOf(connector.connect)
      for (const method of ['wallet_switchEthereumChain', 'wallet_addEthereumChain']) answer(method, () => value)
      const moved = connector.switchNetwork(aNetwork({ caipNetworkId: 'eip155:8453' }))()
      await advance(5 * 60_000)
      const said = await moved
      assert.isTrue(E.isLeft(said))
      if (E.isLeft(said)) assert.include(['SwitchNotHonoured', 'SwitchFailed', 'SwitchTimedOut'], said.left._tag)
    }
  }).timeout(60_000)
})
