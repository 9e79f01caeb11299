import { assert } from 'chai'
import type { TokenBalance } from '../../../domain/account/tokens.js'
import type { Connection } from '../../../domain/connect/connection.js'
import { payableAssets } from '../../../domain/receive/payableAsset.js'
import { payableNetworks } from '../../../domain/receive/receive.js'
import { mainnet, optimism, polygon, solana } from '../../../networks.js'

const NETWORKS = [mainnet, polygon, optimism, solana]
const CONNECTION: Connection = { connectorId: 'heron', accounts: ['0xab'], caipNetworkId: polygon.caipNetworkId }
const namesOf = (connection: Connection, isSmartAccount = false): readonly string[] =>
  payableNetworks(NETWORKS, 'eip155', connection, isSmartAccount).map(({ name }) => name)

const token = (part: Partial<TokenBalance>): TokenBalance => ({
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: mainnet.caipNetworkId,
  address: `${mainnet.caipNetworkId}:0xa0b8`,
  price: 1,
  value: 5,
  quantity: { decimals: '6', numeric: '5' },
  ...part,
})
const idsOf = (...tokens: readonly TokenBalance[]): readonly string[] =>
  payableAssets(mainnet, { _tag: 'Loaded', tokens }).map(({ id }) => id)

describe('the networks that an address can be paid on', () => {
  it('are all of its namespace, since one key holds it on each', () => {
    assert.deepEqual(namesOf(CONNECTION), [mainnet.name, polygon.name, optimism.name])
  })

  it('is for a smart account the one it is on, which may be the only one where it is', () => {
    assert.deepEqual(namesOf(CONNECTION, true), [polygon.name])
  })

  it('are for a paired wallet those it approved: it may be a contract, which is nowhere else', () => {
    assert.deepEqual(namesOf({ ...CONNECTION, approvedNetworks: [optimism.caipNetworkId] }), [optimism.name])
    assert.deepEqual(namesOf({ ...CONNECTION, approvedNetworks: [] }), [])
  })
})

describe('what a payment can be asked for in', () => {
  it('is the coin first, before anything is known of the tokens', () => {
    assert.deepEqual(payableAssets(mainnet, { _tag: 'Loading' }), [{ id: 'coin', symbol: 'ETH', decimals: 18 }])
  })

  it('is each token of the account on this network that has a price', () => {
    assert.deepEqual(idsOf(token({})), ['coin', '0xa0b8'])
    assert.deepEqual(idsOf(token({ price: 0 })), ['coin'])
    assert.deepEqual(idsOf(token({ chainId: polygon.caipNetworkId })), ['coin'])
  })

  it('is never a token that only looks like a known one, nor one whose units nobody knows (S-23)', () => {
    assert.deepEqual(idsOf(token({ symbol: 'USDС' })), ['coin'])
    assert.deepEqual(idsOf(token({ quantity: { decimals: 'many', numeric: '5' } })), ['coin'])
  })
})
