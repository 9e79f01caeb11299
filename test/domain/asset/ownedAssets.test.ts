import { assert } from 'chai'
import type { TokenBalance } from '../../../domain/account/tokens.js'
import type { Network } from '../../../domain/network/network.js'
import { ownedAssets } from '../../../domain/asset/ownedAssets.js'
import { aNetwork } from '../../support/aNetwork.js'
import { aToken } from '../../support/aToken.js'

const contract = (byte: string): string => `0x${byte.repeat(20)}`
const tokenAt = (address: string, change: Partial<TokenBalance> = {}) =>
  aToken({ address: `eip155:1:${address}`, ...change })
const COIN = aToken({ name: 'Ether', symbol: 'ETH', price: 2, quantity: { decimals: '18', numeric: '3' } })
const coinWith = ({ address: _address, ...coin }: TokenBalance = COIN): TokenBalance => coin
const assets = (tokenBalance: readonly TokenBalance[] | undefined, balance?: string, network: Network = aNetwork()) =>
  ownedAssets(network, { tokenBalance, balance })
const ids = (...tokens: readonly TokenBalance[]) => assets(tokens).map(({ id }) => id)

describe('what an account has on a network', () => {
  it('is the coin, also where nothing lists tokens', () => {
    const coin = { id: 'coin', name: 'Ether', symbol: 'ETH', decimals: 18, price: undefined }
    assert.deepEqual(assets(undefined), [{ ...coin, balance: undefined }])
    assert.deepEqual(assets([], '0.5'), [{ ...coin, balance: '0.5' }])
  })

  it('is the coin first, with what its network says of it, then the tokens, the most valuable first', () => {
    const [small, large] = [
      tokenAt(contract('c1'), { value: 1 }),
      tokenAt(contract('c2'), { value: 9, iconUrl: 'https://icons.example/usdc.png' }),
    ]
    const listed = assets([small, large, coinWith()], '0.5')
    assert.deepEqual(
      listed.map(({ id }) => id),
      ['coin', contract('c2'), contract('c1')],
    )
    assert.deepInclude(listed[0], { balance: '0.5', price: 2 })
    assert.deepInclude(assets([coinWith()])[0], { balance: '3' })
    assert.deepEqual(listed[1], {
      id: contract('c2'),
      contract: contract('c2'),
      name: 'USD Coin',
      symbol: 'USDC',
      decimals: 6,
      balance: '10',
      price: 1,
      iconUrl: 'https://icons.example/usdc.png',
    })
  })

  it('keeps that its label had to be repaired', () => {
    const [coin, token] = assets([tokenAt(contract('c1'), { unknown: true })])
    assert.notProperty(coin, 'unknown')
    assert.propertyVal(token, 'unknown', true)
  })

  it('has an id in lower case on EVM, and its contract as it was spelt', () => {
    assert.deepInclude(assets([tokenAt(contract('C1'))])[1], { id: contract('c1'), contract: contract('C1') })
  })

  it("exclude a token that only the host's network defines as its coin", () => {
    const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18, contract: contract('c1') }
    assert.notProperty(assets([], undefined, aNetwork({ nativeCurrency }))[0], 'contract')
  })

  it('exclude tokens of another network', () => {
    const address = `eip155:137:${contract('c1')}` as const
    assert.deepEqual(ids(aToken({ chainId: 'eip155:137', address }), aToken({ address })), ['coin'])
    assert.deepEqual(assets([{ ...coinWith(), chainId: 'eip155:137' }]), assets(undefined))
    assert.deepEqual(ids(aToken({ address: `eip155:11:${contract('c1')}` })), ['coin'])
  })

  it('exclude the address that represents the coin, and invalid ones', () => {
    const odd = [contract('ee'), contract('Ee'), contract('00'), `${contract('c1')}0`, contract('zz'), '0x', '']
    assert.deepEqual(ids(...odd.map((address) => tokenAt(address))), ['coin'])
    const close = [`0x${'e'.repeat(39)}0`, `0x${'0'.repeat(39)}1`]
    assert.sameMembers(ids(...close.map((address) => tokenAt(address))), ['coin', ...close])
  })

  it('exclude tokens with impossible decimals, which would determine amounts', () => {
    const withDecimals = (decimals: string) => tokenAt(contract('c1'), { quantity: { decimals, numeric: '1' } })
    for (const decimals of ['NaN', '-1', '1.5', '', ' ', '0x12', '1e9', '256', '300', '999', '1000000000', 'Infinity'])
      assert.deepEqual(ids(withDecimals(decimals)), ['coin'], decimals)
    for (const decimals of ['0', '18', '255']) assert.lengthOf(ids(withDecimals(decimals)), 2, decimals)
  })

  it('have their known balance, at full precision', () => {
    assert.deepInclude(assets([], '12.0345')[0], { balance: '12.0345' })
    const quantity = { decimals: '6', numeric: '0.000001' }
    assert.deepInclude(assets([tokenAt(contract('c1'), { quantity })])[1], { balance: '0.000001' })
  })

  it('have no balance and no price if those are no numbers', () => {
    const odd = (numeric: string, price: number) =>
      assets(
        [tokenAt(contract('c1'), { price, quantity: { decimals: '6', numeric } }), coinWith({ ...COIN, price })],
        numeric,
      )
    for (const [numeric, price] of [
      ['a lot', 0],
      ['1e3', NaN],
      ['-1', -1],
      ['', Infinity],
      ['1.', 0],
    ] as const)
      for (const asset of odd(numeric, price))
        assert.deepInclude(asset, { balance: asset.id === 'coin' ? '3' : undefined, price: undefined }, numeric)
  })

  it('use the mint on Solana', () => {
    const caipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    const network = aNetwork({ caipNetworkId, chainNamespace: 'solana' })
    const tokens = [mint, contract('c1'), 'short'].map((address) =>
      aToken({ chainId: caipNetworkId, address: `${caipNetworkId}:${address}` }),
    )
    assert.deepEqual(
      assets(tokens, undefined, network).map(({ id }) => id),
      ['coin', mint],
    )
  })
})
