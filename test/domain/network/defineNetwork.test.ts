import { assert } from 'chai'
import { bitcoinNetwork, evmNetwork, solanaNetwork } from '../../../domain/network/defineNetwork.js'
import * as presets from '../../../networks.js'

describe('bitcoinNetwork', () => {
  it('has all fields of a network, and no RPC URL, since nothing reads it [S3-07] [S9-20]', () => {
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

describe('a network from plain facts', () => {
  const EXPLORER = { name: 'Explorer', url: 'https://explorer.example' }
  const MORE = { explorer: EXPLORER, testnet: false, imageId: 'b' }
  const KEPT = { blockExplorers: { default: EXPLORER }, testnet: false, imageId: 'b' }
  const rpc = 'https://rpc.example'
  const [plain, full] = [
    { reference: '0f9188f13cb7b2c71f2a335e3a4fc328', name: 'Regtest' },
    { reference: '0f9188f13cb7b2c71f2a335e3a4fc328', name: 'Regtest', ...MORE },
  ]

  it('has explorer, test flag and picture if given [S3-07]', () => {
    assert.deepInclude(bitcoinNetwork(full), KEPT)
    assert.deepInclude(evmNetwork({ id: 1, name: 'Ethereum', rpc, ...MORE }), KEPT)
    const { imageId: _, ...ofSolana } = KEPT
    assert.deepInclude(solanaNetwork({ ...full, rpc }), ofSolana)
  })

  it('has none of these otherwise', () => {
    const networks = [bitcoinNetwork(plain), solanaNetwork({ ...plain, rpc }), evmNetwork({ id: 1, name: 'A', rpc })]
    for (const network of networks) assert.doesNotHaveAnyKeys(network, Object.keys(KEPT))
  })

  it('is identified on Solana by its genesis hash, with its own coin of 9 decimals [S3-07]', () => {
    assert.deepEqual(solanaNetwork({ reference: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Devnet', rpc }), {
      id: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      caipNetworkId: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      chainNamespace: 'solana',
      name: 'Devnet',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: [rpc] } },
    })
  })
})
