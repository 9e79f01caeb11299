import { assert } from 'chai'
import { type EvmChain, toNetwork } from '../../../domain/network/evmChain.js'
import { bitcoin } from '../../../networks.js'

/** As viem has it, with an extra field. */
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

describe('a network given by a host', () => {
  it('is unchanged if it has a CAIP-2 id, on any namespace [S3-07]', () => {
    assert.equal(toNetwork(bitcoin), bitcoin)
  })

  it('may be a chain of viem, whose CAIP-2 id follows from its number; extra fields are dropped [S3-07]', () => {
    assert.deepEqual<object>(toNetwork(CHAIN), NETWORK)
  })

  it('keeps the explorer of a viem chain', () => {
    const blockExplorers = { default: { name: 'Basescan', url: 'https://basescan.org' } }
    assert.deepEqual<object>(toNetwork({ ...CHAIN, blockExplorers }), { ...NETWORK, blockExplorers })
  })

  it('keeps the test flag of a viem chain, and sets none otherwise', () => {
    for (const testnet of [true, false])
      assert.deepEqual<object>(toNetwork({ ...CHAIN, testnet }), { ...NETWORK, testnet })
    assert.deepEqual<object>(toNetwork({ ...CHAIN, testnet: undefined, blockExplorers: undefined }), NETWORK)
  })
})
