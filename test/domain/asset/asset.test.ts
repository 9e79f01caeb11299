import { assert } from 'chai'
import { type Asset, assetById } from '../../../domain/asset/asset.js'
import { anAsset } from './anAsset.js'

const contract = (digit: string): string => `0x${digit.repeat(40)}`
const listed = (digit: string): Asset => anAsset({ id: contract(digit), contract: contract(digit) })

const COIN = anAsset()
const DAI = listed('d')
const ALL = [COIN, DAI, listed('c')]

describe('an asset by its id', () => {
  it('is found on EVM however its contract is spelt', () => {
    const network = { chainNamespace: 'eip155' } as const
    assert.equal(assetById(ALL, network, contract('D')), DAI)
    assert.equal(assetById(ALL, network, 'coin'), COIN)
    assert.isUndefined(assetById(ALL, network, contract('e')))
  })

  it('is another one on Solana where a letter has another case', () => {
    const network = { chainNamespace: 'solana' } as const
    const [large, small] = ['So111Abc', 'so111abc'].map((id) => anAsset({ id, contract: id }))
    if (large === undefined || small === undefined) return assert.fail('one is missing')
    assert.equal(assetById([large, small], network, small.id), small)
    assert.isUndefined(assetById([large], network, small.id))
  })
})
