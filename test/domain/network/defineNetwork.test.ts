import { assert } from 'chai'
import { bitcoinNetwork } from '../../../domain/network/defineNetwork.js'
import * as presets from '../../../networks.js'

describe('bitcoinNetwork', () => {
  it('has all of a network, and asks for no RPC: nothing reads it [S3-07] [S9-20]', () => {
    assert.deepEqual(
      bitcoinNetwork({ reference: '0f9188f13cb7b2c71f2a335e3a4fc328', name: 'Regtest', testnet: true }),
      {
        id: '0f9188f13cb7b2c71f2a335e3a4fc328',
        caipNetworkId: 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328',
        chainNamespace: 'bip122',
        name: 'Regtest',
        nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
        rpcUrls: { default: { http: [] } },
        testnet: true,
      },
    )
  })
  it('has presets for mainnet, testnet and signet, by the first half of their genesis hashes', () => {
    const { bitcoin, bitcoinTestnet, bitcoinSignet } = presets
    assert.deepEqual(
      [bitcoin, bitcoinTestnet, bitcoinSignet].map(({ caipNetworkId, testnet }) => [caipNetworkId, testnet ?? false]),
      [
        ['bip122:000000000019d6689c085ae165831e93', false],
        ['bip122:000000000933ea01ad0ee984209779ba', true],
        ['bip122:00000008819873e925422c1ff0f99f7c', true],
      ],
    )
  })
})
