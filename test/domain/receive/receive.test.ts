import { assert } from 'chai'
import type { TokenBalance } from '../../../domain/account/tokens.js'
import type { Connection } from '../../../domain/connect/connection.js'
import { ownedAssets } from '../../../domain/asset/ownedAssets.js'
import { payableAssets } from '../../../domain/receive/payableAsset.js'
import { payableNetworks } from '../../../domain/receive/receive.js'
import type { Network } from '../../../domain/network/network.js'
import { bitcoin, bitcoinTestnet, mainnet, optimism, polygon, solana } from '../../../networks.js'

const CONTRACT = `0x${'a0'.repeat(20)}`
const NETWORKS = [mainnet, polygon, optimism, solana]
const CONNECTION: Connection = { connectorId: 'heron', accounts: ['0xab'], caipNetworkId: polygon.caipNetworkId }
const namesOf = (connection: Connection, isSmartAccount = false): readonly string[] =>
  payableNetworks(NETWORKS, 'eip155', connection, isSmartAccount).map(({ name }) => name)

const token = (part: Partial<TokenBalance>): TokenBalance => ({
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: mainnet.caipNetworkId,
  address: `${mainnet.caipNetworkId}:${CONTRACT}`,
  price: 1,
  value: 5,
  quantity: { decimals: '6', numeric: '5' },
  ...part,
})
const payableOn = (network: Network, tokenBalance?: readonly TokenBalance[]) =>
  payableAssets(ownedAssets(network, { tokenBalance, balance: undefined }))
const idsOf = (...tokens: readonly TokenBalance[]): readonly string[] => payableOn(mainnet, tokens).map(({ id }) => id)

describe('the networks on which an address can be paid', () => {
  it('are all of its namespace, since one key owns it on each', () => {
    assert.deepEqual(namesOf(CONNECTION), [mainnet.name, polygon.name, optimism.name])
  })

  it('is on Bitcoin the one that the address is for', () => {
    const connection: Connection = { ...CONNECTION, caipNetworkId: bitcoin.caipNetworkId }
    assert.deepEqual(payableNetworks([bitcoin, bitcoinTestnet], 'bip122', connection, false), [bitcoin])
  })

  it('is for a smart account its current one, since it may not exist elsewhere', () => {
    assert.deepEqual(namesOf(CONNECTION, true), [polygon.name])
  })

  it('are for a paired wallet the approved ones: it may be a contract, which exists nowhere else', () => {
    assert.deepEqual(namesOf({ ...CONNECTION, approvedNetworks: [optimism.caipNetworkId] }), [optimism.name])
    assert.deepEqual(namesOf({ ...CONNECTION, approvedNetworks: [] }), [])
  })
})

describe('what a payment can be asked for in', () => {
  it('is the coin first, before anything is known of the tokens', () => {
    const [coin, ...none] = payableOn(mainnet)
    assert.deepInclude(coin, { id: 'coin', symbol: 'ETH', decimals: 18 })
    assert.isEmpty(none)
  })

  it('include each token of the account on this network with a price', () => {
    assert.deepEqual(idsOf(token({})), ['coin', CONTRACT])
    assert.deepEqual(idsOf(token({ price: 0 })), ['coin'])
    assert.deepEqual(idsOf(token({ chainId: polygon.caipNetworkId })), ['coin'])
  })

  it('exclude a token whose contract is invalid on this network, since it would be in a link [X-09]', () => {
    for (const contract of ['coin', 'attacker.eth', '%3fvalue%3d1', `0x${'e'.repeat(40)}`, `${CONTRACT}@5/transfer`])
      assert.deepEqual(idsOf(token({ address: `${mainnet.caipNetworkId}:${contract}` })), ['coin'], contract)
    assert.deepEqual(idsOf(token({ address: `${polygon.caipNetworkId}:${CONTRACT}` })), ['coin'])
  })

  it('exclude a token named like the coin [S-23]', () => {
    for (const symbol of ['eth', 'ETH.', '.ETH', '$ETH', 'E-TH', 'ETH\u200b'])
      assert.deepEqual(idsOf(token({ symbol })), ['coin'], symbol)
    const zero = token({
      symbol: 'P0L',
      chainId: polygon.caipNetworkId,
      address: `${polygon.caipNetworkId}:${CONTRACT}`,
    })
    assert.lengthOf(payableOn(polygon, [zero]), 1)
    assert.deepEqual(idsOf(token({ symbol: 'WETH' })), ['coin', CONTRACT])
  })

  it('exclude a token whose symbol could be read as part of the amount, or as a contract [S-23]', () => {
    for (const symbol of [
      '000 ETH',
      '000USDC',
      '.5USDC',
      ',000',
      '٠٠USDC',
      'USDC ',
      ' USDC',
      'US\u00a0DC',
      'USDC\u202e',
      '',
    ])
      assert.deepEqual(idsOf(token({ symbol })), ['coin'], symbol)
    for (const symbol of ['USDC (0xA0b8…eB48)', 'USDC[1]', '（USDC）'])
      assert.deepEqual(idsOf(token({ symbol })), ['coin'], symbol)
    for (const symbol of ['1INCH', 'USDC.e', 'UNI-V2', 'USD₮0', '$WIF'])
      assert.deepEqual(idsOf(token({ symbol })), ['coin', CONTRACT], symbol)
  })

  it('is never a token that only looks like a known one, nor one whose units nobody knows (S-23)', () => {
    assert.deepEqual(idsOf(token({ symbol: 'USDС' })), ['coin'])
    for (const decimals of ['many', '-1', '256', '1.5'])
      assert.deepEqual(idsOf(token({ quantity: { decimals, numeric: '5' } })), ['coin'], decimals)
  })
})
