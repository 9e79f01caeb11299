import { assert } from 'chai'
import { canSwapOn } from '../../../domain/swap/swapNetworks.js'
import { isOwned } from '../../../domain/asset/asset.js'
import {
  type ListedToken,
  assetByName,
  suggestedAssets,
  swapAddress,
  swapAssets,
} from '../../../domain/swap/swapAssets.js'
import { anAsset } from '../asset/anAsset.js'
import { aCoin, aDollar, aSwapNetwork, COIN_ADDRESS } from './aSwap.js'

const NETWORK = aSwapNetwork()
const contract = (byte: string) => `0x${byte.repeat(20)}`
const listed = (byte: string, change: Partial<ListedToken> = {}): ListedToken => ({
  address: `eip155:8453:${contract(byte)}`,
  name: `Token ${byte}`,
  symbol: byte.toUpperCase(),
  decimals: 18,
  ...change,
})
const COIN = anAsset({ id: 'coin', decimals: 18, balance: '2', price: 2_000 })

describe('the swap networks', () => {
  it('are twelve of EVM, by their ids [S9-18]', () => {
    const ids = [1, 10, 56, 100, 137, 250, 324, 8217, 8453, 42161, 43114, 1313161554]
    for (const id of ids) assert.isTrue(canSwapOn({ caipNetworkId: `eip155:${id}` }))
    for (const other of ['eip155:5', 'eip155:11155111', 'solana:1', 'solana:8453'] as const)
      assert.isFalse(canSwapOn({ caipNetworkId: other }))
  })
})

describe('the tokens of swapping', () => {
  it('begin with what the account has, the coin before all, and go on with the rest of the list [S7-14]', () => {
    const own = anAsset({ id: contract('bb'), contract: contract('BB'), decimals: 18, balance: '5', price: 3 })
    const tokens = swapAssets(NETWORK, [listed('aa'), listed('bb')], [COIN, own])
    assert.deepEqual(
      tokens.map(({ id, balance, price }) => [id, balance, price]),
      [
        ['coin', '2', 2_000],
        [contract('bb'), '5', 3],
        [contract('aa'), undefined, undefined],
      ],
    )
  })

  it('have the contract of a token as the list spells it, and none for the coin', () => {
    const spelt = listed('aa', { address: `eip155:8453:${contract('AA')}` })
    const [coin, token] = swapAssets(NETWORK, [spelt], [COIN])
    assert.notProperty(coin, 'contract')
    assert.deepInclude(token, { id: contract('aa'), contract: contract('AA') })
  })

  it('have the coin with the decimals of the network, whatever the account says of it', () => {
    const [coin] = swapAssets(NETWORK, [], [{ ...COIN, decimals: 9 }])
    assert.deepInclude(coin, { id: 'coin', decimals: 18, balance: '2' })
  })

  it('have the coin also without a list, under the address that stands for it', () => {
    const [coin, ...none] = swapAssets(NETWORK, [], [])
    assert.deepEqual(coin, aCoin({ balance: undefined, price: undefined }))
    assert.equal(swapAddress(NETWORK, aCoin()), `eip155:8453:${COIN_ADDRESS}`)
    assert.isEmpty(none)
    const named = { ...listed('ee'), address: `eip155:8453:${COIN_ADDRESS}`, iconUrl: 'https://x.example/e' } as const
    assert.deepInclude(swapAssets(NETWORK, [named], [])[0], { id: 'coin', symbol: 'ETH', iconUrl: named.iconUrl })
  })

  it('leave out what no list has, NFTs, other networks, and a token with other decimals than the list says', () => {
    const other = anAsset({ id: contract('cc'), contract: contract('cc'), decimals: 6 })
    const unlisted = anAsset({ id: contract('dd'), contract: contract('dd') })
    const nft = anAsset({
      id: contract('aa'),
      contract: contract('aa'),
      decimals: 18,
      nft: { standard: 'ERC-721', tokenId: 1n, pictureUrl: '' },
    })
    const elsewhere = listed('ff', { address: `eip155:1:${contract('ff')}` })
    const tokens = swapAssets(NETWORK, [listed('aa'), listed('cc'), elsewhere], [COIN, other, unlisted, nft])
    assert.deepEqual(
      tokens.map(({ id, balance }) => [id, balance]),
      [
        ['coin', '2'],
        [contract('aa'), undefined],
        [contract('cc'), undefined],
      ],
    )
  })

  it('are suggested by unique symbol, eight at most, in the order of the reference', () => {
    const symbols = ['DAI', 'aave', 'usdc', 'ETH', 'XYZ', 'UNI', 'AAVE', 'LINK', 'WBTC', 'WETH', 'USDT', 'ARB', 'BAL']
    const tokens = symbols.map((symbol, at) => aDollar({ id: `${at}`, symbol }))
    assert.deepEqual(
      suggestedAssets(tokens).map(({ symbol }) => symbol),
      ['ETH', 'UNI', 'LINK', 'WBTC', 'DAI', 'WETH', 'usdc', 'USDT'],
    )
  })

  it('are found by id, contract or symbol, ids before symbols, and not by a symbol that an imitation shares', () => {
    const tokens = [aCoin(), aDollar(), aDollar({ id: 'x', symbol: 'coin' })]
    assert.equal(assetByName(tokens, 'COIN'), tokens[0])
    assert.equal(assetByName(tokens, 'usdc'), tokens[1])
    assert.equal(assetByName(tokens, contract('D0').toUpperCase()), tokens[1])
    assert.isUndefined(assetByName(tokens, ''))
    assert.isUndefined(assetByName([...tokens, aDollar({ id: 'y', symbol: 'USDC' })], 'usdc'))
    const { symbol } = aCoin()
    assert.equal(assetByName([aDollar({ id: 'z', symbol }), ...tokens], symbol), tokens[0])
  })

  it('are owned with a balance above zero', () => {
    assert.deepEqual(
      ['0.001', '0', '0.00', undefined].map((balance) => isOwned(aDollar({ balance }))),
      [true, false, false, false],
    )
  })
})
