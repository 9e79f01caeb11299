import { assert } from 'chai'
import { mostValuableFirst, type TokenBalance } from '../../../domain/account/tokens.js'
import { aToken } from '../../support/aToken.js'

const { address: _address, ...COIN } = aToken({ name: 'Ether' })
const { value: _value, ...UNPRICED } = aToken({ name: 'Unpriced' })
const cheap = (name: string, value: number): TokenBalance => aToken({ name, value })

/** The same tokens in the opposite order: whichever comes first in a list says nothing. */
const bothWays = (given: readonly TokenBalance[]): readonly string[] =>
  [given, [...given].reverse()].map((tokens) =>
    mostValuableFirst(tokens)
      .map(({ name }) => name)
      .join(),
  )

describe('the order of tokens, in whichever they come', () => {
  it('is by what they are worth, also below one; what has no price is last, after what is worth nothing [S-23]', () => {
    const given = [cheap('Much', 20), cheap('Little', 0.5), cheap('Nothing', 0), UNPRICED]
    assert.deepEqual(bothWays(given), ['Much,Little,Nothing,Unpriced', 'Much,Little,Nothing,Unpriced'])
  })

  it('has the coin of the chain before others that are worth the same, whatever their names', () => {
    assert.deepEqual(bothWays([COIN, cheap('Aave', 10)]), ['Ether,Aave', 'Ether,Aave'])
    assert.deepEqual(bothWays([COIN, cheap('Zebra', 10)]), ['Ether,Zebra', 'Ether,Zebra'])
  })

  it('has the coin no higher than what is worth more', () => {
    assert.deepEqual(bothWays([COIN, cheap('Moss', 11)]), ['Moss,Ether', 'Moss,Ether'])
  })

  it('is, of namesakes that are worth the same, the one they came in', () => {
    const twins = ['1', '2', '3'].map((digit) => aToken({ address: `eip155:1:0x${digit.repeat(40)}` }))
    assert.deepEqual(mostValuableFirst(twins), twins)
  })
})
