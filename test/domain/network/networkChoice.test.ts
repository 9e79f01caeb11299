import { assert } from 'chai'
import fc from 'fast-check'
import { resolveNetwork } from '../../../domain/network/networkChoice.js'
import { evmNetwork } from '../../../domain/network/defineNetwork.js'
import { toCoinType } from '../../../domain/network/caip2.js'
import { aNetwork } from '../../support/aNetwork.js'

describe('toCoinType', () => {
  it('converts chain ids below 2147483648 only [S5-08] [S8-26]', () =>
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 2 ** 33 }), (chainId) => {
        assert.equal(toCoinType(chainId) !== undefined, chainId >= 0 && chainId < 2147483648)
      }),
      { numRuns: 1_000, examples: [[2147483647], [2147483648], [0], [-1]] },
    ))

  it('sets the top bit of the chain id, and keeps 60 for mainnet', () => {
    assert.equal(toCoinType(1), 60)
    assert.equal(toCoinType(10), 2147483658)
    assert.equal(toCoinType(2147483647), 4294967295)
  })

  it('gives two chains two coin types', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 2147483647 }), { minLength: 2, maxLength: 2 }),
        ([a = 0, b = 0]) => {
          assert.notEqual(toCoinType(a), toCoinType(b))
        },
      ),
    ))

  for (const chainId of [2147483648, -1, 1.5, NaN, Infinity]) {
    it(`gives ${chainId} no coin type [S5-08]`, () => {
      assert.isUndefined(toCoinType(chainId))
    })
  }
})

describe('activeNetworkOf', () => {
  it('is the configured network of the wallet', () => {
    const optimism = aNetwork({ id: 10, caipNetworkId: 'eip155:10' })
    assert.deepEqual(resolveNetwork([aNetwork(), optimism], 'eip155:10'), { _tag: 'Configured', network: optimism })
  })

  it('is the chain that the wallet reports, even if it is not configured [U-36]', () => {
    assert.deepEqual(resolveNetwork([aNetwork()], 'eip155:137'), { _tag: 'Unsupported', caipNetworkId: 'eip155:137' })
  })
})

describe('evmNetwork', () => {
  it('has all fields of a network: id, CAIP-2 id, namespace, name, currency and RPC URLs [S3-07]', () => {
    assert.deepEqual(evmNetwork({ id: 31337, name: 'Localhost', rpc: 'http://127.0.0.1:8545' }), {
      id: 31337,
      caipNetworkId: 'eip155:31337',
      chainNamespace: 'eip155',
      name: 'Localhost',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
    })
  })

  it('keeps the given currency, explorer and test flag', () => {
    const currency = { name: 'xDAI', symbol: 'XDAI', decimals: 18 }
    const explorer = { name: 'Gnosisscan', url: 'https://gnosisscan.io' }
    const network = evmNetwork({
      id: 100,
      name: 'Gnosis',
      currency,
      rpc: 'https://rpc.example',
      explorer,
      testnet: false,
    })
    assert.deepEqual(network.nativeCurrency, currency)
    assert.deepEqual(network.blockExplorers, { default: explorer })
    assert.isFalse(network.testnet)
  })
})
