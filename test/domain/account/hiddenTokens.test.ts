import { assert } from 'chai'
import type { CaipAddress } from '../../../domain/account/caip10.js'
import { isHidden, withHidden, withShown } from '../../../domain/account/hiddenTokens.js'

const MOSS = 'eip155:1:0xAb'
const MINT = 'solana:main:AbC'

describe('the tokens that a visitor hides', () => {
  it('are identified by contract, case-insensitively in hex, and exactly otherwise', () => {
    const hidden = withHidden(withHidden([], MOSS), MINT)
    assert.isTrue(isHidden(hidden, { address: 'eip155:1:0xaB' }))
    assert.isTrue(isHidden(hidden, { address: MINT }))
    assert.isFalse(isHidden(hidden, { address: 'solana:main:abc' }))
    assert.isFalse(isHidden(hidden, { address: 'eip155:10:0xab' }))
    assert.isFalse(isHidden(hidden, {}))
  })

  it('can be shown again, and are stored once', () => {
    const hidden = withHidden(withHidden([], MOSS), 'eip155:1:0xAB')
    assert.lengthOf(hidden, 1)
    assert.deepEqual(withShown(hidden, MOSS), [])
    assert.deepEqual(withShown([], MOSS), [])
  })

  it('are 500 at most: the oldest one is shown again', () => {
    const many = Array.from({ length: 501 }, (_, at): CaipAddress => `eip155:1:0x${at}`)
    const hidden = many.reduce<readonly CaipAddress[]>(withHidden, [])
    assert.lengthOf(hidden, 500)
    assert.isFalse(isHidden(hidden, { address: 'eip155:1:0x0' }))
    assert.isTrue(isHidden(hidden, { address: 'eip155:1:0x500' }))
  })
})
