import { assert } from 'chai'
import { assetById, findAssets, isAmbiguous, type SendableAsset } from '../../../domain/send/sendableAsset.js'
import { aToken } from '../../support/aToken.js'
import { aSendable } from './aSendable.js'

const contract = (digit: string): string => `0x${digit.repeat(40)}`
const listed = (digit: string, symbol: string, name: string): SendableAsset =>
  aSendable({ id: contract(digit), contract: contract(digit), symbol, name, token: aToken() })

const COIN = aSendable()
const DAI = listed('d', 'DAI', 'Dai Stablecoin')
const USDC = listed('c', 'USDC', 'USD Coin')
const ALL = [COIN, DAI, USDC]
const symbolsOf = (typed: string): readonly string[] => findAssets(ALL, typed).map(({ symbol }) => symbol)

describe('looking for what is sent [W-45]', () => {
  it('finds it by a part of its symbol, name or contract, in any case', () => {
    assert.deepEqual(symbolsOf('usd'), ['USDC'])
    assert.deepEqual(symbolsOf('COIN'), ['DAI', 'USDC'])
    assert.deepEqual(symbolsOf('ether'), ['ETH'])
    assert.deepEqual(symbolsOf(contract('D').slice(3, 12)), ['DAI'])
  })

  it('has all of it where nothing is typed, and nothing where nothing has that', () => {
    for (const typed of ['', '  ', '\t']) assert.deepEqual(symbolsOf(typed), ['ETH', 'DAI', 'USDC'])
    for (const typed of ['none such', contract('e'), 'undefined']) assert.isEmpty(symbolsOf(typed))
  })

  it('does not mind the blanks around what is typed', () => assert.deepEqual(symbolsOf(' \tusdc\n'), ['USDC']))
})

describe('what is sent, by its id', () => {
  it('is found on EVM however its contract is spelt', () => {
    const network = { chainNamespace: 'eip155' } as const
    assert.equal(assetById(ALL, network, contract('D')), DAI)
    assert.equal(assetById(ALL, network, 'coin'), COIN)
    assert.isUndefined(assetById(ALL, network, contract('e')))
  })

  it('is another one on Solana where a letter has another case', () => {
    const network = { chainNamespace: 'solana' } as const
    const [large, small] = ['So111Abc', 'so111abc'].map((id) => aSendable({ id, contract: id }))
    if (large === undefined || small === undefined) return assert.fail('one is missing')
    assert.equal(assetById([large, small], network, small.id), small)
    assert.isUndefined(assetById([large], network, small.id))
  })
})

describe('a name that does not say what is sent [W-45]', () => {
  const isOdd = (asset: SendableAsset, others: readonly SendableAsset[] = ALL) => isAmbiguous(asset, [...others, asset])

  it('is one that another of the account has, too', () => {
    const again = listed('9', 'USDC', 'USD Coin')
    assert.isTrue(isOdd(again))
    assert.isTrue(isAmbiguous(USDC, [...ALL, again]))
    assert.isFalse(isAmbiguous(DAI, [...ALL, again]))
    for (const asset of ALL) assert.isFalse(isAmbiguous(asset, ALL), asset.symbol)
  })

  it('is one of what no list has, one that imitates another, and one that had to be repaired', () => {
    assert.isTrue(isOdd(aSendable({ id: contract('8'), contract: contract('8'), symbol: 'ROOK' })))
    assert.isTrue(isOdd(listed('7', 'W\u0415TH', 'Wrapped')))
    assert.isTrue(isOdd({ ...listed('6', 'MKR', 'Maker'), token: aToken({ unknown: true }) }))
    assert.isFalse(isOdd(listed('5', 'MKR', 'Maker')))
  })
})
