import { assert } from 'chai'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as TE from 'fp-ts/TaskEither'
import { toSettings } from '../../../application/api/settings.js'
import type { PorticoOptions } from '../../../application/portico.js'
import { createStore } from '../../../application/kernel/store.js'
import type { Resolve, Token } from '../../../application/kernel/token.js'
import type { OpenSwapChain, SwapChain } from '../../../application/ports/swapChain.js'
import { LOG, PRICE_API, SWAP_API, SWAP_CHAIN, SWAP_ROUTERS } from '../../../application/ports/tokens.js'
import { LIFETIME } from '../../../application/api/tokens.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import { toAppearance } from '../../../infrastructure/container/appearance.js'
import { guardHost } from '../../../infrastructure/container/hostAdapters/guardHost.lazy.js'
import { SWAP_GUARDS } from '../../../infrastructure/container/hostAdapters/swapGuards.lazy.js'
import { makeContainer } from '../../../infrastructure/container/makeContainer.js'
import { preloadStores } from '../../../infrastructure/container/mirror.js'
import { mainnet } from '../../../networks.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeSwapChain } from '../../fakes/fakeSwapChain.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { startRoutes } from '../../support/startRoutes.js'

const TOKEN = { address: `eip155:1:0x${'b2'.repeat(20)}`, name: 'Flint', symbol: 'FLNT', decimals: 6 } as const
const CALL = { from: '0xa', to: '0xb', value: 0n, data: '0x' } as const

/** A container with the feature `swap`, whose code brings the ports. */
const containerOf = async (more: Partial<PorticoOptions>) => {
  const options = toSettings({ networks: [mainnet], ...more })
  const container = makeContainer(options, createStore(toAppearance(options)), preloadStores(options).states)
  await container.lazy.load('swap')
  return container
}

describe('the ports for swaps', () => {
  it('use the blockchain API, report its failures to the developer, and list routers [S9-18]', async () => {
    const server = await startRoutes({
      '/v1/supported-chains': { body: { http: ['eip155:1'], ws: [] } },
      '/v1/convert/tokens': { body: { tokens: [TOKEN] } },
      '/v1/convert/gas-price': { status: 500 },
      '/v1/fungible/price': { body: { fungibles: [{ symbol: 'FLNT', price: 2 }] } },
    })
    const { resolve } = await containerOf({ endpoints: { blockchainApi: server.url } })
    assert.deepEqual(await rightOf(resolve(SWAP_API).tokens('eip155:1')), [TOKEN])
    const price = resolve(PRICE_API).price({ chainId: 'eip155:1', token: TOKEN, currency: 'usd' })
    assert.equal(await rightOf(price), 2)
    assert.deepEqual(await leftOf(resolve(SWAP_API).gasPrice('eip155:10')), { _tag: 'GasPriceNotSupported' })
    assert.deepEqual(resolve(OUTAGES).failing.value, [])
    assert.deepInclude(await leftOf(resolve(SWAP_API).gasPrice('eip155:1')), { _tag: 'HttpStatus', status: 500 })
    assert.deepEqual(resolve(OUTAGES).failing.value, ['blockchainApi gasPrice'])
    assert.lengthOf((await rightOf(resolve(SWAP_ROUTERS)))['eip155:1'] ?? [], 2)
    resolve(LIFETIME).unsubscribe()
    await server.close()
  })
  it('send nothing without a configured server', async () => {
    const { resolve } = await containerOf({})
    const { quotes, tokens, allowance, gasPrice, buildApprove, buildTransaction } = resolve(SWAP_API)
    const query = { chainId: 'eip155:1', account: '0xa', from: TOKEN.address, to: TOKEN.address, amount: 1n } as const
    for (const ask of [
      ...[quotes({ ...query, gasPrice: 0n }), tokens('eip155:1'), allowance(query), gasPrice('eip155:1')],
      ...[buildApprove(query), buildTransaction(query)],
    ])
      assert.deepEqual(await leftOf<unknown>(ask), { _tag: 'NotConfigured' })
    resolve(LIFETIME).unsubscribe()
  })
  it('read the chain through its reader', async () => {
    const { resolve } = await containerOf({ networks: [{ ...mainnet, rpcUrls: { default: { http: [] } } }] })
    const chain = await rightOf(resolve(SWAP_CHAIN))
    const network = { ...mainnet, rpcUrls: { default: { http: [] } } }
    assert.deepEqual(await leftOf(chain.balance(network, CALL.from, {})), { _tag: 'NotConfigured' })
    resolve(LIFETIME).unsubscribe()
  })
})

describe('a host’s swap chain that breaks its contract', () => {
  const fault = new Error('broken adapter')
  const UNREACHABLE = { _tag: 'Unreachable', cause: fault } as const
  const throwing = (): never => {
    throw fault
  }
  /** What the core gets from an adapter that a host binds. */
  const guard = (open: unknown, port: Token<unknown> = SWAP_CHAIN) => {
    const log = fakeLog()
    const resolve = ((token: symbol) => (token === (LOG as symbol) ? log : {})) as Resolve
    const guards = guardHost(resolve)
    guards.add(SWAP_GUARDS)
    return { open: guards.guard(port, open) as OpenSwapChain, lines: () => log.lines.map(({ message }) => message) }
  }
  const questions = (chain: SwapChain): readonly TaskEither<unknown, unknown>[] => [
    chain.allowance(mainnet, { contract: 'a', owner: 'b', spender: 'c' }),
    chain.balance(mainnet, 'a', {}),
    chain.decimals(mainnet, 'a'),
    chain.attempt(mainnet, [CALL], { pay: {}, get: {} }),
    chain.moved(mainnet, 'a', { account: 'b', pay: {}, get: {} }),
    chain.whyFailed(mainnet, 'a'),
  ]
  it('is Unreachable, without the adapter’s error text, and with a log line [design 3.3]', async () => {
    assert.deepEqual(await leftOf(guard(throwing).open), UNREACHABLE)
    for (const broken of [throwing, () => throwing, () => () => Promise.reject(fault)]) {
      const names = ['allowance', 'balance', 'decimals', 'read', 'attempt', 'moved', 'whyFailed']
      const { open, lines } = guard(TE.right(Object.fromEntries(names.map((name) => [name, broken]))))
      const chain = await rightOf(open)
      for (const ask of questions(chain)) assert.deepEqual(await leftOf(ask), UNREACHABLE)
      assert.include(lines(), 'SwapChain.attempt of this page failed')
    }
    const { open } = guard(TE.right({ ...fakeSwapChain(), read: throwing }))
    assert.isUndefined((await rightOf(open)).read(CALL))
  })
  it('has no routers if its list fails to load', async () => {
    const { open, lines } = guard(throwing, SWAP_ROUTERS)
    assert.deepEqual(await leftOf(open), UNREACHABLE)
    assert.deepEqual(lines(), ['SwapRouters of this page failed'])
    const routers = { 'eip155:1': ['0xa'] }
    assert.deepEqual(await rightOf<unknown>(guard(TE.right(routers), SWAP_ROUTERS).open), routers)
  })
  it('is used if it keeps the contract', async () => {
    const chain = fakeSwapChain()
    const { open, lines } = guard(TE.right(chain))
    for (const ask of questions(await rightOf(open))) await rightOf(ask)
    assert.deepEqual(chain.tried, [[CALL]])
    assert.isEmpty(lines())
  })
})
