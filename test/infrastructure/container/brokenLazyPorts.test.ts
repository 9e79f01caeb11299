import { readdirSync } from 'node:fs'
import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import { LIFETIME } from '../../../application/api/tokens.js'
import type { Settings } from '../../../application/api/settings.js'
import { createStore } from '../../../application/kernel/store.js'
import { LAZY_ENTRIES } from '../../../application/lazyEntries.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { toAppearance } from '../../../infrastructure/container/appearance.js'
import { guardHost } from '../../../infrastructure/container/hostAdapters/guardHost.lazy.js'
import { makeContainer } from '../../../infrastructure/container/makeContainer.js'
import { preloadStores } from '../../../infrastructure/container/mirror.js'
import { mainnet } from '../../../networks.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { hearUnhandled } from '../../support/hearUnhandled.js'
import { broken, WAYS } from './brokenMembers.js'

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
  SWAP_ROUTERS: { '': 'Unreachable' },
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

/** Ports that open their adapter. */
const OPENED: readonly string[] = ['TRANSFERS', 'SWAP_CHAIN']

/** The port in a container whose host replaces it, after the load of the feature that uses it. */
const visit = async (port: PortName, adapter: unknown) => {
  const log = fakeLog()
  const options: Settings = {
    networks: [mainnet],
    override: (bind) => {
      bind.value(PORTS.LOG, log)
      bind.value<unknown>(PORTS[port], adapter)
    },
  }
  const { states } = preloadStores(options)
  const appearance = createStore(toAppearance(options))
  const { lazy, resolve } = makeContainer(options, appearance, states, LAZY_ENTRIES, guardHost)
  await lazy.load(LAZY_PORTS.get(port) ?? '')
  return {
    bound: resolve<unknown>(PORTS[port]),
    lines: () => log.lines.map(({ message }) => message),
    end: () => resolve(LIFETIME).unsubscribe(),
  }
}

const ask = async (question: unknown): Promise<unknown> => (question as () => Promise<unknown>)()
const member = (port: unknown, name: string): unknown => (Reflect.get(Object(port) as object, name) as () => unknown)()

describe('a host’s adapter of a port that comes with a lazy feature', () => {
  const unhandled = hearUnhandled()
  after(() => assert.deepEqual(unhandled, []))

  it('is tested below for each such port', () => {
    assert.sameMembers(Object.keys(ERRORS), [...LAZY_PORTS.keys()])
  })

  for (const [name, errors] of Object.entries(ERRORS))
    for (const [way, make] of Object.entries(WAYS))
      it(`fails with an error value and a log line if it is broken: ${name} ${way} [design 3.3]`, async () => {
        const port = name as PortName
        const adapter = port === 'SWAP_ROUTERS' ? async () => make() : broken(make)
        const { bound, lines, end } = await visit(port, OPENED.includes(port) ? TE.right(adapter) : adapter)
        const opened: unknown = OPENED.includes(port) ? Reflect.get(Object(await ask(bound)) as object, 'right') : bound
        for (const [question, error] of Object.entries(errors)) {
          const asked = question === '' ? bound : member(opened, question)
          assert.nestedInclude(await ask(asked), { _tag: 'Left', 'left._tag': error }, question)
          assert.include(
            lines(),
            `${[PORTS[port].description, question].filter(Boolean).join('.')} of this page failed`,
          )
        }
        end()
      })
})
