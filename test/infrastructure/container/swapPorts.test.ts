import { assert } from 'chai'
import { toSettings } from '../../../application/api/settings.js'
import type { PorticoOptions } from '../../../application/portico.js'
import { createStore } from '../../../application/kernel/store.js'
import { PRICE_API, SWAP_API, SWAP_CHAIN, SWAP_ROUTERS } from '../../../application/ports/tokens.js'
import { LIFETIME } from '../../../application/api/tokens.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import { toAppearance } from '../../../infrastructure/container/appearance.js'
import { makeContainer } from '../../../infrastructure/container/makeContainer.js'
import { preloadStores } from '../../../infrastructure/container/mirror.js'
import { mainnet } from '../../../networks.js'
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
    assert.lengthOf(resolve(SWAP_ROUTERS)['eip155:1'] ?? [], 2)
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
    const chain = resolve(SWAP_CHAIN)
    const network = { ...mainnet, rpcUrls: { default: { http: [] } } }
    assert.deepEqual(await leftOf(chain.balance(network, CALL.from, {})), { _tag: 'NotConfigured' })
    resolve(LIFETIME).unsubscribe()
  })
})
