import { assert } from 'chai'
import { ambiguityIn } from '../../../domain/asset/ambiguity.js'
import { assetSections, searchAssets } from '../../../domain/asset/search.js'
import { aSwapToken, ETH, USDC } from '../../fakes/fakeSwap.js'

const contract = (digit: string): string => `0x${digit.repeat(40)}`
const AUSDC = aSwapToken({ contract: contract('a'), name: 'Aave USD', symbol: 'aUSDC', balance: undefined })
const DAI = aSwapToken({ contract: contract('d'), name: 'Dai', symbol: 'DAI', balance: '0' })
const symbols = (tokens: readonly { readonly symbol: string }[]): string => tokens.map(({ symbol }) => symbol).join(' ')

describe('a search for a token to swap [V-37]', () => {
  it('matches symbol, name and contract in any case, prefix matches first', () => {
    const all = [ETH, AUSDC, USDC, DAI]
    assert.equal(symbols(searchAssets(all, ' usd ')), 'USDC aUSDC')
    assert.equal(symbols(searchAssets(all, 'ether')), 'ETH')
    assert.equal(symbols(searchAssets(all, contract('D').slice(0, 12))), 'DAI')
    assert.equal(symbols(searchAssets(all, 'none such')), '')
    assert.equal(symbols(searchAssets(all, '')), symbols(all))
  })

  it('lists a prefix match first, even if the text occurs in the name again', () => {
    const [first, later] = [
      aSwapToken({ contract: contract('1'), name: 'A usd', symbol: 'USDX' }),
      aSwapToken({ contract: contract('2'), name: 'aUSD', symbol: 'aUSD' }),
    ]
    assert.equal(symbols(searchAssets([later, first], 'usd')), 'USDX aUSD')
  })

  it('has what the account owns in its order, then the others by their symbols', () => {
    const { owned, others } = assetSections([USDC, ETH, DAI, AUSDC])
    assert.deepEqual([symbols(owned), symbols(others)], ['USDC ETH', 'aUSDC DAI'])
  })

  it('sorts tokens that are not owned by symbol, whatever the order and case of the list', () => {
    const named = (symbol: string, at: number) => aSwapToken({ contract: `0x${at}`, symbol, balance: undefined })
    for (const listed of ['B a C d', 'd C a B', 'C d B a', 'a B C d', 'd B a C'])
      assert.equal(symbols(assetSections(listed.split(' ').map(named)).others), 'a B C d')
    assert.equal(symbols(assetSections(['b', 'A', 'B', 'a'].map(named)).others), 'A a b B')
  })

  it('marks a symbol as ambiguous if it occurs twice, imitates another one, was repaired, or no list has its token [W-45]', () => {
    const again = aSwapToken({ contract: contract('9'), symbol: 'usdc' })
    const imitation = aSwapToken({ contract: contract('8'), symbol: 'D\u0410I' })
    const repaired = { ...DAI, id: '0xre', symbol: 'MKR', unknown: true } as const
    const unlisted = { ...DAI, id: '0xun', symbol: 'ROOK', unlisted: true } as const
    const all = [ETH, USDC, again, DAI, imitation, repaired, unlisted]
    assert.deepEqual(all.map(ambiguityIn(all)), [false, true, true, false, true, true, true])
  })
})
