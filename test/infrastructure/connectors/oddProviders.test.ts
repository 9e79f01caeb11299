import { assert } from 'chai'
import type { ConnectorEvent } from '../../../domain/connect/connections.js'
import { makeInjectedConnector } from '../../../infrastructure/connectors/injected/connector.js'
import { pinProvider } from '../../../infrastructure/connectors/injected/eip1193Provider.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'

type Method = (...args: readonly unknown[]) => unknown
type Odd = (given: Readonly<Record<'request' | 'on' | 'removeListener', Method>>) => object

const throwing = (): never => {
  throw new Error('no such thing')
}
/** Methods that work only with their object as `this`. */
class Wallet {
  readonly #given
  constructor(given: Parameters<Odd>[0]) {
    this.#given = given
  }
  request(...args: readonly unknown[]) {
    return this.#given.request(...args)
  }
  on(...args: readonly unknown[]) {
    return this.#given.on(...args)
  }
  off(...args: readonly unknown[]) {
    return this.#given.removeListener(...args)
  }
}

/** Providers as wallets inject them, and whether listeners can be added and removed. */
const PROVIDERS: readonly (readonly [what: string, odd: Odd, on: boolean, off: boolean])[] = [
  ['with the three methods', (given) => given, true, true],
  ['without removeListener', ({ request, on }) => ({ request, on }), true, false],
  ['with off in place of it', ({ request, on, removeListener: off }) => ({ request, on, off }), true, true],
  [
    'with off beside one that is no function',
    ({ request, on, removeListener: off }) => ({ request, on, off, removeListener: true }),
    true,
    true,
  ],
  ['whose removeListener throws', (given) => ({ ...given, removeListener: throwing }), true, false],
  ['without on', ({ request, removeListener }) => ({ request, removeListener }), false, true],
  ['whose on throws', (given) => ({ ...given, on: throwing }), false, true],
  ['with request alone', ({ request }) => ({ request }), false, false],
  ['that is frozen', (given) => Object.freeze({ ...given }), true, true],
  ['that is a function', (given) => Object.assign(() => undefined, given), true, true],
  ['of a class, with private fields', (given) => new Wallet(given), true, true],
  ['that is seen through', (given) => new Proxy({ ...given }, {}), true, true],
  ['without a prototype', (given) => Object.assign(Object.create(null) as object, given), true, true],
]

const setUp = (odd: Odd) => {
  const time = makeVirtualTime()
  const fake = fakeEip1193Provider({ scheduler: time.scheduler })
  const native: unknown[] = []
  const provider = odd({
    request: fake.provider.request as Method,
    on: (event, listener) => {
      native.push(listener)
      fake.provider.on(event as string, listener as Method)
    },
    removeListener: (event, listener) => {
      native.splice(native.indexOf(listener), 1)
      fake.provider.removeListener(event as string, listener as Method)
    },
  })
  const pinned = pinProvider(provider) ?? assert.fail('not used')
  const connector = makeInjectedConnector({
    provider: pinned,
    info: { id: 'org.example', name: 'Example' },
    scheduler: time.scheduler,
  })
  return { ...fake, connector, native }
}

/** Accounts, chain, disconnect, and a second connect. */
const EVENTS = 4

describe('a provider of a wallet in the wild', () => {
  for (const [what, odd, on, off] of PROVIDERS) {
    it(`is used ${what}`, async () => {
      const { connector, emit, native } = setUp(odd)
      const { accounts } = await rightOf(connector.connect)
      assert.lengthOf(accounts, 1)
      const heard: ConnectorEvent['_tag'][] = []
      const listen = () => connector.events.subscribe(({ _tag }) => heard.push(_tag))
      const listening = listen()
      emit('chainChanged', '0x2105')
      assert.deepEqual(heard, on ? ['ChainChanged'] : [])
      listening.unsubscribe()
      emit('chainChanged', '0x1')
      assert.lengthOf(heard, on ? 1 : 0, 'nobody hears a wallet that was left')
      if (!on) return
      assert.lengthOf(native, off ? 0 : EVENTS)
      for (const _ of [1, 2, 3]) listen().unsubscribe()
      assert.lengthOf(native, off ? 0 : EVENTS, 'one listener for an event')
      listen()
      emit('chainChanged', '0xa')
      assert.deepEqual(heard, ['ChainChanged', 'ChainChanged'], 'who comes back hears it once')
    })
  }

  for (const none of [undefined, null, 'request', 7, {}, () => undefined, { request: 'x' }, { send: throwing }])
    it(`is no wallet without a request method: ${String(none)}`, () => assert.isUndefined(pinProvider(none)))
})
