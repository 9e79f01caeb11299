import { assert } from 'chai'
import { search } from '../../../domain/asset/search.js'
import type { TokenBalance } from '../../../domain/account/tokens.js'

const token = (name: string, symbol: string, contract?: string): TokenBalance => ({
  name,
  symbol,
  chainId: 'eip155:1',
  price: 0,
  quantity: { decimals: '18', numeric: '1' },
  ...(contract !== undefined && { address: `eip155:1:${contract}` as const }),
})
const TOKENS = [token('Ether', 'ETH'), token('Wrapped Moss', 'wMOSS', '0xE7'), token('Moss', 'MOSS', '0xAb')]
const found = (typed: string): string =>
  search(TOKENS, typed, ({ name, symbol, address }) => ({ name, symbol, contract: address }))
    .map(({ symbol }) => symbol)
    .join()

describe('a token search', () => {
  it('matches symbols, names and contracts case-insensitively, prefix matches first', () => {
    assert.equal(found('moss'), 'MOSS,wMOSS')
    assert.equal(found(' WRAPPED m'), 'wMOSS')
    assert.equal(found('0xAB'), 'MOSS')
    assert.equal(found('e'), 'ETH,wMOSS')
  })

  it('matches the coin by its name and symbol only, since it has no contract', () => {
    assert.equal(found('ether'), 'ETH')
    assert.equal(found('w'), 'wMOSS')
  })

  it('returns all in order for an empty text, and none without a match', () => {
    assert.equal(found('  '), 'ETH,wMOSS,MOSS')
    assert.equal(found('zebra'), '')
    assert.equal(found('eip155'), '')
  })
})
