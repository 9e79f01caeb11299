import { assert } from 'chai'
import { totalValue } from '../../../domain/account/tokenValue.js'
import type { TokenBalance } from '../../../domain/account/tokens.js'

const token = (symbol: string, value?: number, address?: TokenBalance['address']): TokenBalance => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  price: 1,
  quantity: { decimals: '18', numeric: '1' },
  ...(value !== undefined && { value }),
  ...(address !== undefined && { address }),
})
const CONTRACT = 'eip155:1:0x5FbDB2315678afecb367f032d93F642f64180aa3'

describe('the value of an account', () => {
  it('is the sum of priced tokens, without floating point errors [S5-22]', () => {
    assert.equal(
      totalValue([token('ETH', 0.1), token('CDR', 0.2, CONTRACT), token('MOSS', undefined, CONTRACT)]),
      '0.3',
    )
    assert.equal(totalValue([token('ETH', 0)]), '0')
    assert.equal(totalValue([token('ETH', 1e21), token('CDR', 1e-7, CONTRACT)]), '1000000000000000000000.0000001')
  })

  it('excludes tokens whose name imitates another', () => {
    assert.equal(totalValue([token('ETH', 5), token('UЅDC', 1_000_000, CONTRACT)]), '5')
  })

  it('is unknown if the coin of the network has no price [S-23]', () => {
    assert.isUndefined(totalValue([]))
    assert.isUndefined(totalValue([token('ETH'), token('CDR', 3, CONTRACT)]))
    assert.isUndefined(totalValue([token('CDR', 3, CONTRACT)]))
  })
})
