import { assert } from 'chai'
import { type EvmChain, toNetwork } from '../../../domain/network/evmChain.js'
import { bitcoin } from '../../../networks.js'

/** As viem has it, with a part that no network of ours has. */
const CHAIN: EvmChain & { readonly contracts: object } = {
  id: 8453,
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
  contracts: {},
}
const NETWORK = {
  id: 8453,
  caipNetworkId: 'eip155:8453',
  chainNamespace: 'eip155',
  name: 'Base',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://rpc.example'] } },
}

describe('a network as a host gives it', () => {
  it('is left as it is where it names its CAIP-2 id, on any namespace [S3-07]', () => {
    assert.equal(toNetwork(bitcoin), bitcoin)
  })

  it('may be a chain of viem, whose CAIP-2 id follows from its number; what else viem knows is left out [S3-07]', () => {
    assert.deepEqual<object>(toNetwork(CHAIN), NETWORK)
  })

  it('keeps the explorer of a chain of viem', () => {
    const blockExplorers = { default: { name: 'Basescan', url: 'https://basescan.org' } }
    assert.deepEqual<object>(toNetwork({ ...CHAIN, blockExplorers }), { ...NETWORK, blockExplorers })
  })

  it('keeps what a chain of viem says of being a test network, and says nothing where it does not', () => {
    for (const testnet of [true, false])
      assert.deepEqual<object>(toNetwork({ ...CHAIN, testnet }), { ...NETWORK, testnet })
    assert.deepEqual<object>(toNetwork({ ...CHAIN, testnet: undefined, blockExplorers: undefined }), NETWORK)
  })
})
