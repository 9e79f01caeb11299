import { assert } from 'chai'
import { mostValuableFirst, type TokenBalance } from '../../../domain/account/tokens.js'
import { aToken } from '../../support/aToken.js'

const { address: _address, ...COIN } = aToken({ name: 'Ether' })
const { value: _value, ...UNPRICED } = aToken({ name: 'Unpriced' })
const cheap = (name: string, value: number): TokenBalance => aToken({ name, value })

/** The same tokens in reverse: the input order is irrelevant. */
const bothWays = (given: readonly TokenBalance[]): readonly string[] =>
  [given, [...given].reverse()].map((tokens) =>
    mostValuableFirst(tokens)
      .map(({ name }) => name)
      .join(),
  )

describe('the order of tokens', () => {
  it('is by value, also below one; tokens without a price come last, after those worth zero [S-23]', () => {
    const given = [cheap('Much', 20), cheap('Little', 0.5), cheap('Nothing', 0), UNPRICED]
    assert.deepEqual(bothWays(given), ['Much,Little,Nothing,Unpriced', 'Much,Little,Nothing,Unpriced'])
  })

  it('puts the chain’s coin before others of equal value, whatever their names', () => {
    assert.deepEqual(bothWays([COIN, cheap('Aave', 10)]), ['Ether,Aave', 'Ether,Aave'])
    assert.deepEqual(bothWays([COIN, cheap('Zebra', 10)]), ['Ether,Zebra', 'Ether,Zebra'])
  })

  it('puts the coin after tokens of higher value', () => {
    assert.deepEqual(bothWays([COIN, cheap('Moss', 11)]), ['Moss,Ether', 'Moss,Ether'])
  })

  it('is stable for tokens with equal name and value', () => {
    const twins = ['1', '2', '3'].map((digit) => aToken({ address: `eip155:1:0x${digit.repeat(40)}` }))
    assert.deepEqual(mostValuableFirst(twins), twins)
  })
})
