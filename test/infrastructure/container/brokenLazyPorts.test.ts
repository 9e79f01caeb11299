import { readdirSync } from 'node:fs'
import { assert } from 'chai'
import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import { LIFETIME } from '../../../application/api/tokens.js'
import { toSettings } from '../../../application/api/settings.js'
import { createStore } from '../../../application/kernel/store.js'
import { LAZY_ENTRIES } from '../../../application/lazyEntries.js'
import type { SwapChain } from '../../../application/ports/swapChain.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { toAppearance } from '../../../infrastructure/container/appearance.js'
import { guardHost } from '../../../infrastructure/container/hostAdapters/guardHost.lazy.js'
import { makeContainer } from '../../../infrastructure/container/makeContainer.js'
import { preloadStores } from '../../../infrastructure/container/mirror.js'
import { mainnet } from '../../../networks.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeSwapChain } from '../../fakes/fakeSwapChain.js'
import { hearUnhandled } from '../../support/hearUnhandled.js'
import { leftOf } from '../../support/leftOf.js'
import { broken, throwing, WAYS } from './brokenMembers.js'

type PortName = keyof typeof PORTS

const FEATURES_IN = 'infrastructure/container/lazy'

/** The ports that the code of each lazy feature binds and a host may replace, with the name of the feature. */
const LAZY_PORTS = new Map<string, string>()
for (const file of readdirSync(FEATURES_IN)) {
  // Cast is safe: such a file exports its feature alone.
  const [feature] = Object.values((await import(`../../../${FEATURES_IN}/${file}`)) as Record<string, LazyFeature>)
  const bind = (port: symbol): void => {
    const name = Object.entries(PORTS).find(([, each]) => each === port)?.[0]
    if (feature !== undefined && name !== undefined) LAZY_PORTS.set(name, feature.name)
  }
  for (const adapters of feature?.adapters ?? []) adapters.bind({ value: bind, single: bind })
}

/** The error of each question of these ports where the host's adapter is broken. */
const ERRORS: Partial<Record<PortName, Readonly<Record<string, string>>>> = {
  ASSET_DISCOVERY: { nfts: 'NotTold', received: 'NotTold' },
  HISTORY_API: { history: 'Unreachable' },
  NAMES: { resolve: 'Unreachable', nameOf: 'Unreachable' },
  PRICE_API: { price: 'Unreachable' },
  SWAP_API: {
    quotes: 'Unreachable',
    tokens: 'Unreachable',
    allowance: 'Unreachable',
    gasPrice: 'Unreachable',
    buildApprove: 'Unreachable',
    buildTransaction: 'Unreachable',
  },
  SWAP_CHAIN: {
    allowance: 'Unreachable',
    balance: 'Unreachable',
    decimals: 'Unreachable',
    attempt: 'Unreachable',
    moved: 'Unreachable',
    whyFailed: 'Unreachable',
  },
  TRANSFERS: {
    prepare: 'Unreachable',
    submit: 'TransferUnconfirmed',
    settled: 'Unreachable',
    receiver: 'Unreachable',
    find: 'Unreachable',
    compare: 'Unreachable',
    paidIn: 'Unreachable',
  },
  WALLET_CALLS: { send: 'RequestOutcomeUnknown', takesBatches: 'RequestOutcomeUnknown', fate: 'RequestOutcomeUnknown' },
}

/** The port in a container whose host replaces it, after the load of the feature that uses it. */
const visit = async (port: PortName, adapter: unknown) => {
  const log = fakeLog()
  const options = toSettings({
    networks: [mainnet],
    override: (bind) => {
      bind.value(PORTS.LOG, log)
      bind.value<unknown>(PORTS[port], adapter)
    },
  })
  const { states } = preloadStores(options)
  const appearance = createStore(toAppearance(options))
  const { lazy, resolve } = makeContainer(options, appearance, states, LAZY_ENTRIES, guardHost)
  await lazy.load(LAZY_PORTS.get(port) ?? '')
  return {
    bound: resolve<object>(PORTS[port]),
    lines: () => log.lines.map(({ message }) => message),
    end: () => resolve(LIFETIME).unsubscribe(),
  }
}

describe('a host’s adapter of a port that comes with a lazy feature', () => {
  const unhandled = hearUnhandled()
  after(() => assert.deepEqual(unhandled, []))

  it('is tested below for each such port', () => {
    assert.sameMembers([...Object.keys(ERRORS), 'SWAP_ROUTERS'], [...LAZY_PORTS.keys()])
  })

  for (const [name, errors] of Object.entries(ERRORS)) {
    const port = name as PortName
    const clauses = port === 'TRANSFERS' ? '[design 3.3] [S-28]' : '[design 3.3]'
    for (const [way, make] of Object.entries(WAYS))
      it(`fails with an error value and a log line if it is broken: ${name} ${way} ${clauses}`, async () => {
        const { bound, lines, end } = await visit(port, broken(make))
        for (const [question, error] of Object.entries(errors)) {
          const answer = await (Reflect.get(bound, question) as () => () => Promise<unknown>)()()
          assert.nestedInclude(answer, { _tag: 'Left', 'left._tag': error }, question)
          assert.include(lines(), `${PORTS[port].description ?? ''}.${question} of this page failed`)
        }
        end()
      })
  }

  it('reads no call of a swap, and fails each question, if it is no object: SWAP_CHAIN [design 3.3]', async () => {
    const { bound, lines, end } = await visit('SWAP_CHAIN', async () => fakeSwapChain())
    const chain = bound as SwapChain
    assert.isUndefined(chain.read({ from: '0xa', to: '0xb', value: 0n, data: '0x' }))
    assert.deepInclude(await leftOf(chain.balance(mainnet, '0xa', {})), { _tag: 'Unreachable' })
    assert.deepEqual(lines(), ['SwapChain.read of this page failed', 'SwapChain.balance of this page failed'])
    end()
  })

  const ROUTERS = { 'eip155:1': ['0xa'] }
  for (const [what, adapter] of [
    ['a function', async () => ROUTERS],
    ['nothing', undefined],
    ['a list that is a text', { ...ROUTERS, 'eip155:10': '0xa' }],
    ['a list that throws where it is read', Object.defineProperty({}, 'eip155:1', { enumerable: true, get: throwing })],
  ] as const)
    it(`names no router, so no swap is signed, with a log line: SWAP_ROUTERS are ${what} [S-24]`, async () => {
      const { bound, lines, end } = await visit('SWAP_ROUTERS', adapter)
      assert.deepEqual([bound, lines()], [{}, ['SwapRouters of this page failed']])
      end()
    })

  it('is used if it keeps the contract: SWAP_ROUTERS', async () => {
    const { bound, lines, end } = await visit('SWAP_ROUTERS', ROUTERS)
    assert.deepEqual([bound, lines()], [ROUTERS, []])
    end()
  })
})
